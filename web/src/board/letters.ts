import { say } from '../i18n/texts.svelte';
import type { SceneView, UnitView } from '../wire/scene';

/** What two letters a name can go by, the plainest first: its number, its second letter, its last word, the rest. */
function spellings(name: string, others: string[]): string[] {
  const letters = [...name.replace(/[^\p{L}\p{N}]/gu, '')];
  const first = (letters[0] ?? '?').toUpperCase();
  const number = /(\d)\D*$/.exec(name)?.[1];
  const second = (letters[1] ?? '').toLowerCase();
  const apart = !others.some((other) => (other[1] ?? '').toLowerCase() === second);
  const last = name.trim().split(/[\s,·-]+/u);
  const found: string[] = [];
  if (number) found.push(first + number);
  if (apart) found.push(first + second);
  if (last.length > 1) found.push(first + (last[last.length - 1]?.[0] ?? '').toUpperCase());
  found.push(...letters.slice(1).map((letter) => first + letter.toLowerCase()));
  found.push(...Array.from({ length: 90 }, (_, i) => first + String(i + 1)));
  return found;
}

/** The short name of every unit: the first letter of its name, two where its side has that letter twice. */
export function lettersOf(units: UnitView[]): Map<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  const initial = (unit: UnitView): string => say(unit.name).trim().slice(0, 1).toUpperCase();
  for (const unit of units) {
    const name = say(unit.name).trim();
    const others = units.filter((one) => one !== unit && one.side === unit.side && initial(one) === initial(unit));
    const choices = others.length
      ? spellings(
          name,
          others.map((other) => say(other.name).trim()),
        )
      : [initial(unit) || '?'];
    const letters = choices.find((choice) => !taken.has(`${unit.side} ${choice}`)) ?? initial(unit);
    taken.add(`${unit.side} ${letters}`);
    found.set(unit.id, letters);
  }
  return found;
}

export interface Riding {
  /** Which units are aboard. */
  units: string[];
  /** How many figures that is. */
  count: number;
}

/** Who rides where, by carrier. */
export function riding(scene: SceneView): Map<string, Riding> {
  const found = new Map<string, Riding>();
  for (const unit of scene.units) {
    if (!unit.aboard || unit.gone) continue;
    const load = found.get(unit.aboard) ?? { units: [], count: 0 };
    found.set(unit.aboard, { units: [...load.units, unit.id], count: load.count + unit.able });
  }
  return found;
}

/** The letters of the tag that an answer or a line speaks of: a unit's, or those of a token's unit; null on hexes, where counters say who they are. */
export function letterFor(scene: SceneView, id: string | undefined): { letters: string; livery: string } | null {
  if (!id || scene.board.kind !== 'table') return null;
  const token = scene.tokens.find((entry) => entry.id === id);
  const unit = scene.units.find((entry) => entry.id === id || entry.id === token?.unit);
  const letters = unit && lettersOf(scene.units).get(unit.id);
  if (!unit || !letters) return null;
  return { letters, livery: scene.sides.find((side) => side.id === unit.side)?.livery ?? 'd' };
}
