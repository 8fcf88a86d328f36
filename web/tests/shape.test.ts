import { describe, expect, test } from 'vitest';
import { Rng } from '../src/art/rng';
import { along, centroid, contains, pathLength, scatter, toEdge } from '../src/art/shape';
import { ribbon } from '../src/art/terrain/ground';
import { layerOf, terrainArt } from '../src/art/terrain';
import { hexAt, hexPoint } from '../src/board/scale';
import type { Point } from '../src/wire/message';
import { theScene } from './fixtures';

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

describe('shapes for drawing', () => {
  test('what is strewn lies inside, off the edge and apart', () => {
    const places = scatter(square, 12, new Rng('wood'), 400, 5);
    expect(places.length).toBeGreaterThan(10);
    for (const [x, y] of places) {
      expect(contains(square, x, y)).toBe(true);
      expect(toEdge(square, x, y)).toBeGreaterThan(5);
    }
    for (const a of places)
      for (const b of places) if (a !== b) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThanOrEqual(12);
  });

  test('the middle of a square is its middle', () => {
    expect(centroid(square)).toEqual([50, 50]);
  });

  test('walking along a path keeps to it', () => {
    const path: Point[] = [
      [0, 0],
      [3, 4],
      [3, 10],
    ];
    expect(pathLength(path)).toBe(11);
    expect(along(path, 8)).toMatchObject({ x: 3, y: 7 });
    expect(along(path, 99)).toMatchObject({ x: 3, y: 10 });
  });

  test('the same piece of terrain is always drawn the same way', () => {
    for (const piece of theScene.terrain) expect(terrainArt(piece, 29)).toBe(terrainArt(piece, 29));
  });

  test('every kind of terrain of the contract has a drawing of its own', () => {
    const kinds = [
      'wood',
      'undergrowth',
      'building',
      'ruin',
      'rubble',
      'hole',
      'trench',
      'bunker',
      'wreck',
      'rough',
      'water',
      'road',
      'hill',
      'smoke',
      'radiation',
      'scenery_car',
    ];
    const drawings = kinds.map((kind) =>
      terrainArt(
        {
          id: 'p',
          kind,
          points: [
            [1, 1],
            [5, 1],
            [5, 4],
            [1, 4],
          ],
          linear: false,
          height: 0,
        },
        29,
      ),
    );
    expect(new Set(drawings).size).toBe(kinds.length);
    for (const kind of kinds) expect(layerOf(kind)).toBeGreaterThanOrEqual(0);
  });

  test('an outline there and back again is a ribbon with a middle line', () => {
    const found = ribbon([
      [0, 0],
      [10, 0],
      [20, 0],
      [20, 4],
      [10, 4],
      [0, 4],
    ]);
    expect(found).toEqual({
      middle: [
        [0, 2],
        [10, 2],
        [20, 2],
      ],
      width: 4,
    });
    expect(ribbon(square)).toBeNull();
  });

  test('a hex is found again at its own middle', () => {
    for (const [q, r] of [
      [0, 0],
      [3, 2],
      [-1, 4],
    ] as const)
      expect(hexAt(...hexPoint(q, r))).toEqual([q, r]);
  });
});
