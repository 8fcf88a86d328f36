import type { Message, Point, Reason } from './message';

export interface Modifier extends Message {
  value: string;
  why: string;
}

/** The reckoning of a roll to come: its lines' `by` add up to `need`, the number the die is compared with. */
export interface Reckoning {
  title: Message;
  why: string;
  subject: string;
  lines: (Modifier & { by: number })[];
  need: number;
}

export interface Chance {
  label: string;
  p: number;
}

export interface OddsLine {
  title: Message;
  classes: Chance[];
  exact: boolean;
  error: number;
  /** How the choices inside are taken that the odds hold for. */
  policy?: Message;
  /** The same when each side chooses best. */
  best?: Chance[];
  /** What the reader cannot know and is taken for granted. */
  assuming?: Message;
}

export interface SightLine {
  from: Point;
  to: Point;
  clear: boolean;
  block?: Point;
  why: string;
  message?: Message;
}

/** Whether a preview has anything to say in words. */
export function speaks(preview: Preview): boolean {
  const lists = [preview.facts, preview.reasons, preview.warnings, preview.modifiers, preview.odds];
  return preview.cost !== undefined || preview.ladder !== undefined || lists.some((list) => list.length > 0);
}

/** The die before it is rolled: weak to strong, where it starts, what shifts it, what the last one prints. */
export interface Ladder {
  dice: string[];
  start: string;
  final: string;
  steps: (Message & { by: number; why: string })[];
  faces: { print: string; label: Message; n: number }[];
}

/** What an answer would move on a track. */
export interface TrackMove {
  track: string;
  side: string;
  since: number;
  until: number;
  label: Message;
}

export interface Preview {
  legal: boolean;
  reasons: Reason[];
  title?: Message;
  facts: Message[];
  modifiers: Modifier[];
  reckonings: Reckoning[];
  odds: OddsLine[];
  sight: SightLine[];
  cost?: number;
  allowance?: number;
  paths: { token: string; points: Point[] }[];
  /** Ground by name, as polygons that are filled as one. */
  areas?: { label: Message; polygons: Point[][] }[];
  warnings: Reason[];
  /** Outlines of bursts and blasts, and who lies under them. */
  templates?: Point[][];
  caught?: string[];
  /** Hexes in sight or in reach; the rest of the map is dimmed. */
  hexes?: [number, number][];
  ladder?: Ladder;
  tracks?: TrackMove[];
}
