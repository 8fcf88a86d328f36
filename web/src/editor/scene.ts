import type { ScenarioBuilder } from '../net/scenarios';
import type { Message } from '../wire/message';
import type { BoardView, SceneView, SideView, TokenView, ZoneView } from '../wire/scene';
import { axial, type GroundPlan } from './ground';
import { AREAS, areaHexes, areaSide, counterInfo, thingId, type Area } from './pieces';
import type { Place, Sheet } from './sheet';

const LETTERS = ['A', 'B'];
const plain = (text: string): Message => ({ id: 'editor-plain', values: { text } });

/** The name of an area on the map, by the words of the moment. */
export type AreaName = (area: Area) => string;

function token(
  id: string,
  hex: Place,
  side: string,
  art: Record<string, string>,
  name: Message,
  caption: boolean,
): TokenView {
  const [x, y] = axial(hex);
  return {
    id,
    unit: '',
    side,
    shape: 'counter',
    x,
    y,
    facing: 0,
    art,
    badges: [],
    lying: false,
    leader: false,
    acted: false,
    name,
    ...(caption ? { caption: name } : {}),
  };
}

function unitTokens(sheet: Sheet, builder: ScenarioBuilder): TokenView[] {
  return sheet.side.flatMap((part, side) =>
    part.units.flatMap((unit, at) => {
      if (!unit.hex) return [];
      const info = builder.units.find((entry) => entry.id === unit.unit);
      const made = token(
        thingId({ kind: 'unit', side, at }),
        unit.hex,
        LETTERS[side] ?? '',
        info?.art ?? { form: 'infantry', pic: 'question' },
        info?.name ?? plain(unit.unit),
        true,
      );
      return [
        {
          ...made,
          acted: unit.arrives !== undefined,
          badges: unit.arrives ? [{ id: 'arrives', label: plain(String(unit.arrives)), count: unit.arrives }] : [],
        },
      ];
    }),
  );
}

function counterTokens(sheet: Sheet, builder: ScenarioBuilder): TokenView[] {
  return (sheet.counters ?? []).flatMap((line, row) => {
    const info = counterInfo(line, builder.counters);
    const owner = sheet.side.findIndex((part) => part.faction === line.owner);
    return line.hexes.map((hex, at) =>
      token(
        thingId({ kind: 'counter', row, at }),
        hex,
        LETTERS[owner] ?? '',
        info?.art ?? { form: 'marker', pic: 'question' },
        info?.name ?? plain(line.counter),
        info?.hidden ?? false,
      ),
    );
  });
}

function zones(sheet: Sheet, plan: GroundPlan, name: AreaName): ZoneView[] {
  const all = plan.hexes();
  return AREAS.flatMap((area): ZoneView[] => {
    const hexes = areaHexes(sheet, area, all).filter((hex) => plan.has(hex));
    if (hexes.length === 0) return [];
    const side = areaSide(area) >= 0 ? { side: LETTERS[areaSide(area)] ?? '' } : {};
    // Each objective has its own flag.
    if (area === 'objectives')
      return hexes.map((hex, i) => ({ id: `${area}-${i}`, kind: 'objective', name: plain(''), points: [axial(hex)] }));
    return [
      {
        id: area,
        kind: area.startsWith('exits') ? 'exit' : area.startsWith('deploy') ? 'deployment' : 'place',
        name: plain(name(area)),
        points: hexes.map(axial),
        ...side,
      },
    ];
  });
}

/** The whole sheet as a scene, so that the board of the game draws it. */
export function sceneOf(sheet: Sheet, builder: ScenarioBuilder, plan: GroundPlan, name: AreaName): SceneView {
  const sides = sheet.side.map((part, i): SideView => ({
    id: LETTERS[i] ?? '',
    livery: i === 0 ? 'a' : 'b',
    name: builder.factions.find((entry) => entry.id === part.faction)?.name ?? plain(part.faction),
    score: 0,
    mine: true,
  }));
  const board: BoardView = plan.board();
  return {
    board,
    turn: { number: 1, of: sheet.turns ?? 1, phase: plain('') },
    sides,
    terrain: [],
    zones: zones(sheet, plan, name),
    units: [],
    tokens: [...counterTokens(sheet, builder), ...unitTokens(sheet, builder)],
    tracks: [],
    hands: [],
    title: plain(''),
    briefing: [],
  };
}
