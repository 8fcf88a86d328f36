import { toDrawing } from '../board/scale';
import type { Box } from '../board/tags';
import type { Point } from '../wire/message';
import type { ChooseQuestion, Question } from '../wire/question';
import type { SceneView, TokenView } from '../wire/scene';

/** Where on the drawing a unit, a token or a piece of terrain is. */
export function placesOf(scene: SceneView, id: string): Point[] {
  const tokens = drawn(scene, (token) => token.id === id || token.unit === id);
  const piece = scene.terrain.find((entry) => entry.id === id);
  return tokens.length > 0 || !piece ? tokens : piece.points.map(([x, y]) => toDrawing(scene.board, x, y));
}

/** The box on the screen round some places on the screen; none round none. */
export function boxAround(points: Point[], margin = 14): Box | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

/** Where whoever is asked stands. */
export function actorPlaces(scene: SceneView, question: Question): Point[] {
  return question.subject ? placesOf(scene, question.subject) : [];
}

/** What else the question is about: who can be named, where one can go. */
export function otherPlaces(scene: SceneView, question: Question): Point[] {
  const { board } = scene;
  switch (question.kind) {
    case 'choose': {
      const named = new Set(question.options.filter((option) => !option.reasons?.length).map((option) => option.token));
      return [...drawn(scene, (token) => named.has(token.id) || named.has(token.unit)), ...reached(scene, question)];
    }
    case 'target': {
      const targets = new Set(
        question.targets.filter((target) => !target.reasons?.length).flatMap((target) => target.tokens),
      );
      return drawn(scene, (token) => targets.has(token.id));
    }
    case 'hex':
      return question.hexes.map(([q, r]) => toDrawing(board, q, r));
    case 'move':
      return (question.reach ?? []).flat().map(([x, y]) => toDrawing(board, x, y));
    default:
      return [];
  }
}

/** The ground that a squad reaches by the drill that leads farthest, as the corners of a box. */
function reached({ board }: SceneView, { drills, middle }: ChooseQuestion): Point[] {
  const far = Math.max(0, ...(drills ?? []).filter((drill) => !drill.reasons?.length).map((drill) => drill.far ?? 0));
  if (!middle || far === 0) return [];
  const [x, y] = middle;
  const inside = (value: number, most: number): number => Math.max(0, Math.min(most, value));
  return [-far, far].map((by) => toDrawing(board, inside(x + by, board.width), inside(y + by, board.height)));
}

function drawn(scene: SceneView, meant: (token: TokenView) => boolean): Point[] {
  return scene.tokens.filter(meant).map((token) => toDrawing(scene.board, token.x, token.y));
}
