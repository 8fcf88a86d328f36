import { describe, expect, test } from 'vitest';
import { Desk } from '../src/editor/desk.svelte';
import { ScenarioDraft } from '../src/editor/draft.svelte';
import { spotOf } from '../src/editor/faults';
import { axial, fortified, GroundPlan, levelled, offset, painted, resized, stroke } from '../src/editor/ground';
import { readScenario, titleOf, writtenScenario } from '../src/editor/kept';
import {
  addCounter,
  addUnit,
  areaHexes,
  dropThing,
  entering,
  entryOf,
  moveThing,
  setArea,
  thingsIn,
  withFaction,
} from '../src/editor/pieces';
import { sceneOf } from '../src/editor/scene';
import { blank, type Sheet } from '../src/editor/sheet';
import { Tidy } from '../src/editor/tidy';
import type { ScenarioBuilder } from '../src/net/scenarios';
import type { Json } from '../src/wire/message';

const word = (id: string) => ({ id });
const rows = (row: string): string[] => Array.from({ length: 6 }, () => row);
const terrain = (code: string, kind: string, level = 0, forts = false) => ({
  code,
  kind,
  level,
  forts,
  name: word(kind),
  note: word(kind),
});
const builder: ScenarioBuilder = {
  limits: { tiles: 12, turns: 20, boxes: 40, chapters: 5, players: 4, points: 20, title: 60, note: 300, level: 2 },
  tile: { columns: 8, rows: 6, turns: [0, 180], plain: 'plain' },
  tiles: [
    { id: 'plain', name: word('plain'), rows: rows('........'), forts: [] },
    {
      id: 'fort',
      name: word('fort'),
      rows: ['.f......', ...rows('.......w').slice(1)],
      forts: [{ hex: [1, 0], sides: [3, 4] }],
    },
  ],
  terrain: [terrain('.', 'open'), terrain('w', 'wood', 1), terrain('f', 'fortified', 1, true), terrain('~', 'water')],
  directions: ['E', 'SE', 'SW', 'W', 'NW', 'NE'],
  factions: [
    { id: 'USA', name: word('usa'), bloc: 'West', regular: true, cubes: ['blue', 'grey'] },
    { id: 'INS', name: word('ins'), bloc: 'Irregular', regular: false, cubes: ['green', 'yellow'] },
    { id: 'RU', name: word('ru'), bloc: 'East', regular: true, cubes: ['red', 'orange'] },
  ],
  units: [
    {
      id: 'usa.marines',
      name: word('marines'),
      faction: 'USA',
      bloc: 'West',
      kind: 'infantry',
      points: 8,
      art: { form: 'infantry' },
      stats: [],
    },
  ],
  supports: [],
  counters: [
    { id: 'population', face: 'hostile', name: word('hostile'), hidden: false, art: {} },
    { id: 'population', face: 'civilians', name: word('civilians'), hidden: false, art: {} },
    { id: 'dummy', face: 'unknown', name: word('dummy'), hidden: true, art: {} },
  ],
  tests: [],
  arguments: {},
  chapters: [],
  topics: [],
  kinds: [],
  templates: [],
  drawn: { id: 'random', size: [], mission: [] },
};
const start = (): Sheet => blank('plain', ['USA', 'INS']);

