import { bounds, disc } from '../art/shape';
import type { Point } from '../wire/message';
import type { BoardView, ZoneView } from '../wire/scene';
import { toScreen, type Look } from './camera';
import { outline } from './hexes';
import { scaleOf, sizeOf } from './scale';
import type { Box } from './tags';

/** From this close a zone says its name. */
export const NAMED = 0.4;
const IN = 8;
const BASELINE = 16;
const LINE = 14;
const LETTER = 5.8;

/** A polygon or a disc, in drawing pixels; on a map the border of the hexes it names. */
export function ringsOf(board: BoardView, zone: ZoneView): Point[][] {
  if (board.kind === 'hexes') return outline(zone.points ?? [[zone.x ?? 0, zone.y ?? 0]]);
  const scale = scaleOf(board);
  if (zone.points) return [zone.points.map(([x, y]): Point => [x * scale, y * scale])];
  return [disc((zone.x ?? 0) * scale, (zone.y ?? 0) * scale, (zone.radius ?? 1) * scale, 48)];
}

/** Where a zone's name begins; beside the right edge it runs to the left, or it would leave the table. */
export function nameAt(board: BoardView, rings: Point[][], k: number): { x: number; y: number; backwards: boolean } {
  const box = bounds(rings.flat());
  const backwards = box.left > sizeOf(board).width * 0.8;
  return { x: backwards ? box.right - IN / k : box.left + IN / k, y: Math.max(box.top, 0) + BASELINE / k, backwards };
}

/** The room that a zone's name takes on the screen. */
export function nameBox(board: BoardView, zone: ZoneView, name: string, look: Look): Box {
  const at = nameAt(board, ringsOf(board, zone), look.k);
  const [x, y] = toScreen(look, [at.x, at.y]);
  const w = name.length * LETTER;
  return { x: at.backwards ? x - w : x, y: y - LINE + 3, w, h: LINE };
}
