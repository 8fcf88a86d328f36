import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChooseDraft } from '../src/game/drafts';
import { consideredOf, Session } from '../src/game/session.svelte';
import { keepSeats, seatsOf } from '../src/net/seats';
import type { GameEvent } from '../src/wire/event';
import type { Point } from '../src/wire/message';
import type { View } from '../src/wire/view';
import { ask, loadTexts, theView } from './fixtures';
import { FarEnd, lastLine } from './wires';

const later = (version: number, more: Partial<View> = {}): View => ({ ...structuredClone(theView), version, ...more });
const walked = (version: number): View =>
  later(version, {
    question: ask('move'),
    events: [
      ...theView.events,
      {
        id: 'fx-ev-guard',
        rules: [],
        moved: [
          {
            token: 'rifles.1',
            points: [
              [14.2, 27.4],
              [15, 27.4],
            ],
          },
        ],
      },
    ],
  });

let session: Session;
beforeEach(() => {
  localStorage.clear();
  keepSeats('fixture', { A: 'token-a' });
  session = new Session('fixture');
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

describe('a game at this browser', () => {
  test('the first view is shown at once, with its question', () => {
    session.receive(later(17));
    expect(session.question?.kind).toBe('choose');
    expect(session.events).toHaveLength(theView.events.length);
  });

  test('what is new is played before the next question is asked', async () => {
    session.receive(later(17));
    session.receive(walked(18));
    expect(session.stage.playing).toBe(true);
    expect(session.question).toBeNull();
    session.stage.finish();
    await vi.waitFor(() => expect(session.question?.kind).toBe('move'));
    expect(session.events).toHaveLength(theView.events.length + 1);
  });

  test('a computer that was late is told of once, and how many games its turn waits for', () => {
    session.receive(later(17, { bots: { ahead: null, stood_in: [] } }));
    const late = { side: 'B', why: 'late' as const, times: 1 };
    session.receive(later(18, { bots: { ahead: null, stood_in: [late] } }));
    expect(session.notice?.sentence).toContain('too long');
    session.notice = null;
    session.receive(later(19, { bots: { ahead: 2, stood_in: [late] } }));
    expect(session.notice).toBeNull();
    expect(session.view?.bots?.ahead).toBe(2);
  });

  test('the same view twice, as reply and over the socket, is played once and then shown', async () => {
    session.receive(later(17));
    session.receive(walked(18), false);
    session.receive(walked(18));
    session.stage.finish();
    await vi.waitFor(() => expect(session.view?.version).toBe(18));
    expect(session.question?.kind).toBe('move');
    expect(session.events).toHaveLength(theView.events.length + 1);
  });

  test('a reply that was overtaken by the socket changes nothing', () => {
    session.receive(later(19));
    session.receive(later(18, { question: null }), false);
    expect(session.view?.version).toBe(19);
  });

  test('after an undo the older view is shown', () => {
    session.receive(later(17));
    session.receive(later(16, { question: ask('target'), events: theView.events.slice(0, 3) }));
    expect(session.question?.kind).toBe('target');
    expect(session.events).toHaveLength(3);
  });

  test('views of other sides are none of ours', () => {
    session.receive(later(17, { side: 'B' }));
    expect(session.view).toBeNull();
  });

  test('an answer in the making survives news about seats', () => {
    session.receive(later(17));
    session.draft?.take('guard');
    session.receive(later(17, { seats: [] }));
    expect(session.draft?.answer()).toBe('guard');
    expect(session.view?.seats).toEqual([]);
  });

  test('when another side of this screen is asked, the table is handed over', () => {
    keepSeats('fixture', { B: 'token-b' });
    session.receive(later(17, { question: null, waiting_for: 'B' }));
    expect(session.handover).toBe('B');
  });

  test('an answer that cannot be sent leaves the draft and one clear sentence', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed')));
    session.receive(later(17));
    session.draft?.take('walk');
    await session.give('walk');
    expect(session.notice?.sentence).toBe('The server cannot be reached. Your answer was not sent; please try again.');
    expect(session.draft?.answer()).toBe('walk');
    expect(session.sending).toBe(false);
  });

  test('a refused answer is told with its reason, and a game that moved on is shown', async () => {
    const moved = later(20, { question: ask('target') });
    vi.stubGlobal('fetch', async (path: string) =>
      path.includes('/answers')
        ? new Response(JSON.stringify({ error: 'gone on', reasons: [] }), { status: 409 })
        : new Response(JSON.stringify(moved)),
    );
    session.receive(later(17));
    await session.give('walk');
    expect(session.notice?.sentence).toContain('had moved on');
    expect(session.question?.kind).toBe('target');
  });
});

describe('a seat that changes hands', () => {
  const onlooker = (): View =>
    later(17, {
      side: null,
      question: null,
      seats: theView.seats.map((seat) => (seat.side === 'A' ? { ...seat, held_by: 'bot', bot: 'greedy' } : seat)),
    });
  /** A server where the token of side A ends. */
  function serve(ended: { now: boolean }): void {
    vi.stubGlobal('fetch', async (path: string) => {
      if (!path.includes('side=')) return new Response(JSON.stringify(onlooker()));
      return ended.now
        ? new Response(JSON.stringify({ error: 'wrong token', reasons: [] }), { status: 403 })
        : new Response(JSON.stringify(later(17)));
    });
  }
  beforeEach(async () => {
    await loadTexts();
    FarEnd.opened = [];
    vi.stubGlobal('WebSocket', FarEnd);
  });

  test('is told in plain words, and the game is watched', async () => {
    const ended = { now: false };
    serve(ended);
    await session.open();
    expect(session.question).not.toBeNull();
    ended.now = true;
    lastLine().accept().say({ error: 'This seat has changed hands; show the new token.', reasons: [] });
    lastLine().hangUp(4403);
    await vi.waitFor(() => expect(session.view?.side).toBeNull());
    expect(session.notice).toMatchObject({
      bad: false,
      sentence: expect.stringMatching(/^The computer .* plays .* now\. You can go on watching/),
    });
    expect([session.question, session.failed, seatsOf('fixture')]).toEqual([null, null, {}]);
    expect(lastLine().url).toMatch(/socket$/);
  });

  test('is told the same to whoever comes back later', async () => {
    serve({ now: true });
    await session.open();
    expect(session.view?.side).toBeNull();
    expect(session.notice?.sentence).toContain('You can go on watching');
  });

  test('leaves the other sides of this screen where they are', async () => {
    keepSeats('fixture', { B: 'token-b' });
    vi.stubGlobal('fetch', async (path: string) =>
      path.includes('side=B')
        ? new Response(JSON.stringify({ ...onlooker(), side: 'B' }))
        : new Response(JSON.stringify({ error: 'wrong', reasons: [] }), { status: 403 }),
    );
    await session.open();
    expect([session.side, seatsOf('fixture')]).toEqual(['B', { B: 'token-b' }]);
    expect(session.notice?.sentence).not.toContain('watching');
  });

  test('a token that still opens the seat is kept, whatever the line said', async () => {
    serve({ now: false });
    await session.open();
    lastLine().accept().hangUp(4403);
    await vi.waitFor(() => expect(FarEnd.opened.length).toBe(2));
    expect([session.side, session.notice, seatsOf('fixture')]).toEqual(['A', null, { A: 'token-a' }]);
  });
});

describe('a preview that refuses', () => {
  test('holds back the answer it is about, and no other that was made since', async () => {
    vi.stubGlobal('fetch', async (url: string) => {
      const told = url.endsWith('/ahead') ? { ahead: [] } : { legal: false, reasons: [] };
      return new Response(JSON.stringify(told));
    });
    session.receive(later(17));
    session.consider({ answer: { drill: 'shoot' }, first: [] });
    await vi.waitFor(() => expect(session.preview?.legal).toBe(false));
    expect(session.refuses({ drill: 'shoot' })).toBe(true);
    expect(session.refuses({ drill: 'shoot', at: 'raiders' })).toBe(false);
  });
});

describe('a wish before the server has looked ahead', () => {
  test('is kept until it has, and only for the question it was about', async () => {
    let tell: (told: Response) => void = () => undefined;
    vi.stubGlobal('fetch', async () => new Promise<Response>((told) => (tell = told)));
    const view = later(17);
    session.receive({ ...view, question: { ...ask('choose'), subject: 'rifles' } });
    const done = vi.fn();
    expect(session.onceForeseen(done)).toBe(true);
    tell(new Response(JSON.stringify({ ahead: [] })));
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(session.onceForeseen(done)).toBe(false);
  });
});

describe('a look ahead that a busy server refuses', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is asked for once more', async () => {
    const statuses = [503, 200];
    vi.stubGlobal('fetch', async () => {
      const status = statuses.shift() ?? 500;
      const told = status === 200 ? { ahead: [{ answer: 'walk', question: ask('move') }] } : { error: 'slow' };
      return new Response(JSON.stringify(told), { status });
    });
    session.receive({ ...later(17), question: { ...ask('choose'), subject: 'rifles' } });
    await vi.advanceTimersByTimeAsync(2000);
    expect((session.draft as ChooseDraft).branches.map((branch) => branch.answer)).toEqual(['walk']);
    expect(statuses).toEqual([]);
  });
});