describe('the ground of a sheet', () => {
  test('a tile that is turned shows its far corner first, walls included', () => {
    const plan = new GroundPlan(
      {
        map: [
          { tile: 'fort', at: [0, 0] },
          { tile: 'fort', at: [1, 0], rot: 180 },
        ],
      },
      builder,
    );
    expect([plan.columns, plan.rows]).toEqual([16, 6]);
    expect(plan.terrain([1, 0])?.code).toBe('f');
    expect(plan.terrain([14, 5])?.code).toBe('f');
    expect(plan.sides([1, 0])).toEqual([3, 4]);
    expect(plan.sides([14, 5])).toEqual([0, 1]);
    expect(plan.tile([8, 0])).toBe(1);
    expect(plan.has([16, 0])).toBe(false);
  });

  test('levels are kept apart from terrain, and dropped where the terrain has them by itself', () => {
    const wood = painted(start(), builder, [[3, 1]], 'w');
    const raised = levelled(
      wood,
      builder,
      [
        [3, 1],
        [2, 1],
        [99, 0],
      ],
      2,
    );
    expect(raised.levels).toEqual([
      {
        level: 2,
        hexes: [
          [2, 1],
          [3, 1],
        ],
      },
    ]);
    expect(raised.paint).toEqual(wood.paint);
    const plan = new GroundPlan(raised, builder);
    expect([plan.level([2, 1]), plan.level([3, 1]), plan.level([4, 1])]).toEqual([2, 2, 0]);
    expect(plan.board().hexes?.find((hex) => hex.label === '2,1')).toMatchObject({ kind: 'open', level: 2 });
    const back = levelled(levelled(raised, builder, [[3, 1]], 1), builder, [[2, 1]], null);
    expect(back.levels).toBeUndefined();
    expect(new Tidy().read(raised as unknown as Json)?.levels).toEqual(raised.levels);
    expect(spotOf('levels[0].hexes[1]', raised)).toEqual({ tab: 'ground', hex: [3, 1] });
    expect(resized(raised, builder, 1, 1).levels).toEqual(raised.levels);
  });

  test('paint is kept by terrain, and rubbed out where the tile shows the same', () => {
    const one = painted(
      start(),
      builder,
      [
        [3, 1],
        [2, 1],
      ],
      'w',
    );
    expect(one.paint).toEqual([
      {
        code: 'w',
        hexes: [
          [2, 1],
          [3, 1],
        ],
      },
    ]);
    const two = painted(
      one,
      builder,
      [
        [3, 1],
        [99, 0],
      ],
      '~',
    );
    expect(two.paint).toEqual([
      { code: 'w', hexes: [[2, 1]] },
      { code: '~', hexes: [[3, 1]] },
    ]);
    expect(
      painted(
        two,
        builder,
        [
          [2, 1],
          [3, 1],
        ],
        '.',
      ).paint,
    ).toBeUndefined();
  });

  test('walls stand on fortifications only, and are written down where they differ from the tile', () => {
    const sheet: Sheet = { ...start(), map: [{ tile: 'fort', at: [0, 0] }] };
    const walled = fortified(sheet, builder, [1, 0], [0]);
    expect(walled.forts).toEqual([{ hex: [1, 0], sides: ['E'] }]);
    expect(fortified(walled, builder, [1, 0], [4, 3]).forts).toBeUndefined();
    expect(painted(walled, builder, [[1, 0]], 'w').forts).toBeUndefined();
  });

  test('a smaller map loses what was painted beyond its edge', () => {
    const wide = painted(
      start(),
      builder,
      [
        [2, 1],
        [10, 1],
      ],
      'w',
    );
    const small = resized(wide, builder, 1, 2);
    expect(small.map.map((lay) => lay.at)).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(small.paint).toEqual([{ code: 'w', hexes: [[2, 1]] }]);
  });

  test('columns and rows are axial places and back; a wide brush is seven hexes', () => {
    for (const hex of [
      [0, 0],
      [3, 1],
      [5, 4],
    ] as [number, number][])
      expect(offset(...axial(hex))).toEqual(hex);
    expect(stroke([3, 1], true)).toHaveLength(7);
    expect(stroke([3, 1], true)).toContainEqual([4, 0]);
  });
});

