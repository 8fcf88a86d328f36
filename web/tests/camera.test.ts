import { describe, expect, test } from 'vitest';
import {
  type Look,
  NEAREST,
  fit,
  fits,
  frame,
  held,
  limit,
  pan,
  sees,
  toBoard,
  toScreen,
  zoomAt,
} from '../src/board/camera';

const look: Look = { x: 40, y: -25, k: 1.5 };

describe('the camera', () => {
  test('a place goes to the screen and back to itself', () => {
    const [x, y] = toBoard(look, toScreen(look, [12.5, 99]));
    expect(x).toBeCloseTo(12.5);
    expect(y).toBeCloseTo(99);
  });

  test('fitting shows the whole board in the middle of the window', () => {
    const window = { width: 1060, height: 848 };
    const board = { width: 1392, height: 1392 };
    const seen = fit(board, window);
    expect(fits(seen, board, window)).toBe(true);
    expect(toScreen(seen, [696, 696])).toEqual([530, 424]);
  });

  test('zooming keeps the point under the pointer where it is', () => {
    const at: [number, number] = [300, 200];
    const before = toBoard(look, at);
    const after = toBoard(zoomAt(look, 1.4, at), at);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  test('nobody comes nearer than the nearest', () => {
    expect(limit(100)).toBe(NEAREST);
    expect(zoomAt(look, 1000, [0, 0]).k).toBe(NEAREST);
  });

  test('framing points shows all of them', () => {
    const window = { width: 390, height: 360 };
    const seen = frame(
      [
        [100, 100],
        [900, 400],
      ],
      window,
      2,
      40,
    );
    expect(sees(seen, [100, 100], window, 30)).toBe(true);
    expect(sees(seen, [900, 400], window, 30)).toBe(true);
  });

  test('panning moves everything by as much', () => {
    expect(toScreen(pan(look, 10, -5), [0, 0])).toEqual([50, -30]);
  });
});

test('a held look leaves no empty edge where the board is larger than the window', () => {
  const board = { width: 1000, height: 500 };
  const window = { width: 600, height: 600 };
  expect(held({ k: 1, x: 300, y: 0 }, board, window)).toEqual({ k: 1, x: 24, y: 50 });
  expect(held({ k: 1, x: -900, y: 0 }, board, window)).toEqual({ k: 1, x: -424, y: 50 });
  expect(held({ k: 1, x: -200, y: 0 }, board, window)).toEqual({ k: 1, x: -200, y: 50 });
});

test('a turned table is seen from its other edge, and places are found where they are seen', () => {
  const look = { x: 20, y: 10, k: 2, turned: { width: 100, height: 60 } };
  expect(toScreen(look, [0, 0])).toEqual([220, 130]);
  expect(toScreen(look, [100, 60])).toEqual([20, 10]);
  expect(toBoard(look, toScreen(look, [30, 7]))).toEqual([30, 7]);
});
