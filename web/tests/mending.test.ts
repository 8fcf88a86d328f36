import { describe, expect, test } from 'vitest';
import { ArmyDraft, type Row } from '../src/armies/draft.svelte';
import { linkTo, scannedList } from '../src/armies/code';
import { mended, mendings } from '../src/armies/mending';
import type { Builder, BuilderEntry } from '../src/net/armies';
import type { Reason } from '../src/wire/message';

const entry = (id: string, points: number): BuilderEntry => ({
  id,
  name: { id },
  faction: 'red',
  kind: 'infantry',
  points,
  unit: { take: id },
});
const builder: Builder = {
  factions: [{ id: 'red', name: { id: 'red' } }],
  points: [100, 200],
  entries: [entry('leader', 20), entry('tank', 90)],
};
const draftOf = (...units: string[]): ArmyDraft => {
  const draft = new ArmyDraft(builder, '');
  draft.load({ faction: 'red', points: 100, units: units.map((take) => ({ take })) } as never, 'Reds');
  return draft;
};
const broken = (why: string, at?: number): Reason => ({
  id: why,
  why,
  ...(at === undefined ? {} : { values: { at } }),
});
const named = (unit: Row): string => String(unit['take']);

describe('mending a list', () => {
  test('asks the rules of each change and takes the first that keeps the rule and breaks no other', async () => {
    const draft = draftOf('tank');
    const asked: number[] = [];
    const mends = mendings(draft, broken('leader'), 90, named);
    const found = await mended(mends, broken('leader'), [broken('leader')], (list) => {
      const units = (list as Row)['units'] as Row[];
      asked.push(units.length);
      return Promise.resolve({
        reasons: units.some((unit) => unit['take'] === 'leader') ? [] : [broken('leader')],
        sheet: {},
      });
    });
    expect([found?.kind, found?.name]).toEqual(['add', 'leader']);
    expect(asked.length).toBe(2);
    expect(draft.units).toHaveLength(1);
  });

  test('begins with the unit that a reason names, and gives up where nothing helps', async () => {
    const draft = draftOf('tank', 'tank');
    const mends = mendings(draft, broken('room', 1), 180, named);
    expect(mends[0]?.list['units']).toHaveLength(1);
    expect(mends.map((mend) => mend.kind)).toContain('points');
    const never = () => Promise.resolve({ reasons: [broken('room')], sheet: {} });
    expect(await mended(mends, broken('room'), [broken('room')], never)).toBeNull();
  });
});

describe('a list by link', () => {
  test('comes out of its address as it went in', async () => {
    const list = { name: 'Città “1”', units: [{ take: 'tank', count: 2 }] };
    const link = new URL(await linkTo('fubar', list));
    expect(link.pathname).toBe('/armies/fubar');
    expect(await scannedList(link.hash, 'fubar')).toEqual(list);
    expect(await scannedList(link.hash, 'warzone')).toBeNull();
    expect(await scannedList('#list=%%%', 'fubar')).toBeNull();
    expect(await scannedList('', 'fubar')).toBeNull();
  });
});
