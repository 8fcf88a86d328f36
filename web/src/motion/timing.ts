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
const SORTED_MS = 300;
const FALL_MS = 340;
const BREATH_MS = 140;
/** More dice than this settle in four groups. */
const MANY_DICE = 12;
const GROUPS = 4;
/** No event holds the stage for longer, and no answer with all its events. */
const EVENT_MS = 2200;
export const ANSWER_MS = 3000;

/** How long a walk takes: 90 ms an inch or 160 ms a hex, between 200 and 900 ms. */
export function walkTime(points: Point[], unit: string): number {
  if (unit === 'hex') {
    const hexes = points.slice(1).reduce((sum, point, i) => sum + steps(points[i] as Point, point), 0);
    return Math.max(SHORTEST_MS, Math.min(LONGEST_MS, hexes * PER_HEX_MS));
  }
  const size = pathLength(points) / (unit === 'cm' ? 2.54 : 1);
  return Math.max(SHORTEST_MS, Math.min(LONGEST_MS, size * PER_INCH_MS));
}

/** How long dice tumble and lie before what they did is shown. */
export function diceTime(dice: number): number {
  return TUMBLE_MS + APART_MS * (dice > MANY_DICE ? GROUPS : dice) + SORTED_MS;
}

/** When the die of this number settles, in steps of 60 ms after the first. */
export function settles(number: number, dice: number): number {
  return dice > MANY_DICE ? Math.floor((number * GROUPS) / dice) : number;
}

/** How long an event holds the stage: a walk, dice, or somebody who falls. */
export function holdTime(event: GameEvent, unit: string): number {
  const walks = (event.moved ?? []).map((move) => walkTime(move.points, unit));
  const dice = event.dice ? diceTime(event.dice.faces.length) : 0;
  const falls = event.changes?.tokens && !event.moved ? FALL_MS : 0;
  return Math.min(EVENT_MS, Math.max(BREATH_MS, dice, falls, ...walks));
}

export function ease(u: number): number {
  return u < 0.5 ? 2 * u * u : 1 - (-2 * u + 2) ** 2 / 2;
}

/** Where on its path a token is at share `u` of its time. */
export function onPath(points: Point[], u: number): { x: number; y: number } {
  const { x, y } = along(points, pathLength(points) * ease(Math.max(0, Math.min(1, u))));
  return { x, y };
}
