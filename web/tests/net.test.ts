import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, call, json } from '../src/net/api';
import { Latest } from '../src/net/latest';
import { rulePath } from '../src/net/rules';
import { allTokens, invitationOf, keepInvitations, keepSeats, seatsOf } from '../src/net/seats';
import { requestOf, type Wish } from '../src/pages/founding';
import { route } from '../src/router.svelte';

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
    const wish: Wish = { system: 'fubar', scenario: 's', sides: [{ holder: 'me', army: null, name: 'Us' }, { holder: 'bot:greedy', army: null, name: '' }], unit: 'cm', options: {}, layout: 7, seed: null, typed: true, deployed: true };
    expect(requestOf(wish)).toEqual({
      setup: { system: 'fubar', scenario: 's', sides: [{ name: 'Us', army: null }, { name: '', army: null }], unit: 'cm', options: {}, layout: 7 },
      seats: { A: 'me', B: 'bot:greedy' },
      dice: 'typed',
      orders: { A: { 'core.deploy': 'suggested' } },
    });
  });
});
