import type { Json } from '../wire/message';

/** A hex of a scenario file: column and row from the top left of the whole map. */
export type Place = [number, number];

export interface Lay {
  tile: string;
  at: Place;
  rot?: number;
}

export interface UnitLine {
  unit: string;
  hex?: Place;
  arrives?: number;
  reserve?: string;
}

export interface SupportLine {
  support: string;
  turn?: number;
  face?: string;
}

export interface SplitLine {
  faction: string;
  player: string;
  takes: string[];
}

export interface Deploy {
  columns?: [number, number];
  hexes?: Place[];
}

export interface SidePart {
  faction: string;
  player?: string;
  box?: number;
  first?: boolean;
  units: UnitLine[];
  supports?: SupportLine[];
  hand?: string[];
  deploy?: Deploy;
  split?: SplitLine[];
}

export interface CounterLine {
  counter: string;
  face?: string;
  owner?: string;
  hexes: Place[];
}

export interface VictoryLine {
  side: string;
  vp: number;
  test: string;
  args: Record<string, Json>;
}

/** A scenario file in the hands of the editor: every part has its shape, whether or not it makes sense. */
export interface Sheet {
  title?: string;
  title_en?: string;
  title_it?: string;
  notes?: string[];
  notes_en?: string[];
  notes_it?: string[];
  chapter?: number;
  teaches?: string[];
  players?: number[];
  turns?: number;
  map: Lay[];
  paint?: { code: string; hexes: Place[] }[];
  forts?: { hex: Place; sides: string[] }[];
  levels?: { level: number; hexes: Place[] }[];
  side: SidePart[];
  counters?: CounterLine[];
  objectives?: Place[];
  exits?: { side: string; hexes: Place[] }[];
  no_rubble?: Place[];
  low_only?: string[];
  control_start?: string;
  unknown_owner?: string;
  unknown_pool?: string[];
  unknown_hexes?: Place[];
  unknown_columns?: [number, number];
  martyrdom?: boolean;
  solo?: { automaton?: string; posture?: string };
  deploy_first?: string;
  population?: number;
  hostages?: { side: string; n: number };
  convoy?: { side: string; n: number };
  mission?: string;
  generated?: Record<string, Json>;
  tie?: string;
  victory: VictoryLine[];
}

export const sameHex = (a: Place | undefined, b: Place | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

export const hexName = ([column, row]: Place): string => `${column},${row}`;

/** A file without a key whose value says nothing. */
export function without<T extends object>(table: T, ...keys: (keyof T)[]): T {
  const rest = { ...table };
  for (const key of keys) delete rest[key];
  return rest;
}

/** An empty map of two tiles, and two sides without units. */
export function blank(plain: string, factions: [string, string]): Sheet {
  return {
    turns: 4,
    chapter: 5,
    players: [1, 2],
    map: [
      { tile: plain, at: [0, 0] },
      { tile: plain, at: [1, 0] },
    ],
    side: [
      { faction: factions[0], box: 40, first: true, units: [] },
      { faction: factions[1], box: 38, units: [] },
    ],
    tie: factions[1],
    victory: [
      { side: factions[0], vp: 1, test: 'per-eliminated', args: { side: factions[1], kinds: ['infantry', 'vehicle'] } },
      { side: factions[1], vp: 1, test: 'per-eliminated', args: { side: factions[0], kinds: ['infantry', 'vehicle'] } },
    ],
  };
}
