import type { Message, Point } from './message';

export interface Dice {
  die: string;
  faces: number[];
  classes: number[];
  need?: Message | null;
}

export interface GameEvent extends Message {
  rules: string[];
  side?: string;
  subject?: string;
  moved?: { token: string; points: Point[] }[];
  dice?: Dice;
}
