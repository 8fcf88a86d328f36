import type { Json, Message } from '../wire/message';
import { json } from './api';

export interface Scenario {
  id: string;
  name: Message;
  briefing: Message[];
  roles: Message[];
  sides: [number, number];
  points: number[];
  turns: number;
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
}

export interface Library {
  systems: SystemInfo[];
  bots: string[];
}

export function library(): Promise<Library> {
  return json<Library>('/api/systems');
}
