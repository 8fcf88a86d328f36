import type { Json, Message, Reason } from '../wire/message';
import { json } from './api';
import type { StatLine } from './armies';

/** Something with an id and a name. */
export interface Named {
  id: string;
  name: Message;
}

export interface TileInfo extends Named {
  rows: string[];
  /** Fortified sides by hex, 0 east, then clockwise. */
  forts: { hex: [number, number]; sides: number[] }[];
}

export interface TerrainInfo {
  code: string;
  /** How it is drawn. */
  kind: string;
  level: number;
  /** Whether it may have fortified sides. */
  forts: boolean;
  name: Message;
  note: Message;
}

export interface FactionInfo extends Named {
  bloc: string;
  regular: boolean;
  cubes: string[];
}

export interface PieceInfo extends Named {
  faction: string;
  bloc: string;
  kind: string;
  points: number;
  art: Record<string, string>;
  stats: StatLine[];
  airborne?: boolean;
  faces?: string[];
}

export interface CounterInfo extends Named {
  face: string;
  hidden: boolean;
  art: Record<string, string>;
}

export interface TestInfo extends Named {
  arguments: { id: string; sort: string }[];
}

/** All that a scenario may be made of; the client knows nothing else about it. */
export interface ScenarioBuilder {
  limits: {
    tiles: number;
    turns: number;
    boxes: number;
    chapters: number;
    players: number;
    points: number;
    title: number;
    note: number;
    level: number;
  };
  tile: { columns: number; rows: number; turns: number[]; plain: string };
  tiles: TileInfo[];
  terrain: TerrainInfo[];
  directions: string[];
  factions: FactionInfo[];
  units: PieceInfo[];
  supports: PieceInfo[];
  counters: CounterInfo[];
  tests: TestInfo[];
  arguments: Record<string, Named[]>;
  chapters: Named[];
  topics: Named[];
  kinds: Named[];
  templates: Named[];
  drawn: { id: string; size: Named[]; mission: Named[] };
}

export interface ScenarioSummary {
  victory: (Message | null)[];
  sides: { units: number; supports: number; points: number }[];
  /** Who sits down, by number of sides. */
  roles: Record<string, Message[]>;
  briefing: Message[];
  title?: Message;
  turns?: number;
  /** What each side may spend; 0 where the file brings its army. Nothing where it brings all of them. */
  points?: number[];
}

export interface ScenarioVerdict {
  reasons: Reason[];
  summary: ScenarioSummary;
}

export interface Template {
  sheet: Json;
  title: Message;
  notes: Message[];
}

export interface Look {
  hexes?: [number, number][];
  line?: { clear: boolean; steps: number; block?: [number, number]; message: Message; why: string };
}

const place = (system: string, more: string): string => `/api/scenarios/${encodeURIComponent(system)}/${more}`;

export function scenarioBuilder(system: string): Promise<ScenarioBuilder> {
  return json<ScenarioBuilder>(place(system, 'builder'));
}

export function checkScenario(system: string, sheet: Json, signal?: AbortSignal): Promise<ScenarioVerdict> {
  return json<ScenarioVerdict>(place(system, 'check'), { body: { sheet }, ...(signal ? { signal } : {}) });
}

export function scenarioTemplate(system: string, id: string, wishes: Record<string, string> = {}): Promise<Template> {
  return json<Template>(place(system, `template/${encodeURIComponent(id)}?${new URLSearchParams(wishes)}`));
}

export function lookOver(
  system: string,
  sheet: Json,
  start: [number, number],
  end: [number, number] | null,
  signal?: AbortSignal,
): Promise<Look> {
  return json<Look>(place(system, 'sight'), { body: { sheet, start, end }, ...(signal ? { signal } : {}) });
}
