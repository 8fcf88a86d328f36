import type { Json, Message } from '../wire/message';
import type { SceneView } from '../wire/scene';
import { json } from './api';
import type { LessonInfo } from './lessons';

export interface Scenario {
  id: string;
  name: Message;
  briefing: Message[];
  roles: Message[];
  sides: [number, number];
  points: number[];
  turns: number;
  /** How often the first role wins between equal bots, where it was measured. */
  balance?: { bot: string; share: number; interval: [number, number]; games: number };
}

export interface OptionInfo {
  id: string;
  name: Message;
  values: Json[];
  why: string;
}

export interface ArmyList {
  roster?: string;
  name?: Message | string;
  units: Json[];
  [key: string]: unknown;
}

export interface ReadyReplay {
  replay: string;
  title: Message | null;
  points: number[] | null;
  /** How its table looked in the end, and who led when. */
  still?: {
    scene: SceneView;
    curve: { at: number; scores: number[] }[];
    entries: number;
    turns: number;
  } | null;
}

export interface SystemInfo {
  id: string;
  name: Message;
  editions: string[];
  scenarios: Scenario[];
  options: OptionInfo[];
  armies: ArmyList[];
  /** Whether its book has campaigns. */
  campaigns?: boolean;
  /** Whether people write scenarios of their own for it. */
  desk?: boolean;
  /** Whether the editor draws them; else they are brought as files. */
  editor?: boolean;
  /** Its guided battles. */
  lessons?: LessonInfo[];
  /** The battle two clicks begin: what shows the game at its best. Without it: the first scenario, the first armies. */
  quick?: { scenario: string; options: Record<string, Json>; armies: ArmyList[] } | null;
  /** Battles to watch that come with it. */
  watch?: ReadyReplay[];
}

export interface Library {
  systems: SystemInfo[];
  bots: string[];
}

/** The order in which every page names the games; others that are installed follow. */
export const HOUSE = ['fubar', 'fallout', 'warfare', 'warzone'];

export async function library(): Promise<Library> {
  const told = await json<Library>('/api/systems');
  const place = (id: string): number => (HOUSE.includes(id) ? HOUSE.indexOf(id) : HOUSE.length);
  return { ...told, systems: [...told.systems].sort((a, b) => place(a.id) - place(b.id)) };
}
