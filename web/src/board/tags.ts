import type { Point } from '../wire/message';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface TagWish {
  unit: string;
  w: number;
  h: number;
  /** The size of its short form, where it may shrink; a tag that is short already has none. */
  short?: { w: number; h: number };
  /** The unit's figures as boxes on the screen. */
  around: Box;
  /** Which tag keeps its place when two want the same: higher first. */
  weight: number;
}

/** Pixels that may be covered before a place counts as taken: sums of fractions are never quite whole. */
const FREE = 1;
/** Two tags on one another cannot be read, however little they share: any free place is better, even a far one. */
const ON_A_TAG = 1000;
/** Between two tags: a chosen one has a frame, and every one a shadow. */
const FRAME = 4;
/** Rulers run along the top and the left. */
export const EDGE = 19;

export const overlap = (a: Box, b: Box): number => {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
};

export interface Laid {
  at: Point;
  short: boolean;
}

function places(box: Box, w: number, h: number): Point[] {
  const middle = box.x + box.w / 2 - w / 2;
  const gap = 8;
  const spots: Point[] = [];
  for (const far of [0, 24, 50, 76, 102]) {
    spots.push(
      [middle, box.y - h - gap - far],
      [middle, box.y + box.h + gap + far],
      [box.x + box.w + gap + far, box.y + box.h / 2 - h / 2],
      [box.x - w - gap - far, box.y + box.h / 2 - h / 2],
      [box.x + box.w - w * 0.3, box.y - h - gap - far],
      [box.x - w * 0.7, box.y - h - gap - far],
      [box.x + box.w - w * 0.3, box.y + box.h + gap + far],
      [box.x - w * 0.7, box.y + box.h + gap + far],
    );
  }
  return spots;
}

interface Found {
  spot: Point;
  /** How bad the place is; how much of it covers something. */
  cost: number;
  covers: number;
}

function place(around: Box, w: number, h: number, tokens: Box[], taken: Box[], room: Box): Found {
  let best: Found = { spot: [around.x, around.y], cost: Infinity, covers: 0 };
  places(around, w, h).forEach((spot, order) => {
    const box: Box = { x: spot[0], y: spot[1], w, h };
    let covers = 0;
    for (const token of tokens) covers += overlap(box, token) * 2;
    for (const other of taken) {
      const shared = overlap(box, other);
      if (shared > FREE) covers += ON_A_TAG + shared * 4;
    }
    covers += (w * h - overlap(box, room)) * 1.5;
    const cost = order * 4 + covers;
    if (cost < best.cost) best = { spot, cost, covers };
  });
  return best;
}

/**
 * A place for every tag: near its unit, off the tokens, off each other, inside the window if it can be.
 *
 * A tag that finds no free place is laid in its short form.
 */
export function layTags(
  wishes: TagWish[],
  tokens: Box[],
  window: { width: number; height: number },
): Map<string, Laid> {
  const laid = new Map<string, Laid>();
  const taken: Box[] = [];
  const room: Box = { x: EDGE, y: EDGE, w: window.width - EDGE, h: window.height - EDGE };
  for (const wish of [...wishes].sort((a, b) => b.weight - a.weight || (a.unit < b.unit ? -1 : 1))) {
    let size = { w: wish.w, h: wish.h };
    let found = place(wish.around, size.w, size.h, tokens, taken, room);
    const short = wish.short !== undefined && found.covers > FREE;
    if (short && wish.short) {
      size = wish.short;
      found = place(wish.around, size.w, size.h, tokens, taken, room);
    }
    laid.set(wish.unit, { at: found.spot, short });
    const [x, y] = found.spot;
    taken.push({ x: x - FRAME, y: y - FRAME, w: size.w + 2 * FRAME, h: size.h + 2 * FRAME });
  }
  return laid;
}
