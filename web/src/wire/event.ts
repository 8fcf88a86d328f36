// Generated from the wire's description in Python by tools/wire_types.py: change it there.
import type { Message, Point } from './message';
import type { Ladder } from './preview';
import type {
  BoardView,
  HandView,
  SideView,
  TerrainView,
  TokenView,
  TrackView,
  TurnView,
  UnitView,
  ZoneView,
} from './scene';

/** A token and the points it goes through. */
export interface Way {
  token: string;
  points: Point[];
}

/** Dice that fell. */
export interface Dice {
  die: string;
  faces: number[];
  /** The class of each face thrown. */
  classes: number[];
  need?: Message;
  /** What is printed on the faces thrown. */
  prints?: string[];
  /** Where the die began and what shifted it. */
  ladder?: Ladder;
}

/** Tokens that are new or not as they were, the ids of those that are gone, all ids where their order changed. */
export interface TokensChange {
  set?: TokenView[];
  gone?: string[];
  order?: string[];
}

/** The same of units. */
export interface UnitsChange {
  set?: UnitView[];
  gone?: string[];
  order?: string[];
}

/** An attack that begins, as far as the reader sees it: from which tokens, at what or at which spot, how far. */
export interface AimView {
  shooters?: string[];
  /** A unit, a token or a piece of terrain. */
  at?: string;
  spot?: Point;
  /** 0 in contact. */
  distance?: number;
}

/** What an event changed of the scene: tokens and units piece by piece, other parts as a whole. */
export interface SceneChange {
  /** No part of the scene: who attacks whom from here on. */
  aim?: AimView;
  tokens?: TokensChange;
  units?: UnitsChange;
  board?: BoardView;
  turn?: TurnView;
  sides?: SideView[];
  terrain?: TerrainView[];
  zones?: ZoneView[];
  tracks?: TrackView[];
  hands?: HandView[];
}

/** One thing that happened. */
export interface GameEvent extends Message {
  rules: string[];
  side?: string;
  subject?: string;
  moved?: Way[];
  dice?: Dice;
  /** What of the scene became different with it; events of long ago say nothing. */
  changes?: SceneChange;
}
