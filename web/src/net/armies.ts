import type { Json, Message, Reason } from '../wire/message';
import { json } from './api';
import type { ArmyList } from './systems';

/** A printed value of a unit; where it has words they are read instead. */
export interface StatLine {
  label: Message;
  value: string;
  words?: Message;
}

/** One unit of a list, reckoned out. What it tells beside these is the system's own. */
export interface SheetUnit {
  name: Message | string;
  points: number;
  /** Its place in the list, where some units could not be read. */
  at?: number;
  [key: string]: unknown;
}

export interface Sheet {
  name?: string | Message;
  units?: SheetUnit[];
  points?: number;
}

export interface Checked {
  reasons: Reason[];
  sheet: Sheet;
}

export interface ChoiceOption {
  id: string;
  label: Message;
  points?: number;
  note?: Message;
  /** How often it may stand in a list of many. */
  most?: number;
}

/** Something to decide about an army, a unit or a row of figures: what stands under `id` in the list. */
export interface Choice {
  id: string;
  label: Message;
  why?: string;
  kind: 'one' | 'many' | 'number' | 'flag' | 'text';
  options?: ChoiceOption[];
  least?: number;
  most?: number;
  default?: Json;
  points?: number;
  per?: 'unit' | 'figure';
}

export interface Group {
  id: string;
  label: Message;
  least: number;
  most: number;
  new: Record<string, Json>;
  choices: Choice[];
}

export interface BuilderEntry {
  id: string;
  name: Message;
  faction: string | string[];
  kind: string;
  note?: Message;
  points: number;
  most?: number;
  stats?: StatLine[];
  art?: Record<string, string>;
  unit: Record<string, Json>;
  defaults?: Record<string, Json>;
  choices?: Choice[];
  groups?: Group[];
}

export interface Builder {
  factions: { id: string; name: Message; note?: Message }[];
  points: number[];
  keys?: Record<string, string>;
  choices?: Choice[];
  rules?: { id: string; label: Message }[];
  entries: BuilderEntry[];
}

const place = (system: string, more: string): string => `/api/armies/${encodeURIComponent(system)}${more}`;

export async function readyArmies(system: string): Promise<ArmyList[]> {
  return (await json<{ armies: ArmyList[] }>(place(system, ''))).armies;
}

export function checkArmy(system: string, army: Json, unit: string, signal?: AbortSignal): Promise<Checked> {
  return json<Checked>(place(system, '/check'), { body: { army, unit }, ...(signal ? { signal } : {}) });
}

/** What lists are built from; null when the system has no builder. */
export async function builderOf(system: string, edition: string): Promise<Builder | null> {
  const told = await json<Partial<Builder>>(place(system, `/builder?edition=${encodeURIComponent(edition)}`));
  return told.entries ? (told as Builder) : null;
}

export async function randomArmy(
  system: string,
  points: number,
  seed: number,
  faction: string,
  edition: string,
): Promise<ArmyList> {
  const query = new URLSearchParams({ points: String(points), seed: String(seed), faction, edition });
  return (await json<{ army: ArmyList }>(place(system, `/random?${query}`))).army;
}
