import type { ArmyList } from '../net/systems';

/** Army lists that this browser keeps, per system. */
export interface SavedArmy {
  name: string;
  list: ArmyList;
  points: number;
}

const shelfOf = (system: string): string => `sandtable.armies.${system}`;
const deskOf = (system: string): string => `sandtable.army.${system}`;

export function savedArmies(system: string): SavedArmy[] {
  try {
    const kept = JSON.parse(localStorage.getItem(shelfOf(system)) ?? '[]') as unknown;
    return Array.isArray(kept)
      ? kept.filter((one): one is SavedArmy => typeof one?.name === 'string' && Array.isArray(one?.list?.units))
      : [];
  } catch {
    return [];
  }
}

/** Keeps a list under its name; one of the same name is replaced. */
export function saveArmy(system: string, army: SavedArmy): SavedArmy[] {
  const kept = [army, ...savedArmies(system).filter((one) => one.name !== army.name)];
  localStorage.setItem(shelfOf(system), JSON.stringify(kept));
  return kept;
}

export function forgetArmy(system: string, name: string): SavedArmy[] {
  const kept = savedArmies(system).filter((one) => one.name !== name);
  localStorage.setItem(shelfOf(system), JSON.stringify(kept));
  return kept;
}

/** The list on the desk survives a reload. */
export function keepDesk(system: string, list: unknown): void {
  localStorage.setItem(deskOf(system), JSON.stringify(list));
}

export function desk(system: string): ArmyList | null {
  try {
    const kept = JSON.parse(localStorage.getItem(deskOf(system)) ?? 'null') as ArmyList | null;
    return kept && Array.isArray(kept.units) ? kept : null;
  } catch {
    return null;
  }
}
