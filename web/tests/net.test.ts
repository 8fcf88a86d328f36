import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, call, json } from '../src/net/api';
import { Latest } from '../src/net/latest';
import { rulePath } from '../src/net/rules';
import { allTokens, invitationOf, keepInvitations, keepSeats, seatsOf } from '../src/net/seats';
import { requestOf, type Wish } from '../src/pages/founding';
import { Line } from '../src/net/socket';
import { route } from '../src/router.svelte';
import { FarEnd, lastLine } from './wires';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function reply(status: number, body: string): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

describe('talking to the server', () => {
  test('a refusal keeps the sentence and the reasons', async () => {
    reply(409, JSON.stringify({ error: 'Too far.', reasons: [{ id: 'far', why: 'move.far' }] }));
    const failure = await call('/api/x').catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ApiError);
    expect((failure as ApiError).message).toBe('Too far.');
    expect((failure as ApiError).reasons[0]?.why).toBe('move.far');
  });

  test('a broken reply is still one plain failure', async () => {
    reply(502, '<html>');
    await expect(json('/api/x')).rejects.toMatchObject({ status: 502, reasons: [] });
  });

  test('no server is told apart from a refusal', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed')));
    await expect(call('/api/x')).rejects.toMatchObject({ offline: true });
  });

  test('seat tokens go along as bearers', async () => {
    const seen = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', seen);
    await call('/api/games', { tokens: ['t1', 't2'] });
    expect(seen.mock.calls[0]).toMatchObject(['/api/games', { headers: { Authorization: 'Bearer t1 t2' } }]);
  });

  test('of many questions asked in haste only the newest is asked next', async () => {
    const asked: number[] = [];
    const settled: number[] = [];
    let release: () => void = () => undefined;
    const latest = new Latest<number, number>(
      async (n) => {
        asked.push(n);
        if (n === 1) await new Promise<void>((resolve) => (release = resolve));
        return n * 10;
      },
      (_, told) => settled.push(told),
    );
    for (const n of [1, 2, 3, 4]) latest.ask(n);
    release();
    await vi.waitFor(() => expect(settled).toEqual([10, 40]));
    expect(asked).toEqual([1, 4]);
  });

  test('what was asked before a change of mind is not shown any more', async () => {
    const settled: string[] = [];
    let release: () => void = () => undefined;
    const latest = new Latest<string, string>(
      async (ask) => {
        await new Promise<void>((resolve) => (release = resolve));
        return ask;
      },
      (_, told) => settled.push(told),
    );
    latest.ask('old');
    latest.clear();
    release();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(settled).toEqual([]);
  });
});

describe('asking again', () => {
  const busy = new ApiError(503, 'too slow');
  let asked: string[] = [];
  let told: string[] = [];
  /** Asks somebody who is too busy for the first so many questions. */
  function patient(refusals: number, failure: ApiError = busy): Latest<string, string> {
    asked = [];
    told = [];
    return new Latest<string, string>(
      async (ask) => {
        asked.push(ask);
        if (asked.length <= refusals) throw failure;
        return ask;
      },
      (_, reply) => told.push(reply),
      (ask) => told.push(`${ask} failed`),
      { worth: (thrown) => thrown === busy, waits: () => told.push('waits') },
    );
  }
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('what the server had no time for is asked again a little later, and said meanwhile', async () => {
    patient(2).ask('odds');
    await vi.advanceTimersByTimeAsync(900);
    expect([asked.length, told]).toEqual([1, ['waits']]);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked.length).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(told).toEqual(['waits', 'waits', 'odds']);
  });

  test('after a few tries it is given up, and asked no more', async () => {
    patient(99).ask('odds');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked.length).toBe(5);
    expect(told.at(-1)).toBe('odds failed');
  });

  test('a refusal that stays the same is told at once', async () => {
    patient(99, new ApiError(409, 'not asked')).ask('odds');
    await vi.advanceTimersByTimeAsync(600_000);
    expect([asked.length, told]).toEqual([1, ['odds failed']]);
  });

  test('who wants to know something else by now is told that alone, at once', async () => {
    const latest = patient(1);
    latest.ask('old');
    await vi.advanceTimersByTimeAsync(100);
    latest.ask('new');
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['waits', 'new']);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toEqual(['old', 'new']);
  });

  test('who wants to know nothing any more is told nothing', async () => {
    const latest = patient(1);
    latest.ask('old');
    await vi.advanceTimersByTimeAsync(100);
    latest.clear();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([asked, told]).toEqual([['old'], ['waits']]);
  });
});

