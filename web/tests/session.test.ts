import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Session } from '../src/game/session.svelte';
import { keepSeats } from '../src/net/seats';
import type { View } from '../src/wire/view';
import { ask, theView } from './fixtures';

const later = (version: number, more: Partial<View> = {}): View => ({ ...structuredClone(theView), version, ...more });
const walked = (version: number): View =>
  later(version, { question: ask('move'), events: [...theView.events, { id: 'fx-ev-guard', rules: [], moved: [{ token: 'rifles.1', points: [[14.2, 27.4], [15, 27.4]] }] }] });

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
      path.includes('/answers') ? new Response(JSON.stringify({ error: 'gone on', reasons: [] }), { status: 409 }) : new Response(JSON.stringify(moved)),
    );
    session.receive(later(17));
    await session.give('walk');
    expect(session.notice?.sentence).toContain('had moved on');
    expect(session.question?.kind).toBe('target');
  });
});
