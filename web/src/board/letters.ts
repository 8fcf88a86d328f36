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

const has = (unit: UnitView, badge: string): boolean => unit.badges.some((entry) => entry.id === badge);
/** How many ride in it, as its card says: "7/8". */
const riders = (unit: UnitView): number => {
  const seats = unit.stats.find((stat) => stat.label.id.endsWith('-stat-seats'));
  return Number.parseInt(seats?.value ?? '0', 10) || 0;
};

export interface Riding {
  /** Which units are aboard, as far as the numbers tell. */
  units: string[];
  /** How many figures that is. */
  count: number;
}

/** Who rides where: a unit aboard stands nowhere, its carrier's card says how many it holds. */
export function riding(scene: SceneView): Map<string, Riding> {
  const found = new Map<string, Riding>();
  for (const side of scene.sides) {
    const own = scene.units.filter((unit) => unit.side === side.id && !unit.gone);
    const carriers = own.filter((unit) => riders(unit) > 0);
    const aboard = own.filter((unit) => has(unit, 'aboard') && riders(unit) === 0);
    const seated = seat(carriers.map(riders), aboard);
    carriers.forEach((carrier, i) => {
      found.set(carrier.id, { count: riders(carrier), units: seated?.[i]?.map((unit) => unit.id) ?? [] });
    });
  }
  return found;
}

/** The one way to fill the carriers so that their numbers come out; null where there are several. */
function seat(counts: number[], aboard: UnitView[]): UnitView[][] | null {
  let only: UnitView[][] | null = null;
  let ways = 0;
  const fits = (loads: UnitView[][]): boolean =>
    loads.every((load, i) => {
      const n = counts[i] ?? 0;
      const able = load.reduce((sum, unit) => sum + unit.able, 0);
      return able <= n && n <= load.reduce((sum, unit) => sum + unit.total, 0);
    });
  const fill = (next: number, loads: UnitView[][]): void => {
    if (ways > 1) return;
    const unit = aboard[next];
    if (unit === undefined) {
      if (!fits(loads)) return;
      ways += 1;
      only = loads.map((load) => [...load]);
      return;
    }
    loads.forEach((load) => {
      load.push(unit);
      fill(next + 1, loads);
      load.pop();
    });
  };
  if (counts.length > 0 && aboard.length <= 6)
    fill(
      0,
      counts.map(() => []),
    );
  return ways === 1 ? only : null;
}