describe('what lies on the map', () => {
  test('units are placed, moved, taken off, and come when they are told to', () => {
    const placed = addUnit(start(), 0, { unit: 'usa.marines', hex: [1, 1] });
    const [thing] = thingsIn(placed, [1, 1]);
    expect(thing).toEqual({ kind: 'unit', side: 0, at: 0 });
    const moved = moveThing(placed, thing as never, [2, 2]);
    expect(thingsIn(moved, [1, 1])).toEqual([]);
    expect(dropThing(moved, thing as never).side[0]?.units).toEqual([]);
    const unit = moved.side[0]?.units[0] as never;
    expect(entering(unit, 'later', undefined)).toEqual({ unit: 'usa.marines', hex: [2, 2], arrives: 2 });
    expect(entryOf(entering(unit, 'placed', undefined))).toBe('placed');
    expect(entering(unit, 'reserve', undefined)).toEqual({ unit: 'usa.marines', reserve: 'airborne' });
  });

  test('counters alike share a line; hidden ones belong to somebody', () => {
    const [hostile, , dummy] = builder.counters as [never, never, never];
    let sheet = addCounter(start(), builder.counters, hostile, 'INS', [1, 0]);
    sheet = addCounter(sheet, builder.counters, hostile, 'INS', [2, 0]);
    sheet = addCounter(sheet, builder.counters, dummy, 'INS', [3, 0]);
    sheet = addCounter(sheet, builder.counters, dummy, 'USA', [3, 0]);
    expect(sheet.counters?.map((line) => [line.counter, line.owner, line.hexes.length])).toEqual([
      ['population', undefined, 2],
      ['dummy', 'INS', 1],
      ['dummy', 'USA', 1],
    ]);
    expect(thingsIn(sheet, [3, 0])).toHaveLength(2);
  });

  test('areas are painted; columns become hexes when they are changed', () => {
    const plan = new GroundPlan(start(), builder);
    const sheet: Sheet = {
      ...start(),
      side: [
        { faction: 'USA', units: [], deploy: { columns: [0, 0] } },
        { faction: 'INS', units: [] },
      ],
    };
    expect(areaHexes(sheet, 'deploy-0', plan.hexes())).toHaveLength(6);
    expect(setArea(sheet, 'deploy-0', [[1, 1]]).side[0]?.deploy).toEqual({ hexes: [[1, 1]] });
    const exits = setArea(sheet, 'exits-1', [[0, 0]]);
    expect(exits.exits).toEqual([{ side: 'INS', hexes: [[0, 0]] }]);
    expect(setArea(exits, 'exits-1', []).exits).toBeUndefined();
  });

  test('another faction takes over whatever named the old one', () => {
    const sheet = withFaction(setArea(start(), 'exits-1', [[0, 0]]), 1, 'RU');
    expect([sheet.side[1]?.faction, sheet.tie, sheet.exits?.[0]?.side]).toEqual(['RU', 'RU', 'RU']);
    expect(sheet.victory.map((line) => [line.side, line.args['side']])).toEqual([
      ['USA', 'RU'],
      ['RU', 'USA'],
    ]);
  });

  test('the scene has a token for each thing and a zone for each area', () => {
    const sheet = setArea(addUnit(start(), 0, { unit: 'usa.marines', hex: [1, 1] }), 'objectives', [[4, 4]]);
    const scene = sceneOf(sheet, builder, new GroundPlan(sheet, builder), (area) => area);
    expect(scene.tokens.map((token) => [token.id, token.side, token.x, token.y])).toEqual([['unit-0-0', 'A', 1, 1]]);
    expect(scene.zones.map((zone) => [zone.kind, zone.points])).toEqual([['objective', [[2, 4]]]]);
    expect(scene.board.hexes).toHaveLength(96);
  });
});

