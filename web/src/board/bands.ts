import type { Point } from '../wire/message';
import type { BoardView } from '../wire/scene';
import { toScreen, type Look } from './camera';
import { toDrawing } from './scale';
import type { Box } from './tags';

const LETTER = 6;
/** How far inside the edge the name of a band stands. */
export const INSIDE = 14;

/** The point of an area that lies highest on the page: its name stands there. */
export function farthest(rings: Point[][]): Point {
  return rings.flat().reduce((best, point) => (point[1] < best[1] ? point : best), rings[0]?.[0] ?? [0, 0]);
}

/** Where the names of bands are read on the screen. */
export function bandNames(board: BoardView, bands: { label: string; polygons: Point[][] }[], look: Look): Box[] {
  return bands.map(({ label, polygons }) => {
    const [x, y] = toScreen(look, toDrawing(board, ...farthest(polygons)));
    const w = label.length * LETTER + 6;
    return { x: x - w / 2, y: y + (look.turned ? -INSIDE : INSIDE) - 11, w, h: 16 };
  });
}
