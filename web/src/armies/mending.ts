import type { Checked } from '../net/armies';
import type { Json, Reason } from '../wire/message';
import { ArmyDraft, type Row } from './draft.svelte';

/** So many changes are tried; each is asked of the rules, which alone know what is legal. */
const TRIED = 24;

/** A change to a list that could mend it. */
export interface Mend {
  kind: 'drop' | 'points' | 'add';
  name: string;
  list: Row;
}

/** What somebody would try for a broken rule: more points, without the unit it names, with another unit, without each. */
export function mendings(draft: ArmyDraft, reason: Reason, points: number, named: (unit: Row) => string): Mend[] {
  const tried = (change: (copy: ArmyDraft) => void): Row => {
    const copy = new ArmyDraft(draft.builder, draft.edition);
    copy.list = structuredClone(draft.list);
    change(copy);
    return copy.list;
  };
  const drop = (at: number): Mend => ({
    kind: 'drop',
    name: named(draft.units[at] as Row),
    list: tried((copy) => copy.drop(at)),
  });
  const at = typeof reason.values?.['at'] === 'number' ? reason.values['at'] : -1;
  const found: Mend[] = [];
  if (at >= 0 && at < draft.units.length) found.push(drop(at));
  const more = draft.builder.points.find((limit) => limit >= points && limit > draft.limit);
  if (more !== undefined)
    found.push({ kind: 'points', name: String(more), list: tried((copy) => copy.set('points', more)) });
  const adds = [...draft.offered(draft.faction)]
    .sort((a, b) => a.points - b.points)
    .map((entry): Mend => ({ kind: 'add', name: entry.id, list: tried((copy) => copy.add(entry, '')) }));
  const drops = draft.units
    .map((_, i) => i)
    .filter((i) => i !== at)
    .reverse()
    .map(drop);
  // Who has spent too much has a unit too many, the last one first; else one is missing.
  return draft.limit > 0 && points > draft.limit ? [...found, ...drops, ...adds] : [...found, ...adds, ...drops];
}

/** The first change after which the rule is kept and no other is broken instead; null where none of them does. */
export async function mended(
  mends: Mend[],
  broken: Reason,
  now: Reason[],
  check: (list: Json) => Promise<Checked>,
): Promise<Mend | null> {
  const often = (reasons: Reason[]): number => reasons.filter((reason) => reason.why === broken.why).length;
  for (const mend of mends.slice(0, TRIED)) {
    const { reasons } = await check(mend.list);
    if (reasons.length < now.length && often(reasons) < often(now)) return mend;
  }
  return null;
}
