import type { CounterInfo } from '../net/scenarios';
import {
  sameHex,
  without,
  type CounterLine,
  type Deploy,
  type Place,
  type Sheet,
  type SidePart,
  type UnitLine,
} from './sheet';

/** Something on the map, by where it stands in the file. */
export type Thing = { kind: 'unit'; side: number; at: number } | { kind: 'counter'; row: number; at: number };

export const thingId = (thing: Thing): string =>
  thing.kind === 'unit' ? `unit-${thing.side}-${thing.at}` : `counter-${thing.row}-${thing.at}`;

export function thingOf(id: string): Thing | null {
  const [kind, first, at] = id.split('-');
  if (kind === 'unit') return { kind, side: Number(first), at: Number(at) };
  return kind === 'counter' ? { kind, row: Number(first), at: Number(at) } : null;
}

/** What lies in a hex at the start, the last on top. */
export function thingsIn(sheet: Sheet, hex: Place): Thing[] {
  const found: Thing[] = [];
  sheet.counters?.forEach((line, row) =>
    line.hexes.forEach((place, at) => {
      if (sameHex(place, hex)) found.push({ kind: 'counter', row, at });
    }),
  );
  sheet.side.forEach((part, side) =>
    part.units.forEach((unit, at) => {
      if (sameHex(unit.hex, hex)) found.push({ kind: 'unit', side, at });
    }),
  );
  return found;
}

// ------------------------------------------------------------ sides and units

export function withSide(sheet: Sheet, side: number, change: (part: SidePart) => SidePart): Sheet {
  return { ...sheet, side: sheet.side.map((part, i) => (i === side ? change(part) : part)) };
}

export function addUnit(sheet: Sheet, side: number, line: UnitLine): Sheet {
  return withSide(sheet, side, (part) => ({ ...part, units: [...part.units, line] }));
}

export function setUnit(sheet: Sheet, side: number, at: number, line: UnitLine | null): Sheet {
  return withSide(sheet, side, (part) => ({
    ...part,
    units: part.units.flatMap((unit, i) => (i !== at ? [unit] : line ? [line] : [])),
  }));
}

/** A unit as it enters: from the start in its hex, later in it, out of the air, or placed by its owner. */
export type Entry = 'start' | 'later' | 'reserve' | 'placed';

export function entryOf(unit: UnitLine): Entry {
  if (unit.reserve !== undefined) return 'reserve';
  if (unit.arrives !== undefined) return 'later';
  return unit.hex ? 'start' : 'placed';
}

export function entering(unit: UnitLine, entry: Entry, hex: Place | undefined): UnitLine {
  const bare = without(unit, 'arrives', 'reserve', 'hex');
  if (entry === 'reserve') return { ...bare, reserve: 'airborne' };
  if (entry === 'placed') return bare;
  const there = unit.hex ?? hex;
  return { ...bare, ...(there ? { hex: there } : {}), ...(entry === 'later' ? { arrives: unit.arrives ?? 2 } : {}) };
}

/** Another faction for a side: whatever named the old one names the new one. Units of another bloc stay and are faulted. */
export function withFaction(sheet: Sheet, side: number, faction: string): Sheet {
  const old = sheet.side[side]?.faction ?? '';
  const swap = (name: string | undefined): string | undefined => (name === old ? faction : name);
  const next = withSide(sheet, side, (part) => without({ ...part, faction }, 'player'));
  const named: Partial<Sheet> = {};
  for (const key of ['tie', 'control_start', 'unknown_owner', 'deploy_first'] as const)
    if (next[key] !== undefined) named[key] = swap(next[key]) ?? '';
  if (next.solo?.automaton) named.solo = { ...next.solo, automaton: swap(next.solo.automaton) ?? '' };
  for (const key of ['hostages', 'convoy'] as const)
    if (next[key]) named[key] = { ...next[key], side: swap(next[key].side) ?? '' };
  if (next.exits) named.exits = next.exits.map((exit) => ({ ...exit, side: swap(exit.side) ?? '' }));
  if (next.counters)
    named.counters = next.counters.map((line) => (line.owner === old ? { ...line, owner: faction } : line));
  named.victory = next.victory.map((line) => ({
    ...line,
    side: swap(line.side) ?? '',
    args: Object.fromEntries(
      Object.entries(line.args).map(([key, value]) => [
        key,
        (key === 'side' || key === 'with') && value === old ? faction : value,
      ]),
    ),
  }));
  return { ...next, ...named };
}

// ------------------------------------------------------------ counters

const faceOf = (line: CounterLine, counters: CounterInfo[]): string =>
  line.face ?? counters.find((entry) => entry.id === line.counter)?.face ?? '';

export function counterInfo(line: CounterLine, counters: CounterInfo[]): CounterInfo | undefined {
  const face = faceOf(line, counters);
  return (
    counters.find((entry) => entry.id === line.counter && entry.face === face) ??
    counters.find((entry) => entry.id === line.counter)
  );
}

