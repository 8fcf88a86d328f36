import { sitDown } from '../fair/sitting';
import { DEPLOY, SUGGESTED } from '../game/orders';
import { isMessage } from '../i18n/bundle';
import { language } from '../i18n/language.svelte';
import { shelf, t } from '../i18n/texts.svelte';
import type { Json } from '../wire/message';
import type { ArmyList, Scenario, SystemInfo } from '../net/systems';

export type Holder = 'me' | 'hotseat' | 'open' | `bot:${string}`;

export interface Wish {
  system: string;
  scenario: string;
  edition?: string;
  sides: { holder: Holder; army: ArmyList | null; name: string }[];
  unit: string;
  options: Record<string, Json>;
  layout: number;
  seed: number | null;
  typed: boolean;
  /** My side is set up for me. */
  deployed?: boolean;
}

export const LETTERS = 'ABCD';
const MOST_LAYOUTS = 100000;

/** A different table each time; the number is public and part of the set-up. */
export function anyLayout(): number {
  return Math.floor(Math.random() * MOST_LAYOUTS);
}

/** The edition in the reader's language, where there is one. */
export function editionFor(system: SystemInfo): string {
  return system.editions.includes(language.now) ? language.now : (system.editions[0] ?? '');
}

export function editionName(system: string, edition: string): string {
  const id = `${system}-edition-${edition}`;
  if (shelf.serves(id)) return shelf.say({ id });
  return shelf.has(`edition-${edition}`) ? t(`edition-${edition}`) : edition;
}

/** The scenario of a quick battle. */
export function quickScenario(system: SystemInfo): Scenario {
  const wanted = system.scenarios.find((scenario) => scenario.id === system.quick?.scenario);
  return wanted ?? (system.scenarios[0] as Scenario);
}

/** The two armies of a quick battle: those it names, or the first of the house; none where the scenario has its own. */
export function pair(system: SystemInfo): ArmyList[] {
  if (forcesOf(quickScenario(system)) === 'own') return [];
  return (system.quick?.armies.length ? system.quick.armies : system.armies).slice(0, 2);
}

/** A scenario without points brings its own forces: there is no army to choose. */
export function forcesOf(scenario: Scenario | undefined): 'own' | 'chosen' {
  return scenario && scenario.points.length === 0 ? 'own' : 'chosen';
}

/** What a ready-made list is called on the shelf: no part of the list itself. */
const SHELF = ['id', 'title', 'roster'];

/** What a list is called. */
export function armyName(army: ArmyList | undefined): string {
  for (const name of [army?.name, army?.['title'], army?.roster]) {
    if (isMessage(name)) return shelf.say(name);
    if (typeof name === 'string' && name) return name;
  }
  return '';
}

/** A list as it is sent. */
export function listed(army: ArmyList | null): Json {
  if (!army) return null;
  return Object.fromEntries(
    Object.entries(army).filter(([key, value]) => !SHELF.includes(key) && !(key === 'name' && isMessage(value))),
  ) as Json;
}

export function quick(system: SystemInfo, mine: number, bot: string): Wish {
  const scenario = quickScenario(system);
  const armies = pair(system);
  return {
    system: system.id,
    scenario: scenario.id,
    // Lists are written for an edition: the battle is played by theirs.
    edition: typeof armies[0]?.['edition'] === 'string' ? armies[0]['edition'] : editionFor(system),
    sides: [0, 1].map((side) => ({
      holder: side === mine ? 'me' : `bot:${bot}`,
      army: armies[side] ?? null,
      name: '',
    })),
    unit: 'in',
    options: { ...system.quick?.options },
    layout: anyLayout(),
    seed: null,
    typed: false,
    deployed: true,
  };
}

/** The body of the request that sets a game up. */
export function requestOf(wish: Wish): Record<string, Json> {
  const seats: Record<string, Json> = {};
  const orders: Record<string, Json> = {};
  wish.sides.forEach((side, i) => {
    const letter = LETTERS[i] as string;
    seats[letter] = side.holder;
    if (wish.deployed && side.holder === 'me') orders[letter] = { [DEPLOY]: SUGGESTED };
  });
  return {
    setup: {
      system: wish.system,
      scenario: wish.scenario,
      ...(wish.edition ? { edition: wish.edition } : {}),
      sides: wish.sides.map((side) => ({ name: side.name, army: listed(side.army) })),
      unit: wish.unit,
      options: wish.options,
      layout: wish.layout,
    },
    seats,
    orders,
    dice: wish.typed ? 'typed' : 'seeded',
    ...(wish.seed === null ? {} : { seed: wish.seed }),
  };
}

/** Sets the game up and keeps its seats in this browser; returns its id. */
export function found(wish: Wish): Promise<string> {
  return sitDown(requestOf(wish));
}
