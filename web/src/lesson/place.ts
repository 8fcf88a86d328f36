import type { Size } from '../board/camera';
import { overlap, type Box } from '../board/tags';

/** What the card of a prompt must leave in sight, by how much it matters. */
export interface Ground {
  /** The goal of the prompt: the card stands beside it. */
  goal: Box | null;
  /** What the prompt points at, and other cards that are being read. */
  shown: Box[];
  /** Figures and counters: whoever does something else wants to see them. */
  pieces: Box[];
}

export interface Spot {
  x: number;
  y: number;
}

const GAP = 18;
const MARGIN = 12;
/** A pixel of what the prompt speaks of outweighs many of what it does not. */
const SHOWN = 40;
const PIECES = 6;
/** Apart from its goal a card points at nothing: worth it for what would be hidden otherwise. */
const APART = 6000;
const ORDER = 40;

/** Where a card covers least: beside its goal, else above or below it, else in a corner. */
export function placeCard(size: { w: number; h: number }, window: Size, { goal, shown, pieces }: Ground): Spot {
  const [right, low] = [window.width - size.w - MARGIN, window.height - size.h - MARGIN];
  const inside = (x: number, y: number): Spot => ({
    x: Math.max(MARGIN, Math.min(right, x)),
    y: Math.max(MARGIN, Math.min(low, y)),
  });
  const near: Spot[] = goal
    ? [
        inside(goal.x + goal.w + GAP, goal.y + goal.h / 2 - size.h * 0.4),
        inside(goal.x - size.w - GAP, goal.y + goal.h / 2 - size.h * 0.4),
        inside(goal.x + goal.w / 2 - size.w / 2, goal.y - size.h - GAP),
        inside(goal.x + goal.w / 2 - size.w / 2, goal.y + goal.h + GAP),
      ]
    : [];
  const corners = [inside(right, 0), inside(right, low), inside(0, 0), inside(0, low)];
  // Where something has to give way, the goal is the last.
  const kept = [...(goal ? [goal, goal] : []), ...shown];
  const cost = (spot: Spot, order: number): number => {
    const box = { ...spot, ...size };
    const over = (boxes: Box[]): number => boxes.reduce((sum, other) => sum + overlap(box, other), 0);
    return over(kept) * SHOWN + over(pieces) * PIECES + order * ORDER + (goal && order >= near.length ? APART : 0);
  };
  const spots = [...near, ...corners];
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))] ?? inside(right, 0);
}
