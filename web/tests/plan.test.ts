import { describe, expect, test } from 'vitest';
import { contour, namePlace } from '../src/board/contours';
import { fits } from '../src/board/tips';
import { nearest, within } from '../src/game/route';
import type { Point } from '../src/wire/message';

const SQUARE: Point[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

describe('ground that can be reached', () => {
  test('holds what lies in any of its fans', () => {
    const other: Point[] = SQUARE.map(([x, y]): Point => [x + 10, y]);
    expect([
      within([SQUARE, other], [2, 2]),
      within([SQUARE, other], [12, 1]),
      within([SQUARE, other], [7, 2]),
    ]).toEqual([true, true, false]);
  });

  test('is left nowhere: a place beyond it is brought to its edge, a hair inside', () => {
    const [x, y] = nearest([SQUARE], [9, 2], [2, 2]);
    expect(x).toBeCloseTo(3.98);
    expect(y).toBeCloseTo(2);
    expect(within([SQUARE], [x, y])).toBe(true);
  });
});

describe('bands of a threat', () => {
  const grid = { step: 2, columns: 4, values: [0, 0, 0, 0, 0, 4, 4, 0, 0, 4, 4, 0, 0, 0, 0, 0] };

  test('end between the points of the grid, where the value is reached', () => {
    const { ground, edge } = contour(grid, 2);
    const xs = ground.flat().map(([x]) => x);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([1, 5]);
    expect(edge.length).toBe(8);
  });

  test('have no ground where nothing is so hot', () => {
    expect(contour(grid, 5)).toEqual({ ground: [], edge: [] });
    expect(namePlace(grid, 5, Infinity)).toBeNull();
  });
});

test('a card fits where it covers nobody', () => {
  const window = { width: 1000, height: 600 };
  const ghost = { x: 480, y: 280, w: 40, h: 40 };
  const crowd = Array.from({ length: 200 }, (_, i) => ({ x: (i % 20) * 50, y: Math.floor(i / 20) * 60, w: 20, h: 20 }));
  expect([fits(ghost, { w: 326, h: 200 }, window, []), fits(ghost, { w: 326, h: 200 }, window, crowd)]).toEqual([
    true,
    false,
  ]);
});
