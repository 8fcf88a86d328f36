import type { Marks } from '../board/marks';
import { steps } from '../board/hexes';
import { inches, say, t } from '../i18n/texts.svelte';
import type { Point } from '../wire/message';
import type { Preview } from '../wire/preview';
import type { SceneView } from '../wire/scene';

export interface End {
  token: string | null;
  at: Point;
}

/** A tape from end to end, bent where it was nailed down on the way. */
export interface Measured {
  from: End;
  bends: Point[];
  to: End;
  /** It was last moved by keys: Enter nails it down. */
  keyed?: boolean;
}

/** The tape laid on to another place: its old end becomes a bend. */
export function bent(tape: Measured, to: End, keyed = false): Measured {
  return { from: tape.from, bends: [...tape.bends, tape.to.at], to, keyed };
}

const between = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y);

/** From base edge to base edge where the ends lie on tokens. */
export function legsOf(scene: SceneView, tape: Measured): [Point, Point][] {
  const radius = (end: End): number =>
    scene.board.kind === 'table' ? (scene.tokens.find((token) => token.id === end.token)?.radius ?? 0) : 0;
  const points = [tape.from.at, ...tape.bends, tape.to.at];
  const first = points[1] as Point;
  const last = points[points.length - 2] as Point;
  const start = towards(tape.from.at, first, radius(tape.from));
  const end = towards(tape.to.at, last, radius(tape.to));
  const passed = tape.bends.length === 0 && between(tape.from.at, tape.to.at) <= radius(tape.from) + radius(tape.to);
  const corners = [start, ...tape.bends, passed ? start : end];
  return corners.slice(1).map((corner, i): [Point, Point] => [corners[i] as Point, corner]);
}

function towards(from: Point, to: Point, far: number): Point {
  const whole = between(from, to);
  if (whole === 0) return from;
  const share = Math.min(far / whole, 1);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The tape as it lies on the board, with its length; the server's word counts where it measures the same. */
export function laid(scene: SceneView, tape: Measured, inspected: Preview | null): Marks['ruler'] {
  const legs = legsOf(scene, tape);
  const fact = tape.bends.length === 0 ? inspected?.facts[0] : undefined;
  return { legs, label: fact ? say(fact) : length(scene, legs) };
}

function length(scene: SceneView, legs: [Point, Point][]): string {
  if (scene.board.kind === 'hexes') return t('hexes-far', { n: legs.reduce((sum, [a, b]) => sum + steps(a, b), 0) });
  return inches(
    legs.reduce((sum, [a, b]) => sum + between(a, b), 0),
    scene.board.unit,
  );
}
