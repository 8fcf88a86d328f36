import type { Message, Point } from '../wire/message';

/** The meaningful place within reach of the pointer, or the pointer's own. `reach` is in the game's unit. */
export function snapped(
  at: Point,
  snaps: [number, number, Message][],
  reach: number,
): { at: Point; why: Message | null } {
  let best = reach;
  let found: { at: Point; why: Message | null } = { at, why: null };
  for (const [x, y, why] of snaps) {
    const far = Math.hypot(x - at[0], y - at[1]);
    if (far < best) {
      best = far;
      found = { at: [x, y], why };
    }
  }
  return found;
}
