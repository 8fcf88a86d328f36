import { beforeEach, describe, expect, test } from 'vitest';
import { archive, archived } from '../src/net/archive';
import type { GameLine } from '../src/net/games';
import { chosen } from '../src/pages/history';

const game = (id: string, more: Partial<GameLine>): GameLine => ({
  game: id,
  system: 'fubar',
  mine: ['A'],
  yours: false,
  title: null,
  turn: 1,
  of: 6,
  sides: [],
  score: [],
  waiting_for: null,
  over: true,
  result: { winner: 'A', points: [1, 0], why: '' },
  seats: [],
  host: true,
  changed_at: 1,
  ...more,
});
const GAMES = [
  game('won', {}),
  game('lost', { result: { winner: 'B', points: [], why: '' }, changed_at: 3 }),
  game('drawn', { result: { winner: null, points: [], why: '' }, system: 'warzone' }),
  game('running', { over: false, result: null }),
];
const ids = (games: GameLine[]): string[] => games.map((one) => one.game);

describe('the history', () => {
  beforeEach(() => localStorage.clear());

  test('is sorted by date and filtered by how a battle ended and by game', () => {
    expect(ids(chosen(GAMES, new Set(), 'all', ''))[0]).toBe('lost');
    for (const kind of ['won', 'lost', 'drawn', 'running'] as const)
      expect(ids(chosen(GAMES, new Set(), kind, ''))).toEqual([kind]);
    expect(ids(chosen(GAMES, new Set(), 'all', 'warzone'))).toEqual(['drawn']);
  });

  test('leaves out what was put away, until it is asked for or brought back', () => {
    archive('won', true);
    expect(ids(chosen(GAMES, archived(), 'all', ''))).not.toContain('won');
    expect(ids(chosen(GAMES, archived(), 'archived', ''))).toEqual(['won']);
    archive('won', false);
    expect(archived().size).toBe(0);
  });
});