describe('a line to the server', () => {
  beforeEach(() => {
    FarEnd.opened = [];
    vi.stubGlobal('WebSocket', FarEnd);
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  function talk(): { line: Line; heard: string[] } {
    const heard: string[] = [];
    const line = new Line(
      '/api/x',
      { token: 't' },
      {
        told: (message) => heard.push(`told ${String(message['n'])}`),
        link: (link) => heard.push(link),
        refused: (sentence) => heard.push(`refused: ${sentence}`),
        gone: (status, sentence) => heard.push(`gone ${status}: ${sentence}`),
      },
    );
    return { line, heard };
  }

  test('it shows its token first, and tells what comes', () => {
    const { heard } = talk();
    lastLine().accept().say({ n: 1 });
    expect(lastLine().url).toMatch(/^ws:.*\/api\/x$/);
    expect(lastLine().sent).toEqual([{ token: 't' }]);
    expect(heard).toEqual(['live', 'told 1']);
  });

  test('when it breaks it is taken up again, a little later each time', async () => {
    const { heard } = talk();
    lastLine().accept().hangUp(1012);
    await vi.advanceTimersByTimeAsync(500);
    lastLine().hangUp(1006);
    await vi.advanceTimersByTimeAsync(500);
    expect(FarEnd.opened.length).toBe(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(FarEnd.opened.length).toBe(3);
    expect(heard).toEqual(['lost', 'lost']);
  });

  test('a refusal for now is told and tried again; one for good is told and that is all', async () => {
    const { heard } = talk();
    lastLine().accept().say({ error: 'full', reasons: [] });
    lastLine().hangUp(4503);
    await vi.advanceTimersByTimeAsync(500);
    lastLine().accept().say({ error: 'not yours', reasons: [] });
    lastLine().hangUp(4403);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(FarEnd.opened.length).toBe(2);
    expect(heard).toEqual(['refused: full', 'lost', 'gone 403: not yours']);
  });

  test('once it is closed nothing more is told or tried', async () => {
    const { line, heard } = talk();
    lastLine().accept();
    line.close();
    lastLine().say({ n: 1 });
    await vi.advanceTimersByTimeAsync(600_000);
    expect([FarEnd.opened.length, heard]).toEqual([1, []]);
  });
});

describe('seats in this browser', () => {
  test('tokens and invitations are kept per game', () => {
    keepSeats('g1', { A: 'ta' });
    keepSeats('g1', { B: 'tb' });
    keepSeats('g2', { A: 'tc' });
    keepInvitations('g1', { C: 'code' });
    expect(seatsOf('g1')).toEqual({ A: 'ta', B: 'tb' });
    expect(allTokens().sort()).toEqual(['ta', 'tb', 'tc']);
    expect(invitationOf('g1', 'C')).toBe('code');
    expect(invitationOf('g2', 'C')).toBeNull();
  });

  test('a spoilt store is an empty one', () => {
    localStorage.setItem('sandtable.seats', '{nonsense');
    expect(seatsOf('g1')).toEqual({});
  });
});

describe('addresses and set-ups', () => {
  test('paths name their pages', () => {
    expect(route('/')).toMatchObject({ page: 'start' });
    expect(route('/game/abc')).toMatchObject({ page: 'game', first: 'abc' });
    expect(route('/rules/fubar')).toMatchObject({ page: 'rules', first: 'fubar', rest: '' });
    expect(route('/game')).toMatchObject({ page: 'nowhere' });
  });

  test('a rule is found again at its path', () => {
    expect(route(rulePath('fubar.dice.six'))).toMatchObject({ page: 'rules', first: 'fubar', rest: 'fubar.dice.six' });
  });

  test('a wish becomes the request that sets the game up', () => {
    const wish: Wish = {
      system: 'fubar',
      scenario: 's',
      sides: [
        { holder: 'me', army: null, name: 'Us' },
        { holder: 'bot:greedy', army: null, name: '' },
      ],
      unit: 'cm',
      options: {},
      layout: 7,
      seed: null,
      typed: true,
      deployed: true,
    };
    expect(requestOf(wish)).toEqual({
      setup: {
        system: 'fubar',
        scenario: 's',
        sides: [
          { name: 'Us', army: null },
          { name: '', army: null },
        ],
        unit: 'cm',
        options: {},
        layout: 7,
      },
      seats: { A: 'me', B: 'bot:greedy' },
      dice: 'typed',
      orders: { A: { 'core.deploy': 'suggested' } },
    });
  });
});