/** One more counter in a hex; counters alike share a line of the file. */
export function addCounter(sheet: Sheet, counters: CounterInfo[], info: CounterInfo, owner: string, hex: Place): Sheet {
  const lines = sheet.counters ?? [];
  const alike = lines.findIndex(
    (line) =>
      line.counter === info.id &&
      faceOf(line, counters) === info.face &&
      (line.owner ?? '') === (info.hidden ? owner : (line.owner ?? '')),
  );
  if (alike >= 0)
    return {
      ...sheet,
      counters: lines.map((line, i) => (i === alike ? { ...line, hexes: [...line.hexes, hex] } : line)),
    };
  return {
    ...sheet,
    counters: [...lines, { counter: info.id, face: info.face, ...(info.hidden ? { owner } : {}), hexes: [hex] }],
  };
}

function setCounter(sheet: Sheet, row: number, at: number, hex: Place | null): Sheet {
  const lines = (sheet.counters ?? [])
    .map((line, i) =>
      i === row ? { ...line, hexes: line.hexes.flatMap((place, j) => (j !== at ? [place] : hex ? [hex] : [])) } : line,
    )
    .filter((line) => line.hexes.length > 0);
  return lines.length > 0 ? { ...sheet, counters: lines } : without(sheet, 'counters');
}

// ------------------------------------------------------------ whatever stands on the map

export function moveThing(sheet: Sheet, thing: Thing, hex: Place): Sheet {
  if (thing.kind === 'counter') return setCounter(sheet, thing.row, thing.at, hex);
  const unit = sheet.side[thing.side]?.units[thing.at];
  return unit ? setUnit(sheet, thing.side, thing.at, { ...unit, hex }) : sheet;
}

export function dropThing(sheet: Sheet, thing: Thing): Sheet {
  return thing.kind === 'counter'
    ? setCounter(sheet, thing.row, thing.at, null)
    : setUnit(sheet, thing.side, thing.at, null);
}

// ------------------------------------------------------------ areas

export type Area = 'objectives' | 'exits-0' | 'exits-1' | 'deploy-0' | 'deploy-1' | 'no_rubble' | 'unknown_hexes';

export const AREAS: Area[] = ['objectives', 'exits-0', 'exits-1', 'deploy-0', 'deploy-1', 'no_rubble', 'unknown_hexes'];

/** The side an area belongs to, where it belongs to one. */
export const areaSide = (area: Area): number => (area.endsWith('-0') ? 0 : area.endsWith('-1') ? 1 : -1);

/** The hexes of a stretch of the map; columns stand for all their hexes. */
function stretch(deploy: Deploy | undefined, all: Place[]): Place[] {
  if (deploy?.hexes) return deploy.hexes;
  const columns = deploy?.columns;
  return columns ? all.filter(([column]) => column >= columns[0] && column <= columns[1]) : [];
}

export function areaHexes(sheet: Sheet, area: Area, all: Place[]): Place[] {
  const side = areaSide(area);
  if (area === 'objectives' || area === 'no_rubble') return sheet[area] ?? [];
  if (area === 'unknown_hexes')
    return sheet.unknown_hexes ?? stretch(sheet.unknown_columns ? { columns: sheet.unknown_columns } : undefined, all);
  if (area.startsWith('deploy')) return stretch(sheet.side[side]?.deploy, all);
  const faction = sheet.side[side]?.faction;
  return (sheet.exits ?? []).filter((exit) => exit.side === faction).flatMap((exit) => exit.hexes);
}

export function setArea(sheet: Sheet, area: Area, hexes: Place[]): Sheet {
  const side = areaSide(area);
  if (area === 'objectives' || area === 'no_rubble')
    return hexes.length > 0 ? { ...sheet, [area]: hexes } : without(sheet, area);
  if (area === 'unknown_hexes') {
    const bare = without(sheet, 'unknown_columns', 'unknown_hexes');
    return hexes.length > 0 ? { ...bare, unknown_hexes: hexes } : bare;
  }
  if (area.startsWith('deploy'))
    return withSide(sheet, side, (part) =>
      hexes.length > 0 ? { ...part, deploy: { hexes } } : without(part, 'deploy'),
    );
  const faction = sheet.side[side]?.faction ?? '';
  const others = (sheet.exits ?? []).filter((exit) => exit.side !== faction);
  const exits = hexes.length > 0 ? [...others, { side: faction, hexes }] : others;
  return exits.length > 0 ? { ...sheet, exits } : without(sheet, 'exits');
}

/** Adds hexes to a list, or takes them out of it. */
export function toggled(list: Place[], hexes: Place[], put: boolean): Place[] {
  const rest = list.filter((place) => !hexes.some((hex) => sameHex(hex, place)));
  return put ? [...rest, ...hexes] : rest;
}
