import type { Point } from '../wire/message';

/** Where the reader looks: screen = drawing × k + (x, y). */
export interface Look {
  x: number;
  y: number;
  k: number;
  /** The size of the drawing, where it is looked at from its upper edge: everything is turned half round. */
  turned?: Size;
}

export interface Size {
  width: number;
  height: number;
}

export const NEAREST = 4;
export const FARTHEST = 0.12;
/** Windows narrower than this are telephones. */
export const SMALL = 700;

/** A place as it is seen: on a turned drawing the opposite one. */
export function opposite(turned: Size | undefined, [x, y]: Point): Point {
  return turned ? [turned.width - x, turned.height - y] : [x, y];
}

export function toScreen(look: Look, point: Point): Point {
  const [x, y] = opposite(look.turned, point);
  return [x * look.k + look.x, y * look.k + look.y];
}

export function toBoard(look: Look, point: Point): Point {
  return opposite(look.turned, [(point[0] - look.x) / look.k, (point[1] - look.y) / look.k]);
}

export function limit(k: number): number {
  return Math.max(FARTHEST, Math.min(NEAREST, k));
}

/** The whole board in the window, with a margin. */
export function fit(board: Size, window: Size, margin = 24): Look {
  const k = limit(Math.min((window.width - 2 * margin) / board.width, (window.height - 2 * margin) / board.height));
  return { k, x: (window.width - board.width * k) / 2, y: (window.height - board.height * k) / 2 };
}

/** The box round some points in the middle of the window, no nearer than `most`. */
export function frame(points: Point[], window: Size, most: number, margin = 90): Look {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = Math.max(right - left, 1);
  const high = Math.max(bottom - top, 1);
  const k = limit(Math.min(most, (window.width - 2 * margin) / wide, (window.height - 2 * margin) / high));
  return { k, x: window.width / 2 - ((left + right) / 2) * k, y: window.height / 2 - ((top + bottom) / 2) * k };
}

/** Nearer or farther round a fixed point of the screen. */
export function zoomAt(look: Look, factor: number, at: Point): Look {
  const k = limit(look.k * factor);
  const ratio = k / look.k;
  return { k, x: at[0] - (at[0] - look.x) * ratio, y: at[1] - (at[1] - look.y) * ratio };
}

export function pan(look: Look, dx: number, dy: number): Look {
  return { ...look, x: look.x + dx, y: look.y + dy };
}

/** Whether the whole board lies in the window. */
export function fits(look: Look, board: Size, window: Size): boolean {
  return (
    look.x >= -1 &&
    look.y >= -1 &&
    look.x + board.width * look.k <= window.width + 1 &&
    look.y + board.height * look.k <= window.height + 1
  );
}

export function sees(look: Look, point: Point, window: Size, margin = 40): boolean {
  const [x, y] = toScreen(look, point);
  return x > margin && y > margin && x < window.width - margin && y < window.height - margin;
}

/** The look shifted so that the board fills the window as far as it can. */
export function held(look: Look, board: Size, window: Size, margin = 24): Look {
  const along = (at: number, size: number, room: number): number =>
    size <= room ? (room - size) / 2 : Math.max(room - size - margin, Math.min(margin, at));
  return {
    k: look.k,
    x: along(look.x, board.width * look.k, window.width),
    y: along(look.y, board.height * look.k, window.height),
  };
}
