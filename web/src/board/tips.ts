import type { Size } from './camera';
import { overlap, type Box } from './tags';

export interface TipSpot {
  x: number;
  y: number;
  /** On which side of the thing it stands; null: apart from it, pointing at nothing. */
  beside: 'right' | 'left' | null;
}

const GAP = 18;
const EDGE = 22;
/** In so many steps across and down a place is looked for where none beside it and no corner is free. */
const COLUMNS = 8;
const ROWS = 5;

/** A card beside the thing it speaks of, over nothing that could be chosen, where there is room for that. */
export function layTip(around: Box, size: { w: number; h: number }, window: Size, avoid: Box[]): TipSpot {
  const middle = around.y + around.h / 2;
  const level = Math.max(EDGE, Math.min(window.height - size.h - 12, middle - size.h * 0.4));
  const [right, low] = [window.width - size.w - 14, window.height - size.h - 12];
  const spots: TipSpot[] = [
    { x: around.x + around.w + GAP, y: level, beside: 'right' },
    { x: around.x - size.w - GAP, y: level, beside: 'left' },
    { x: right, y: EDGE, beside: null },
    { x: right, y: low, beside: null },
    { x: EDGE, y: EDGE, beside: null },
    { x: EDGE + 60, y: low, beside: null },
  ];
  spots.push(...anywhere(around, size, window));
  let best = spots[0] as TipSpot;
  let least = Infinity;
  spots.forEach((spot, order) => {
    const box = { x: spot.x, y: spot.y, w: size.w, h: size.h };
    const outside = size.w * size.h - overlap(box, { x: EDGE, y: 0, w: window.width - EDGE, h: window.height });
    const hidden = [around, ...avoid].reduce((sum, other) => sum + overlap(box, other), 0);
    const cost = hidden * 20 + outside * 4 + order * 60 + (spot.beside ? 0 : 400);
    if (cost < least) [best, least] = [spot, cost];
  });
  return best;
}

/** Other places in the window, the nearest to the thing first. */
function anywhere(around: Box, size: { w: number; h: number }, window: Size): TipSpot[] {
  const [right, low] = [window.width - size.w - 14, window.height - size.h - 12];
  const spots: TipSpot[] = [];
  for (let column = 0; column <= COLUMNS; column += 1)
    for (let row = 0; row <= ROWS; row += 1) {
      const x = EDGE + ((right - EDGE) * column) / COLUMNS;
      const y = EDGE + ((low - EDGE) * row) / ROWS;
      if (right > EDGE && low > EDGE) spots.push({ x, y, beside: null });
    }
  const far = (spot: TipSpot): number =>
    Math.hypot(spot.x + size.w / 2 - around.x - around.w / 2, spot.y + size.h / 2 - around.y - around.h / 2);
  return spots.sort((a, b) => far(a) - far(b));
}

/** Whether a card finds a place near a thing where it covers nothing. */
export function fits(around: Box, size: { w: number; h: number }, window: Size, avoid: Box[]): boolean {
  const { x, y } = layTip(around, size, window, avoid);
  const box = { x, y, w: size.w, h: size.h };
  return [around, ...avoid].every((other) => overlap(box, other) === 0);
}
