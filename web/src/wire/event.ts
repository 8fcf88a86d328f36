import type { Message, Point } from './message';

export interface Dice {
  die: string;
  faces: number[];
  classes: number[];
  need?: Message | null;
  /** What is printed on the faces thrown. */
  prints?: string[];
}

export interface GameEvent extends Message {
  rules: string[];
  side?: string;
  subject?: string;
  moved?: { token: string; points: Point[] }[];
  dice?: Dice;
}
