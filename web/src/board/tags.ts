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
  /** The unit's figures as boxes on the screen. */
  around: Box;
  /** Which tag keeps its place when two want the same: higher first. */
  weight: number;
}

/** Rulers run along the top and the left. */
const EDGE = 19;

export const overlap = (a: Box, b: Box): number => {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
};

function places(wish: TagWish): Point[] {
  const { around: box, w, h } = wish;
  const middle = box.x + box.w / 2 - w / 2;
  const gap = 8;
  const spots: Point[] = [];
  for (const far of [0, 24, 50]) {
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

/** A place for every tag: near its unit, off the tokens, off each other, inside the window if it can be. */
export function layTags(
  wishes: TagWish[],
  tokens: Box[],
  window: { width: number; height: number },
): Map<string, Point> {
  const laid = new Map<string, Point>();
  const taken: Box[] = [];
  for (const wish of [...wishes].sort((a, b) => b.weight - a.weight || (a.unit < b.unit ? -1 : 1))) {
    let best: { spot: Point; cost: number } | null = null;
    places(wish).forEach((spot, order) => {
      const box: Box = { x: spot[0], y: spot[1], w: wish.w, h: wish.h };
      let cost = order * 4;
      for (const token of tokens) cost += overlap(box, token) * 2;
      for (const other of taken) cost += overlap(box, other) * 4;
      const inside = overlap(box, { x: EDGE, y: EDGE, w: window.width - EDGE, h: window.height - EDGE });
      cost += (wish.w * wish.h - inside) * 1.5;
      if (!best || cost < best.cost) best = { spot, cost };
    });
    const spot = (best as { spot: Point; cost: number } | null)?.spot ?? [wish.around.x, wish.around.y];
    laid.set(wish.unit, spot);
    taken.push({ x: spot[0], y: spot[1], w: wish.w, h: wish.h });
  }
  return laid;
}
