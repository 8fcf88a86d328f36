import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noted } from '../src/fair/kept';
import { addWord } from '../src/fair/sitting';
import { keepSeats } from '../src/net/seats';
import type { View } from '../src/wire/view';

const seat = (side: string, held_by: string): object => ({ side, held_by, bot: null, name: '', online: false });
const battle = (awaits: string[], more: object = {}): View =>
  ({
    game: 'battle',
    seal: { commitment: 'sealed', seed: null, nonce: null, entropy: [] },
    seats: [seat('A', 'person'), seat('B', 'remote'), seat('C', 'bot')],
    awaits,
    ...more,
  }) as unknown as View;

let asked: { path: string; entropy?: string; token: string | null }[] = [];
function reply(status: number, body: object): void {
  vi.stubGlobal('fetch', async (path: string, wish: RequestInit) => {
    const token = new Headers(wish.headers).get('Authorization');
    const { entropy } = JSON.parse((wish.body as string | undefined) ?? '{}') as { entropy?: string };
    asked.push({ path, entropy, token });
    return path.includes('/view') ? new Response(JSON.stringify(battle([]))) : Response.json(body, { status });
  });
}

describe("the dice of a battle that wait for this browser's word", () => {
  beforeEach(() => {
    asked = [];
    localStorage.clear();
    keepSeats('battle', { A: 'a-token' });
    reply(200, { seats: [], token: null, invitation: null });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('get it with the token of the seat, and what was seen is noted for the end', async () => {
    await addWord(battle(['A', 'B']), ['A']);
    const [told] = asked;
    expect(asked).toHaveLength(1);
    expect(told?.path).toContain('/api/games/battle/seats/A');
    expect(told?.token).toBe('Bearer a-token');
    expect(told?.entropy).toMatch(/^[0-9a-f]{32}$/);
    expect(noted('battle')).toEqual({ commitment: 'sealed', word: told?.entropy, others: [1] });
  });

  test('get the same one for both seats of a screen, and again when the reply was lost', async () => {
    keepSeats('battle', { B: 'b-token' });
    await addWord(battle(['A', 'B']), ['A', 'B']);
    await addWord(battle(['B']), ['A', 'B']);
    expect(asked.map((one) => one.token)).toEqual(['Bearer a-token', 'Bearer b-token', 'Bearer b-token']);
    expect(new Set(asked.map((one) => one.entropy)).size).toBe(1);
    expect(noted('battle')?.others).toEqual([]);
  });

  test('get none where nothing is sealed, or nobody here is waited for', async () => {
    await addWord(battle(['B']), ['A']);
    await addWord(battle([]), ['A']);
    await addWord(battle(['A'], { seal: { commitment: null, entropy: [] } }), ['A']);
    expect([asked, noted('battle')]).toEqual([[], null]);
  });

  test('have fallen already: nothing is noted that would call them unfair', async () => {
    reply(409, { error: { status: 409, text: 'too late' } });
    await addWord(battle(['A']), ['A']);
    expect(asked.map((one) => one.path)).toHaveLength(2);
    expect(noted('battle')).toBeNull();
  });
});
