import { means, type Shot } from '../motion/tray';
import type { Point } from '../wire/message';
import type { SceneView, TokenView } from '../wire/scene';
import { scaleOf, toDrawing } from './scale';

export type Places = Record<string, { x: number; y: number }>;

/** Where tokens and pieces stand, in the drawing. */
function standing(scene: SceneView, places: Places, tokens: TokenView[]): Point[] {
  return tokens.map((token) => {
    const at = places[token.id] ?? token;
    return toDrawing(scene.board, at.x, at.y);
  });
}

/** What an id or a spot means on the table: the middles of its tokens, the middle of a piece of terrain. */
export function placesAt(scene: SceneView, places: Places, at: string | undefined, spot: Point | undefined): Point[] {
  if (spot) return [toDrawing(scene.board, ...spot)];
  if (!at) return [];
  const tokens = scene.tokens.filter((token) => means(at, token));
  if (tokens.length > 0) return standing(scene, places, tokens);
  const piece = scene.terrain.find((entry) => entry.id === at);
  return piece ? [middle(piece.points.map((point) => toDrawing(scene.board, ...point)))] : [];
}

export function middle(points: Point[]): Point {
  const n = Math.max(points.length, 1);
  return [points.reduce((sum, p) => sum + p[0], 0) / n, points.reduce((sum, p) => sum + p[1], 0) / n];
}

/** A line from everybody who attacks to the nearest of whom they attack, from rim to rim. */
export function linesOf(scene: SceneView, places: Places, shot: Shot): [Point, Point][] {
  const targets = placesAt(scene, places, shot.at, shot.spot);
  if (targets.length === 0 || shot.distance === 0) return [];
  const radius = scene.board.kind === 'hexes' ? 31 : 0;
  return scene.tokens
    .filter((token) => shot.shooters?.includes(token.id))
    .flatMap((token): [Point, Point][] => {
      const from = standing(scene, places, [token])[0] as Point;
      const near = targets.reduce((best, one) => (far(from, one) < far(from, best) ? one : best));
      const own =
        radius || (token.shape === 'hull' ? (token.width ?? 2) / 2 : (token.radius ?? 0.5)) * scaleOf(scene.board);
      const size = far(from, near);
      if (size <= own * 2) return [];
      const [ux, uy] = [(near[0] - from[0]) / size, (near[1] - from[1]) / size];
      return [
        [
          [from[0] + ux * own, from[1] + uy * own],
          [near[0] - ux * own, near[1] - uy * own],
        ],
      ];
    });
}

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
