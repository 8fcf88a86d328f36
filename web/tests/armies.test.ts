import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import ChoiceField from '../src/armies/ChoiceField.svelte';
import { ArmyDraft } from '../src/armies/draft.svelte';
import { scannedList } from '../src/armies/code';
import { desk, forgetArmy, keepDesk, saveArmy, savedArmies } from '../src/armies/saved';
import UnitEditor from '../src/armies/UnitEditor.svelte';
import Verdict from '../src/armies/Verdict.svelte';
import type { Builder, Choice, Group } from '../src/net/armies';

const label = (id: string) => ({ id });
const weapons: Choice = {
  id: 'weapons',
  label: label('weapons'),
  kind: 'many',
  options: [
    { id: 'rifle', label: label('rifle'), points: 1 },
    { id: 'lmg', label: label('lmg'), points: 5 },
  ],
};
const figures: Group = {
  id: 'figures',
  label: label('figures'),
  least: 3,
  most: 12,
  new: { count: 1, weapons: ['rifle'] },
  choices: [weapons],
};
const builder: Builder = {
  factions: [
    { id: 'reds', name: label('reds') },
    { id: 'blues', name: label('blues') },
  ],
  points: [200, 300],
  keys: { faction: 'roster' },
  rules: [
    { id: 'g.army.size', label: label('size') },
    { id: 'g.army.points', label: label('points') },
  ],
  entries: [
    {
      id: 'line',
      name: label('line'),
      faction: 'reds',
      kind: 'squad',
      points: 30,
      unit: { take: 'line' },
      defaults: { figures: [{ count: 5, weapons: ['rifle'] }] },
      choices: [{ id: 'grenades', label: label('grenades'), kind: 'flag' }],
      groups: [figures],
    },
    {
      id: 'tank',
      name: label('tank'),
      faction: ['reds', 'blues'],
      kind: 'vehicle',
      points: 60,
      unit: { hull: 'tank', crew: 3 },
      choices: [{ id: 'crew', label: label('crew'), kind: 'number', least: 1, most: 4 }],
    },
    {
      id: 'truck',
      name: label('truck'),
      faction: '',
      kind: 'vehicle',
      points: 20,
      unit: { hull: 'truck', crew: 1 },
      choices: [{ id: 'crew', label: label('crew'), kind: 'number' }],
    },
  ],
};
const made = (): ArmyDraft => new ArmyDraft(builder, '');

describe('an army list in the making', () => {
  test('begins with the first faction and the usual size, under the names the list has for them', () => {
    expect(made().list).toMatchObject({ roster: 'reds', points: 200, units: [] });
  });

  test('offers what a faction has, and what everybody has', () => {
    expect(
      made()
        .offered('blues')
        .map((entry) => entry.id),
    ).toEqual(['tank', 'truck']);
  });

  test('writes only what differs from the unit as it comes', () => {
    const draft = made();
    draft.add(builder.entries[0] as Builder['entries'][number], 'Line');
    expect(draft.units).toEqual([{ take: 'line' }]);
    draft.count(0, figures, 0, 2);
    expect(draft.units).toEqual([{ take: 'line', figures: [{ count: 7, weapons: ['rifle'] }] }]);
    draft.chooseInRow(0, figures, 0, weapons, ['rifle', 'lmg']);
    draft.addRow(0, figures);
    expect(draft.units[0]?.['figures']).toEqual([
      { count: 7, weapons: ['rifle', 'lmg'] },
      { count: 1, weapons: ['rifle'] },
    ]);
    draft.count(0, figures, 1, -1);
    expect(draft.units[0]?.['figures']).toHaveLength(1);
    expect(builder.entries[0]?.defaults).toEqual({ figures: [{ count: 5, weapons: ['rifle'] }] });
  });

  test('a unit that is not taken from the book gets a name, and is found again by what cannot be chosen', () => {
    const draft = made();
    draft.add(builder.entries[2] as Builder['entries'][number], 'Truck');
    draft.choose(0, builder.entries[2]?.choices?.[0] as Choice, 2);
    expect(draft.units).toEqual([{ hull: 'truck', crew: 2, name: 'Truck' }]);
    expect(draft.entryOf(draft.units[0] ?? {})?.id).toBe('truck');
    expect(draft.entryOf({ hull: 'zeppelin' })).toBeNull();
  });

  test('reads lists as people write them: ids, and so many of them', () => {
    const draft = made();
    draft.load({ units: ['line', { take: 'line', count: 2 }] }, 'Mine');
    expect(draft.units).toEqual([{ take: 'line' }, { take: 'line' }, { take: 'line' }]);
    expect(draft.name).toBe('Mine');
  });

  test('takes everything back, one step at a time', () => {
    const draft = made();
    draft.load({ units: ['line'] }, 'Mine');
    draft.copy(0);
    draft.rename(1, 'Second');
    draft.drop(0);
    expect(draft.units).toEqual([{ take: 'line', name: 'Second' }]);
    for (let n = 0; n < 4; n++) draft.undo();
    expect(draft.units).toEqual([]);
    expect(draft.canUndo).toBe(false);
  });
});

