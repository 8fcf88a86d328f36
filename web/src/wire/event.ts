// Generated from the wire's description in Python by tools/wire_types.py: change it there.
import type { Message, Point } from './message';

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
}

/** One thing that happened. */
export interface GameEvent extends Message {
  rules: string[];
  side?: string;
  subject?: string;
  moved?: Way[];
  dice?: Dice;
}