describe('the desk', () => {
  test('a stroke is one change; undo and redo go back and forth', () => {
    const draft = new ScenarioDraft(builder, start());
    const desk = new Desk(draft);
    desk.take({ kind: 'paint', code: 'w' });
    desk.hand.dragStart?.(null, axial([1, 1]), false);
    desk.hand.dragMove?.(axial([2, 1]), {} as PointerEvent);
    desk.hand.dragMove?.(axial([3, 1]), {} as PointerEvent);
    desk.hand.dragEnd?.(axial([3, 1]));
    expect(draft.sheet.paint?.[0]?.hexes).toHaveLength(3);
    draft.undo();
    expect(draft.sheet.paint).toBeUndefined();
    expect(draft.canUndo).toBe(false);
    draft.redo();
    expect(draft.sheet.paint?.[0]?.hexes).toHaveLength(3);
  });

  test('an area is taken off by the stroke that begins inside it', () => {
    const desk = new Desk(new ScenarioDraft(builder, start()));
    desk.take({ kind: 'area', area: 'objectives' });
    desk.apply([1, 1]);
    desk.apply([2, 1], false);
    expect(desk.draft.sheet.objectives).toEqual([
      [1, 1],
      [2, 1],
    ]);
    desk.apply([1, 1]);
    expect(desk.draft.sheet.objectives).toEqual([[2, 1]]);
  });

  test('with the hand a unit is chosen, dragged and taken away', () => {
    const desk = new Desk(new ScenarioDraft(builder, addUnit(start(), 0, { unit: 'usa.marines', hex: [1, 1] })));
    desk.hand.token?.('unit-0-0', {} as MouseEvent);
    expect(desk.marks.selected).toEqual(new Set(['unit-0-0']));
    desk.hand.dragStart?.('unit-0-0', axial([1, 1]), false);
    desk.hand.dragMove?.(axial([5, 2]), {} as PointerEvent);
    desk.hand.dragEnd?.(axial([5, 2]));
    expect(desk.draft.sheet.side[0]?.units[0]?.hex).toEqual([5, 2]);
    desk.remove();
    expect(desk.draft.sheet.side[0]?.units).toEqual([]);
  });
});

describe('files', () => {
  test('what is written can be read again, the same', () => {
    const sheet = {
      ...painted(addUnit(start(), 0, { unit: 'usa.marines', hex: [1, 1] }), builder, [[2, 2]], 'w'),
      title_it: 'Il guado',
    };
    expect(readScenario(writtenScenario(sheet))).toEqual({ sheet, dropped: [] });
    expect(readScenario(JSON.stringify(sheet))?.sheet).toEqual(sheet);
    expect(titleOf(sheet, 'en')).toBe('Il guado');
  });

  test('what is no scenario is refused; misshapen parts are left out and told', () => {
    expect(readScenario('{"name": "an army", "units": []}')).toBeNull();
    expect(() => readScenario('{"map": [')).toThrow();
    expect(() => readScenario('= nonsense')).toThrow();
    const tidy = new Tidy();
    const odd = {
      map: [
        { tile: 7, at: [0, 0] },
        { tile: 'plain', at: [0, 0] },
      ],
      side: 'none',
      turns: 'many',
      zzz: 1,
      objectives: [[1], [2, 3]],
    } as unknown as Json;
    const sheet = tidy.read(odd);
    expect(sheet?.map).toEqual([{ tile: 'plain', at: [0, 0] }]);
    expect(sheet?.side).toHaveLength(2);
    expect(sheet?.objectives).toEqual([[2, 3]]);
    expect(tidy.dropped).toEqual(['map[0].tile', 'map[0]', 'side', 'turns', 'zzz', 'objectives[0]']);
  });

  test('a fault leads to its tab, its line and its hex', () => {
    const sheet = addUnit(start(), 1, { unit: 'usa.marines', hex: [4, 2] });
    expect(spotOf('side[1].units[0].hex', sheet)).toEqual({ tab: 'forces', side: 1, unit: 0, hex: [4, 2] });
    expect(spotOf('victory[1].args.hexes', sheet)).toEqual({ tab: 'victory', line: 1 });
    expect(spotOf('map[1].at', sheet)).toEqual({ tab: 'map', tile: 1 });
    expect(spotOf('turns', sheet)).toEqual({ tab: 'sheet' });
  });
});