describe('a preview of an answer that was changed since', () => {
  test('stays on the screen, and nothing is counted or confirmed by it', async () => {
    vi.stubGlobal('fetch', async (url: string) => {
      const told = url.endsWith('/ahead') ? { ahead: [] } : { legal: true, reasons: [], paths: [] };
      return new Response(JSON.stringify(told));
    });
    session.receive(later(17));
    session.draft?.take('walk');
    session.consider(consideredOf(session.draft));
    await vi.waitFor(() => expect(session.current).not.toBeNull());
    session.draft?.take('guard');
    expect(session.current).toBeNull();
    expect(session.preview?.legal).toBe(true);
  });
});

describe('a battle that was set up for its players', () => {
  const setUp = (): View => {
    const view = later(17, { question: null });
    view.scene.turn.number = 0;
    return view;
  };
  const begun = (version: number, more: GameEvent[]): View => {
    const view = later(version, { events: [...theView.events, ...more] });
    view.scene.turn.number = 1;
    return view;
  };
  const opening = Array.from({ length: 9 }, (_, n): GameEvent => ({ id: `fx-ev-${n}`, rules: [] }));
  const moved = [{ token: 'rifles.1', points: [[14.2, 27.4], [15, 27.4]] as Point[] }]; // prettier-ignore
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('asks its first question at once, without a film of what came before the first deed', async () => {
    opening[0] = { id: 'fx-ev-turn', rules: [], changes: { turn: begun(18, []).scene.turn } };
    session.receive(setUp());
    session.receive(begun(18, opening));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.question).not.toBeNull();
  });

  test('shows the first deed, also before anybody here was asked', async () => {
    session.receive(setUp());
    const turn: GameEvent = { id: 'fx-ev-turn', rules: [], changes: { turn: begun(18, []).scene.turn } };
    session.receive(begun(18, [turn, { id: 'fx-ev-guard', rules: [], moved }]));
    await vi.advanceTimersByTimeAsync(60);
    expect([session.stage.playing, session.question]).toEqual([true, null]);
  });
});

