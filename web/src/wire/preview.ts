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

/** Cover against one enemy, in thirds and as the game writes it. */
export interface Shelter {
  /** 0 none to 3. */
  level: number;
  value: string;
  label: Message;
  why: string;
}

/** What fire would bring: dice in words, what is counted, its mean, the chance of any. */
export interface PlannedShot {
  facts: Message[];
  counts: Message;
  mean: number;
  some: number;
  exact: boolean;
}

/** One enemy as seen from a place. */
export interface Facing {
  unit: string;
  distance: number;
  line: SightLine;
  shelter?: Shelter;
  mine?: PlannedShot;
  theirs?: PlannedShot;
}

/** One who would fire on the way: from where, where on the way, after how much of it. */
export interface Eye {
  unit: string;
  from: Point;
  at: Point;
  gone: number;
  shot: PlannedShot;
  why: string;
}

/** All that a unit would have before it at a place. */
export interface Outlook {
  /** Enemies, nearest first. */
  facing: Facing[];
  /** In the order of the way. */
  eyes: Eye[];
  /** The enemy at whom a shot from there brings most. */
  best: string;
  /** What all of them together would bring. */
  drawn: number;
  /** How the shots from there are made. */
  how?: Reason;
}

/** Ground that draws at least so much fire. */
export interface ThreatBand {
  least: number;
  label: Message;
}

/** How much fire every place may draw next turn: a grid from the corner with the least coordinates, or hexes. */
export interface Threat {
  bands: ThreatBand[];
  values: number[];
  step?: number;
  columns?: number;
  hexes?: Hex[];
}

/** One of those who carry out a drill: where it would end, at whom it would aim, what it could not do. */
export interface Member {
  token: string;
  n: string;
  at: Point;
  target?: string;
  /** Where its line of sight ends. */
  block?: Point;
  /** Why it takes no part. */
  cannot?: Reason[];
  /** What it must leave out. */
  less?: Reason[];
  /** What it does at a disadvantage. */
  notes?: Reason[];
}

/** Whom a drill could be aimed at: how far off, how many could aim, how many of it would fall on average. */
export interface Quarry {
  unit: string;
  label: Message | string;
  range: number;
  sees: number;
  /** Nobody, but something that can be shot down. */
  thing?: boolean;
  falls?: number;
  fact?: Message;
  reasons?: Reason[];
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
  /** Of the tool plan. */
  outlook?: Outlook;
  /** Of the tool threat. */
  threat?: Threat;
  members?: Member[];
  quarry?: Quarry[];
}
