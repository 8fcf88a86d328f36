import { toScreen, type Look } from '../board/camera';
import { scaleOf, toDrawing } from '../board/scale';
import type { Box } from '../board/tags';
import type { Point } from '../wire/message';
import type { SceneView } from '../wire/scene';
import type { LessonSpot } from '../wire/view';

/** A round hole in the veil, in pixels of the board's window. */
export interface Hole {
  x: number;
  y: number;
  r: number;
}

/** Drawing pixels round the outermost figure of a unit. */
const ROOM = 34;
const HEX_ROOM = 46;

/** The holes of a prompt: round units that are on the board, and round places. */
export function holesOf(scene: SceneView, look: Look, spots: LessonSpot[]): Hole[] {
  const room = scene.board.kind === 'hexes' ? HEX_ROOM : ROOM;
  return spots.flatMap((spot): Hole[] => {
    if (spot.at) {
      const [x, y] = toScreen(look, toDrawing(scene.board, spot.at[0] ?? 0, spot.at[1] ?? 0));
      const unit = scene.board.kind === 'hexes' ? HEX_ROOM * 2 : scaleOf(scene.board);
      return [{ x, y, r: (spot.round ?? 1) * unit * look.k }];
    }
    const places = scene.tokens
      .filter((token) => token.unit === spot.unit || token.id === spot.unit)
      .map((token) => toScreen(look, toDrawing(scene.board, token.x, token.y)));
    if (places.length === 0) return [];
    const middle = places.reduce(([x, y], at): Point => [x + at[0] / places.length, y + at[1] / places.length], [0, 0]);
    const far = Math.max(...places.map((at) => Math.hypot(at[0] - middle[0], at[1] - middle[1])));
    return [{ x: middle[0], y: middle[1], r: far + room * look.k + 6 }];
  });
}

/** A hole as the box that a card must not cover. */
export const boxOf = (hole: Hole): Box => ({ x: hole.x - hole.r, y: hole.y - hole.r, w: hole.r * 2, h: hole.r * 2 });

/** Half of a base and half of a counter, in drawing pixels. */
const BASE = 17;
const COUNTER = 34;

/** The figures and counters of the board as boxes, in pixels of its window. */
export function piecesOf(scene: SceneView, look: Look): Box[] {
  const half = (scene.board.kind === 'hexes' ? COUNTER : BASE) * look.k;
  return scene.tokens.map((token) => {
    const [x, y] = toScreen(look, toDrawing(scene.board, token.x, token.y));
    return { x: x - half, y: y - half, w: half * 2, h: half * 2 };
  });
}
