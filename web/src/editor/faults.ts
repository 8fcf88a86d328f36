import type { Reason } from '../wire/message';
import type { Sheet, Place } from './sheet';

export const TABS = ['map', 'ground', 'forces', 'counters', 'victory', 'sheet'] as const;
export type Tab = (typeof TABS)[number];

/** Where a fault is to be mended: the tab, the side or line it is about, and the hex, as far as the place in the file tells. */
export interface Spot {
  tab: Tab;
  side?: number;
  line?: number;
  tile?: number;
  unit?: number;
  hex?: Place;
}

const HEADS: Record<string, Tab> = {
  map: 'map',
  paint: 'ground',
  forts: 'ground',
  levels: 'ground',
  side: 'forces',
  counters: 'counters',
  objectives: 'counters',
  exits: 'counters',
  no_rubble: 'counters',
  control_start: 'victory',
  unknown_owner: 'counters',
  unknown_pool: 'counters',
  unknown_hexes: 'counters',
  unknown_columns: 'counters',
  victory: 'victory',
  tie: 'victory',
};

export const placeOf = (reason: Reason): string =>
  typeof reason.values?.['at'] === 'string' ? reason.values['at'] : '';

/** The number in brackets behind a word: `units[2]` is 2. */
function numberAfter(at: string, word: string): number | undefined {
  const found = new RegExp(`(?:^|\\.)${word}\\[(\\d+)\\]`).exec(at);
  return found ? Number(found[1]) : undefined;
}

export function spotOf(at: string, sheet: Sheet): Spot {
  const head = /^[a-z_]+/.exec(at)?.[0] ?? '';
  const spot: Spot = { tab: HEADS[head] ?? 'sheet' };
  const side = numberAfter(at, 'side');
  const unit = numberAfter(at, 'units');
  const hexes = numberAfter(at, 'hexes');
  if (head === 'side' && side !== undefined) spot.side = side;
  if (head === 'map') spot.tile = numberAfter(at, 'map') ?? 0;
  if (head === 'victory') spot.line = numberAfter(at, 'victory') ?? 0;
  if (spot.side !== undefined && unit !== undefined) {
    spot.unit = unit;
    const hex = sheet.side[spot.side]?.units[unit]?.hex;
    if (hex) spot.hex = hex;
  }
  const row = numberAfter(at, 'counters');
  const counter = row === undefined ? undefined : sheet.counters?.[row]?.hexes[hexes ?? 0];
  if (counter) spot.hex = counter;
  const raised = numberAfter(at, 'levels');
  const height = raised === undefined ? undefined : sheet.levels?.[raised]?.hexes[hexes ?? 0];
  if (height) spot.hex = height;
  const fort = numberAfter(at, 'forts');
  const wall = fort === undefined ? undefined : sheet.forts?.[fort]?.hex;
  if (wall) spot.hex = wall;
  return spot;
}
