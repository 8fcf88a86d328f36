import { along, pathLength } from '../art/shape';
import { steps } from '../board/hexes';
import type { GameEvent } from '../wire/event';
import type { Point } from '../wire/message';

const PER_INCH_MS = 90;
const PER_HEX_MS = 160;
const SHORTEST_MS = 200;
const LONGEST_MS = 900;
const TUMBLE_MS = 450;
const APART_MS = 60;
const BREATH_MS = 140;

/** How long a walk takes: 90 ms an inch or 160 ms a hex, between 200 and 900 ms. */
export function walkTime(points: Point[], unit: string): number {
  if (unit === 'hex') {
    const hexes = points.slice(1).reduce((sum, point, i) => sum + steps(points[i] as Point, point), 0);
    return Math.max(SHORTEST_MS, Math.min(LONGEST_MS, hexes * PER_HEX_MS));
  }
  const size = pathLength(points) / (unit === 'cm' ? 2.54 : 1);
  return Math.max(SHORTEST_MS, Math.min(LONGEST_MS, size * PER_INCH_MS));
}

/** How long an event holds the stage. */
export function holdTime(event: GameEvent, unit: string): number {
  const walks = (event.moved ?? []).map((move) => walkTime(move.points, unit));
  const dice = event.dice ? TUMBLE_MS + APART_MS * Math.min(event.dice.faces.length, 8) : 0;
  return Math.max(BREATH_MS, dice, ...walks);
}

export function ease(u: number): number {
  return u < 0.5 ? 2 * u * u : 1 - (-2 * u + 2) ** 2 / 2;
}

/** Where on its path a token is at share `u` of its time. */
export function onPath(points: Point[], u: number): { x: number; y: number } {
  const { x, y } = along(points, pathLength(points) * ease(Math.max(0, Math.min(1, u))));
  return { x, y };
}
