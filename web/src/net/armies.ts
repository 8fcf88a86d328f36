import type { Json, Message, Reason } from '../wire/message';
import { json } from './api';
import type { ArmyList } from './systems';

export interface SheetWeapon {
  id: string;
  name: Message;
  range: number;
  fire_points: number;
}

export interface SheetUnit {
  name: Message | string;
  points: number;
  type: string;
  size?: number;
  training?: Message;
  figures?: { count: number; weapons: SheetWeapon[]; armour?: Message; save?: number }[];
  weapons?: SheetWeapon[];
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

export async function readyArmies(system: string): Promise<ArmyList[]> {
  return (await json<{ armies: ArmyList[] }>(`/api/armies/${encodeURIComponent(system)}`)).armies;
}

export function checkArmy(system: string, army: Json, unit: string): Promise<Checked> {
  return json<Checked>(`/api/armies/${encodeURIComponent(system)}/check`, { body: { army, unit } });
}
