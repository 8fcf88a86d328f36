import type { Json, Message, Point, Reason } from './message';
import type { TokenView } from './scene';

interface Asked {
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

export interface Option {
  id: string;
  label: Message;
  note?: Message;
  why?: string;
  icon?: string;
  token?: string;
  reasons?: Reason[];
}

export interface ChooseQuestion extends Asked {
  kind: 'choose';
  options: Option[];
}

export interface SelectQuestion extends Asked {
  kind: 'select';
  tokens: string[];
  least: number;
  most: number;
}

export interface AllotQuestion extends Asked {
  kind: 'allot';
  lots: { token: string; shares: string[] }[];
  shares: Option[];
  total: number;
}

export interface MoveQuestion extends Asked {
  kind: 'move';
  tokens: { token: string; allowance: number }[];
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
  shape?: TokenView['shape'];
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

export interface PlaceQuestion extends Asked {
  kind: 'place';
  tokens: (string | GhostLine)[];
  zones: Point[][];
  spacing?: number;
  facing: boolean;
  formations?: string[];
  then?: Option[];
}

export interface WeaponLine {
  id: string;
  label: Message;
  range: number;
  dice: string | number;
  targets: string[];
  /** Laid like a template: besides at a target it may be pointed in a direction. */
  turns?: boolean;
}

export interface TargetQuestion extends Asked {
  kind: 'target';
  shooters: { token: string; weapons: WeaponLine[] }[];
  targets: { unit: string; tokens: string[]; reasons?: Reason[] }[];
  split: boolean;
  may_pass: boolean;
}

export interface HexQuestion extends Asked {
  kind: 'hex';
  hexes: [number, number][];
  facing: boolean;
  /** What going to each of them costs. */
  costs?: number[];
  /** Where a way begins: the answer may then name a path, and who comes along. */
  start?: [number, number];
  /** Tokens that may come along. */
  lead?: string[];
  /** Tokens elsewhere that a way chosen hex by hex can pick up where it passes them. */
  along?: string[];
  /** Whether it may be done by stealth. */
  stealth?: boolean;
  /** What each of these means, with its rule. */
  extras?: { lead?: Reason; stealth?: Reason; path?: Reason };
}

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

export type Question =
  | ChooseQuestion
  | SelectQuestion
  | AllotQuestion
  | MoveQuestion
  | PlaceQuestion
  | TargetQuestion
  | HexQuestion
  | DiceQuestion;