describe('the desk', () => {
  beforeEach(() => localStorage.clear());

  test('keeps lists by name, the latest of a name', () => {
    saveArmy('g', { name: 'One', list: { units: [] }, points: 10 });
    saveArmy('g', { name: 'One', list: { units: ['line'] }, points: 30 });
    expect(savedArmies('g')).toEqual([{ name: 'One', list: { units: ['line'] }, points: 30 }]);
    expect(savedArmies('other')).toEqual([]);
    expect(forgetArmy('g', 'One')).toEqual([]);
  });

  test('is not upset by what somebody else left there', () => {
    localStorage.setItem('sandtable.armies.g', '{"a":');
    localStorage.setItem('sandtable.army.g', '[1]');
    expect(savedArmies('g')).toEqual([]);
    expect(desk('g')).toBeNull();
    keepDesk('g', { units: [] });
    expect(desk('g')).toEqual({ units: [] });
  });
});

describe('what the page shows', () => {
  test('a choice of many adds and takes off', async () => {
    let value: unknown = ['rifle'];
    const { container } = render(ChoiceField, { choice: weapons, value: ['rifle'], set: (next) => (value = next) });
    const add = container.querySelector('select') as HTMLSelectElement;
    expect([...add.options].map((option) => option.value)).toEqual(['', 'lmg']);
    add.value = 'lmg';
    await fireEvent.change(add);
    expect(value).toEqual(['rifle', 'lmg']);
    await fireEvent.click(container.querySelector('.chip') as HTMLElement);
    expect(value).toEqual([]);
  });

  test('a unit shows the points the rules reckon, and is marked when a rule is broken', () => {
    const draft = made();
    draft.load({ units: ['line'] }, '');
    const { container } = render(UnitEditor, {
      draft,
      unit: draft.units[0] ?? {},
      at: 0,
      told: { name: 'Line', points: 33 },
      broken: true,
      lit: false,
    });
    expect(container.querySelector('.pts')?.textContent).toBe('33');
    expect(container.querySelector('.unit.broken')).not.toBeNull();
    expect(container.querySelectorAll('.row')).toHaveLength(1);
  });

  test('broken rules are listed with their ids, the others are ticked', () => {
    const draft = made();
    const { container } = render(Verdict, {
      draft,
      checked: { reasons: [{ id: 'too-many', values: { at: 0 }, why: 'g.army.points' }], sheet: {} },
      check: () => Promise.resolve({ reasons: [], sheet: {} }),
      point: () => undefined,
    });
    expect(container.querySelectorAll('.broken')).toHaveLength(1);
    expect(container.textContent).toContain('army.points');
    expect(container.querySelectorAll('li')).toHaveLength(1);
  });

  test('the code of a printed sheet opens its list again, and only in its own game', async () => {
    // `sandtable.kit.army.code_of("fubar", {"units": ["accord_rifles"]})`
    const code = 'eNqrVkosyq1UsqpWKs3LLClWsopWSkxOzi9KiS_KTMtJLVaKrdVRKq4sLknNVbJSSitNSixSqgUA-0ASyA';
    expect(await scannedList(`#list=${code}`, 'fubar')).toEqual({ units: ['accord_rifles'] });
    expect(await scannedList(`#list=${code}`, 'warzone')).toBeNull();
    expect(await scannedList('#list=nonsense', 'fubar')).toBeNull();
    expect(await scannedList('', 'fubar')).toBeNull();
  });
});