describe('a preview that takes its time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is asked for again while it is wanted, with words meanwhile', async () => {
    const statuses = [503, 503, 200];
    let asked = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.endsWith('/ahead')) return new Response(JSON.stringify({ ahead: [] }));
      return new Response(JSON.stringify(statuses[asked] === 200 ? { legal: true } : { error: 'slow', reasons: [] }), {
        status: statuses[asked++] ?? 500,
      });
    });
    session.receive(later(17));
    session.consider({ answer: 'walk', first: [] });
    await vi.advanceTimersByTimeAsync(500);
    expect([asked, session.considering, session.preview]).toEqual([1, 'busy', null]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked, session.considering, session.preview]).toEqual([3, '', { legal: true }]);
  });

  test('is given up in the end, and not asked for once nobody wants it', async () => {
    let asked = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.endsWith('/ahead')) return new Response(JSON.stringify({ ahead: [] }));
      asked += 1;
      return new Response(JSON.stringify({ error: 'slow', reasons: [] }), { status: 503 });
    });
    session.receive(later(17));
    session.consider({ answer: 'walk', first: [] });
    await vi.advanceTimersByTimeAsync(600_000);
    expect([asked, session.considering]).toEqual([5, 'late']);
    session.consider({ answer: 'guard', first: [] });
    await vi.advanceTimersByTimeAsync(500);
    session.consider(null);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([asked, session.considering]).toEqual([6, '']);
  });
});
