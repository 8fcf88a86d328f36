import { describe, expect, test } from 'vitest';
import { contour, namePlace } from '../src/board/contours';
import { bandNames } from '../src/board/bands';
import { overlap } from '../src/board/tags';
import { fits, layTip } from '../src/board/tips';
import { chipsOf } from '../src/dock/kinds/chips';
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

test('a card that finds no place beside its thing and no free corner takes any free ground', () => {
  const window = { width: 1000, height: 600 };
  const ghost = { x: 480, y: 280, w: 40, h: 40 };
  const size = { w: 300, h: 150 };
  // Everybody stands on the edges and beside the ghost; the ground between is free.
  const crowd = [
    { x: 0, y: 0, w: 1000, h: 90 },
    { x: 0, y: 500, w: 1000, h: 100 },
    { x: 400, y: 90, w: 300, h: 410 },
  ];
  const spot = layTip(ghost, size, window, crowd);
  expect([ghost, ...crowd].filter((other) => overlap({ x: spot.x, y: spot.y, ...size }, other) > 0)).toEqual([]);
});

test('names of bands have a place on the screen, on a turned table as well', () => {
  const board = { kind: 'table', unit: 'in', width: 48, height: 48 } as Parameters<typeof bandNames>[0];
  const bands = [{ label: '6″ walk', polygons: [SQUARE] }];
  const look = { x: 0, y: 0, k: 1 };
  const [upright] = bandNames(board, bands, look);
  const [turned] = bandNames(board, bands, { ...look, turned: { width: 48 * 29, height: 48 * 29 } });
  // Just below the upper edge of the square; turned, its upper edge is the lower one.
  expect([upright?.y, turned?.y]).toEqual([3, 48 * 29 - 25]);
});

test('reasons that read alike share a chip, however their numbers are written', () => {
  const member = (n: string, far: number) => ({
    token: n,
    n,
    at: [0, 0] as Point,
    less: [{ id: 'stops short', values: { far }, why: 'x' }],
  });
  expect(chipsOf([member('5', 7.01), member('7', 7.011)]).map((chip) => chip.numbers)).toEqual([['5', '7']]);
});
