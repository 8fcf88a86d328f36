import type { Modifier, OddsLine, Preview } from '../wire/preview';

/** Whether a line is added to the die: then the number it must come to changes the other way. */
export function onDie(line: Modifier & { by?: number }): boolean {
  return line.by !== undefined && line.by !== 0 && /^[+-]\d/.test(line.value) && Number(line.value) === -line.by;
}

/** Whether two lines of odds hold alike: as sure, for the same choices, with the same things taken for granted. */
export function heldAlike(one: OddsLine, other: OddsLine | undefined): boolean {
  if (!other || one.best) return false;
  const held = (line: OddsLine): string => JSON.stringify([line.exact, line.error, line.policy, line.assuming]);
  return held(one) === held(other);
}

/** About how tall a card becomes, in pixels, when everything stands one below the other. */
export function heightOf(preview: Preview): number {
  const lines = preview.reckonings.reduce((n, reckoning) => n + reckoning.lines.length, 0);
  const others = Math.max(0, preview.modifiers.length - lines);
  const bars = preview.odds.reduce((n, line) => n + (line.best ? 2 : 1), 0);
  return 76 + 38 * (lines + others) + 40 * preview.reckonings.length + 84 * bars + 24 * preview.warnings.length;
}
