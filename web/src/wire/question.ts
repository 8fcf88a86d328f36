// Generated from the wire's description in Python by tools/wire_types.py: change it there.
import type { Hex, Json, Message, Point, Reason, Shape } from './message';

export type Question =
  | ChooseQuestion
  | SelectQuestion
  | AllotQuestion
  | MoveQuestion
  | PlaceQuestion
  | TargetQuestion
  | HexQuestion
  | DiceQuestion;

/** What every question has. */
export interface Asked {
  /** What clients and bots recognise it by; the rule it cites is `why`. */
  id: string;
  side: string;
  why: string;
  prompt: Message;
  subject: string;
  topic: string;
  /** The standing orders that can answer questions of this topic. */
  orders?: string[];
  /** A legal answer the server proposes: one key accepts it. */
  suggestion?: Json;
}

/** One answer, or one that is refused, with the reasons. */
export interface Option {
  id: string;
  label: Message;
  note?: Message;
  why?: string;
  icon?: string;
  token?: string;
  reasons?: Reason[];
}

/** What several figures may be told to do on one answer. */
export interface DrillOption extends Option {
  /** How far it goes; it needs a place then. */
  far?: number;
  /** It needs a target. */
  aims?: boolean;
}

/** The ground that a squad reaches when it goes so far. */
export interface DrillGround {
  far: number;
  reach: Point[][];
}

/** One of a list of options, or a drill. */
export interface ChooseQuestion extends Asked {
  kind: 'choose';
  options: Option[];
  drills?: DrillOption[];
  /** The ground that `lead` reaches, by how far a drill goes. */
  grounds?: DrillGround[];
  /** Tokens of those who would take part. */
  party?: string[];
  /** What `lead` moves. */
  middle?: Point;
  formations?: string[];
  /** How far from their leader they hold together. */
  radius?: number;
}

/** Some tokens out of a list. */
export interface SelectQuestion extends Asked {
  kind: 'select';
  tokens: string[];
  least: number;
  most: number;
}

/** One thing that gets a share, and which it may take. */
export interface Lot {
  token: string;
  shares: string[];
}

/** A share for each of some tokens. */
export interface AllotQuestion extends Asked {
  kind: 'allot';
  lots: Lot[];
  shares: Option[];
  total: number;
}

/** A token that may move, and how far. */
export interface Mover {
  token: string;
  allowance: number;
}

/** Where tokens go. */
export interface MoveQuestion extends Asked {
  kind: 'move';
  tokens: Mover[];
  reach?: Point[][];
  zones?: Point[][];
  then: Option[];
  formations: string[];
  facing: boolean;
  snaps: [number, number, Message][];
}

/** What is to be placed: enough to draw it before it stands in the scene. */
export interface GhostLine {
  token: string;
  shape?: Shape;
  radius?: number;
  length?: number;
  width?: number;
  points?: Point[];
  art?: Record<string, string>;
  leader?: boolean;
  facing?: number;
  name?: Message;
  /** A template that lies at a shooter: it turns about this point and goes nowhere else. */
  origin?: Point;
}

/** Where things are set down. */
export interface PlaceQuestion extends Asked {
  kind: 'place';
  tokens: (string | GhostLine)[];
  zones: Point[][];
  spacing?: number;
  facing: boolean;
  formations?: string[];
  then?: Option[];
}

/** A weapon, and whom it may be fired at. */
export interface WeaponLine {
  id: string;
  label: Message;
  range: number;
  dice: string | number;
  targets: string[];
  /** Laid like a template: besides at a target it may be pointed in a direction. */
  turns?: boolean;
}

/** Who fires, and with what. */
export interface Shooter {
  token: string;
  weapons: WeaponLine[];
}

/** Whom to fire at, or why not. */
export interface TargetLine {
  unit: string;
  tokens: string[];
  reasons?: Reason[];
}

/** Who fires at whom. */
export interface TargetQuestion extends Asked {
  kind: 'target';
  shooters: Shooter[];
  targets: TargetLine[];
  split: boolean;
  may_pass: boolean;
}

/** What goes with a way, each with its rule. */
export interface HexExtras {
  lead?: Reason;
  stealth?: Reason;
  path?: Reason;
}

/** One of some hexes. */
export interface HexQuestion extends Asked {
  kind: 'hex';
  hexes: Hex[];
  facing: boolean;
  may_pass?: boolean;
  /** What going to each of them costs. */
  costs?: number[];
  /** Where a way begins: the answer may then name a path, and who comes along. */
  start?: Hex;
  /** How much there is to pay with. */
  available?: number;
  /** Tokens that may come along. */
  lead?: string[];
  /** Tokens elsewhere that a way chosen hex by hex can pick up where it passes them. */
  along?: string[];
  /** Whether it may be done by stealth. */
  stealth?: boolean;
  extras?: HexExtras;
}

/** The faces of dice that were rolled on a table. */
export interface DiceQuestion extends Asked {
  kind: 'dice';
  die: string;
  sides: number;
  n: number;
  need: Message | null;
  classes: number[];
  /** What is printed on its faces, where that is not numbers. */
  prints?: string[];
}
