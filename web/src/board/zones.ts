import { bounds, disc } from '../art/shape';
import type { Point } from '../wire/message';
import type { BoardView, ZoneView } from '../wire/scene';
import { toScreen, type Look } from './camera';
import { outline } from './hexes';
import { scaleOf } from './scale';
import { EDGE, overlap, type Box } from './tags';

/** From this close a zone says its name. */
export const NAMED = 0.4;
const IN = 8;
const LINE = 14;
const LETTER = 5.8;

/** A polygon or a disc, in drawing pixels; on a map the border of the hexes it names. */
export function ringsOf(board: BoardView, zone: ZoneView): Point[][] {
  if (board.kind === 'hexes') return outline(zone.points ?? [[zone.x ?? 0, zone.y ?? 0]]);
  const scale = scaleOf(board);
  if (zone.points) return [zone.points.map(([x, y]): Point => [x * scale, y * scale])];
  return [disc((zone.x ?? 0) * scale, (zone.y ?? 0) * scale, (zone.radius ?? 1) * scale, 48)];
}

/** Where a zone's name can stand on the screen, the best place first: under a marker's edge, in a corner of an area. */
function spots(board: BoardView, zone: ZoneView, name: string, look: Look): Box[] {
  const box = bounds(ringsOf(board, zone).flat());
  const corners = [toScreen(look, [box.left, Math.max(box.top, 0)]), toScreen(look, [box.right, box.bottom])];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [w, h] = [name.length * LETTER, LINE];
  const at = (x: number, y: number): Box => ({ x, y, w, h });
  const middle = (left + right - w) / 2;
  const inside = [
    at(left + IN, top + 4),
    at(right - IN - w, top + 4),
    at(left + IN, bottom - LINE - 4),
    at(right - IN - w, bottom - LINE - 4),
  ];
  const outside = [at(middle, bottom + 3), at(middle, top - LINE - 3)];
  const beside = [at(right + 4, (top + bottom - h) / 2), at(left - w - 4, (top + bottom - h) / 2)];
  return zone.points && board.kind === 'table' ? [...inside, ...outside] : [...outside, ...inside, ...beside];
}

/** A place for the name of every zone: off the tokens, off other names, in the window. */
export function layNames(
  board: BoardView,
  zones: { zone: ZoneView; name: string }[],
  look: Look,
  tokens: Box[],
  window: { width: number; height: number },
): Box[] {
  const laid: Box[] = [];
  const room: Box = { x: EDGE, y: EDGE, w: window.width - EDGE, h: window.height - EDGE };
  for (const { zone, name } of zones) {
    const cost = (box: Box, order: number): number =>
      order * 2 +
      tokens.reduce((sum, token) => sum + overlap(box, token), 0) +
      laid.reduce((sum, other) => sum + 3 * overlap(box, other), 0) +
      2 * (box.w * box.h - overlap(box, room));
    const ranked = spots(board, zone, name, look).map((box, order) => ({ box, cost: cost(box, order) }));
    laid.push(ranked.reduce((best, next) => (next.cost < best.cost ? next : best)).box);
  }
  return laid;
}
