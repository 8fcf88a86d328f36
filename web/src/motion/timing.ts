import { along, pathLength } from '../art/shape';
import { steps } from '../board/hexes';
import type { GameEvent } from '../wire/event';
import type { Point } from '../wire/message';

const PER_INCH_MS = 90;
const PER_HEX_MS = 160;
const SHORTEST_MS = 200;
const LONGEST_MS = 900;

/** The beats of an event in milliseconds, at the calm speed. */
export const BEATS = {
  /** Lines from everybody who fires, the target's ring, the distance. */
  declared: 240,
  tumble: 450,
  /** From one die that settles to the next. */
  apart: 60,
  /** Misses shrink and hits line up; saves come under them in as long again. */
  sorted: 180,
  flash: 180,
  lie: 160,
  /** From one figure that falls to the next; more than six fall faster. */
  fall: 60,
  fallMany: 30,
  tag: 120,
  header: 120,
  log: 160,
  /** One step of the ladder of dice, and the ring round the die that is thrown. */
  rung: 140,
  ring: 240,
  ladder: 520,
  /** A counter is squeezed to its edge, and opens again with its other face. */
  flip: 120,
  card: 220,
  /** Something was told that nothing moved for. */
  breath: 140,
} as const;

/** More dice than this settle in four groups. */
const MANY_DICE = 12;
const GROUPS = 4;
const MANY_FALL = 6;
/** No event holds the stage for longer, and no answer with all its events. */
export const EVENT_MS = 2200;
export const ANSWER_MS = 3000;
/** Nothing that moves is quicker than this at the quick speed. */
export const LEAST_MS = 60;
/** Where motion is not wanted: how long lines and dice are shown before what they did. */
export const STILL_MS = 900;
/** How long a ring stays round what changed, and a shot's line on its way out. */
export const AFTER_MS = 1000;

/** How long a walk takes: 90 ms an inch or 160 ms a hex, between 200 and 900 ms. */
export function walkTime(points: Point[], unit: string): number {
  if (unit === 'hex') {
    const hexes = points.slice(1).reduce((sum, point, i) => sum + steps(points[i] as Point, point), 0);
    return Math.max(SHORTEST_MS, Math.min(LONGEST_MS, hexes * PER_HEX_MS));
  }
  const size = pathLength(points) / (unit === 'cm' ? 2.54 : 1);
  return Math.max(SHORTEST_MS, Math.min(LONGEST_MS, size * PER_INCH_MS));
}

/** How long dice tumble until the last has settled. */
export function tumbleTime(dice: number): number {
  return BEATS.tumble + BEATS.apart * (dice > MANY_DICE ? GROUPS : dice);
}

/** When the die of this number settles, in steps of 60 ms after the first. */
export function settles(number: number, dice: number): number {
  return dice > MANY_DICE ? Math.floor((number * GROUPS) / dice) : number;
}

/** How long a die takes along its ladder. */
export function ladderTime(rungs: number): number {
  return rungs === 0 ? BEATS.ring : Math.min(BEATS.ladder, rungs * BEATS.rung + BEATS.ring);
}

/** From one figure that falls to the next. */
export function fallsApart(fallen: number): number {
  return fallen > MANY_FALL ? BEATS.fallMany : BEATS.fall;
}

/** How long so many take to be hit, and to lie down. */
export function fallTime(hit: number, fallen: number): number {
  if (hit === 0) return 0;
  return BEATS.flash + (fallen > 0 ? BEATS.lie : 0) + fallsApart(hit) * (hit - 1);
}

/** How long an event is about to hold the stage, from what it says of itself: by that an answer is cut to its length. */
export function holdTime(event: GameEvent, unit: string): number {
  const walks = (event.moved ?? []).map((move) => walkTime(move.points, unit));
  const rungs = event.dice?.ladder ? ladderTime(event.dice.ladder.steps.length) : 0;
  const dice = event.dice && event.subject ? tumbleTime(event.dice.faces.length) + BEATS.sorted : 0;
  const touched = event.changes?.tokens ? (event.changes.tokens.gone?.length ?? 0) + 1 : 0;
  const falls = touched > 0 && !event.moved ? fallTime(touched, touched) + BEATS.tag + BEATS.header : 0;
  const aim = event.changes?.aim ? BEATS.declared : 0;
  const whole = aim + rungs + dice + falls + (dice + falls > 0 ? BEATS.log : 0) + Math.max(0, ...walks);
  return Math.min(EVENT_MS, Math.max(BEATS.breath, whole));
}

export function ease(u: number): number {
  return u < 0.5 ? 2 * u * u : 1 - (-2 * u + 2) ** 2 / 2;
}

/** Where on its path a token is at share `u` of its time. */
export function onPath(points: Point[], u: number): { x: number; y: number } {
  const { x, y } = along(points, pathLength(points) * ease(Math.max(0, Math.min(1, u))));
  return { x, y };
}
