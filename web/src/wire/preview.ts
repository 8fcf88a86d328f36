// Generated from the wire's description in Python by tools/wire_types.py: change it there.
import type { Way } from './event';
import type { Hex, Message, Point, Reason } from './message';

/** One line: words, a signed number or a value, and the rule. */
export interface Modifier extends Message {
  value: string;
  why: string;
  /** Of a line of a reckoning. */
  by?: number;
}

/** What one cause adds to the number. */
export interface ReckoningLine extends Message {
  value: string;
  why: string;
  by: number;
}

/** The reckoning of a roll to come: its lines' `by` add up to `need`, the number the die is compared with. */
export interface Reckoning {
  title: Message;
  why: string;
  subject: string;
  lines: ReckoningLine[];
  need: number;
}

/** One class of a distribution. */
export interface Chance {
  label: string;
  p: number;
}

/** A distribution with its title, worst for the roller first. */
export interface OddsLine {
  title: Message;
  classes: Chance[];
  exact: boolean;
  /** Half width of the 95 % interval when sampled. */
  error: number;
  /** How the choices inside are taken that the odds hold for. */
  policy?: Message;
  /** The same when each side chooses best. */
  best?: Chance[];
  /** What the reader cannot know and is taken for granted. */
  assuming?: Message;
}

/** A line of sight for drawing: from, to, and where and why it is blocked. */
export interface SightLine {
  from: Point;
  to: Point;
  clear: boolean;
  block?: Point;
  why: string;
  message?: Message;
}

/** One shift on a ladder of dice: how many steps, the cause, and the rule. */
export interface LadderStep extends Message {
  by: number;
  why: string;
}

/** What the die prints, in words, and on how many of its faces. */
export interface LadderFace {
  print: string;
  label: Message;
  n: number;
}

/** The die before it is rolled: weak to strong, where it starts, what shifts it, what the last one prints. */
export interface Ladder {
  dice: string[];
  start: string;
  final: string;
  steps: LadderStep[];
  faces: LadderFace[];
}

/** What an answer would move on a track. */
export interface TrackMove {
  track: string;
  side: string;
  since: number;
  until: number;
  label: Message;
}

/** Ground by name, as polygons that are filled as one. */
export interface Area {
  label: Message;
  polygons: Point[][];
}

/** What a choice not yet made would bring. */
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
  paths: Way[];
  areas?: Area[];
  warnings: Reason[];
  /** Outlines of bursts and blasts. */
  templates?: Point[][];
  /** Who lies under them. */
  caught?: string[];
  /** In sight or in reach; the rest of the map is dimmed. */
  hexes?: Hex[];
  ladder?: Ladder;
  tracks?: TrackMove[];
}
