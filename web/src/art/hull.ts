import art from '../../../src/sandtable/kit/art/silhouettes.json';

/**
 * Vehicles from above, bow to the right, at their true size in drawing pixels. In the data a number in braces is a sum
 * of parts of the length L, parts of the width W and pixels: {-.5L+3}. The kit prints the same drawings.
 */
const HULLS: Record<string, string> = art.hulls;
const ALIKE: Record<string, string> = art.hulls_alike;
/** Things without a box for a body throw a rounder shadow. */
const ROUND = new Set(art.hulls_round);

function sized(drawing: string, length: number, width: number): string {
  return drawing.replace(/\{([-+.\dLW]+)\}/g, (_, sum: string) => {
    let total = 0;
    for (const [, part = '0', of] of sum.matchAll(/([-+]?[.\d]+)([LW]?)/g))
      total += Number(part) * (of === 'L' ? length : of === 'W' ? width : 1);
    return String(Math.round(total * 100) / 100);
  });
}

/** `turn` is how far the turret points from the bow, clockwise. */
export function hullArt(kind: string | undefined, length: number, width: number, side: string, turn = 0): string {
  const name = kind ?? '';
  const drawing = HULLS[name] ?? HULLS[ALIKE[name] ?? 'jeep'] ?? '';
  const shadow = ROUND.has(name) ? art.hull_shade : art.hull_shadow;
  return sized(shadow + drawing + art.hull_bow, length, width)
    .replaceAll('{side}', side)
    .replaceAll('{turn}', String(Math.round(turn * 10) / 10));
}
