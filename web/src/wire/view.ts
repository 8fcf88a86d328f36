// Generated from the wire's description in Python by tools/wire_types.py: change it there.
import type { GameEvent } from './event';
import type { Message, Reason } from './message';
import type { Question } from './question';
import type { SceneView } from './scene';

export type DiceKind = 'seeded' | 'typed';

/** Who holds a side. */
export interface Seat {
  side: string;
  held_by: 'person' | 'bot' | 'remote' | 'open';
  bot: string | null;
  name: string;
  online: boolean;
}

/** One line of the score: which side got how many points, for what, by which rule. */
export interface ScoreLine extends Message {
  side: string;
  points: number;
  why: string;
}

/** How a game ended. */
export interface Result {
  winner: string | null;
  points: number[];
  why: string;
  message?: Message;
  lines: ScoreLine[];
}

/** Whether the last answer can be taken back, or why not. */
export interface Undo {
  allowed: boolean;
  reasons: Reason[];
}

/** The commitment to the dice, and what opens it when the game is over. */
export interface Seal {
  commitment: string | null;
  seed: string | null;
  nonce: string | null;
  entropy: string[];
}

/** The entry a turn begins with. */
export interface TurnMark {
  at: number;
  turn: number;
}

/** The score from an entry on. */
export interface CurvePoint {
  at: number;
  scores: number[];
}

/** Games of older rules: which they were, and what of the game can be shown. */
export interface OldRules {
  played: number;
  filmed: boolean;
  message: Message | null;
}

/** A draw: who offers it, who agrees by now, who said no. */
export interface DrawOffer {
  by: string;
  agreed: string[];
  refused: string | null;
}

/** A side's computer for which another answered: how often, and why the last time. */
export interface StoodIn {
  side: string;
  why: 'late' | 'failed';
  times: number;
}

/** The computer's turn: how many games think before this one, and for whom others had to answer. */
export interface Bots {
  ahead: number | null;
  stood_in: StoodIn[];
}

/** A new sign, and what it means. */
export interface LessonMark extends Message {
  icon: string;
}

/** What a prompt points at: a unit, a place and how wide it is, or a part of the page. */
export interface LessonSpot {
  unit?: string;
  at?: number[];
  round?: number;
  control?: string;
}

/** One prompt, the questions it speaks of, and what has become of it. */
export interface LessonStep {
  id: string;
  way: 'next' | 'now' | 'done' | 'otherwise';
  short: Message;
  title: Message;
  text: Message;
  mark: LessonMark | null;
  asks: string[];
  spots: LessonSpot[];
}

/** A guided battle: its prompts, the one that is shown, and whether something else was done just before. */
export interface Lesson {
  id: string;
  minutes: number;
  at: number | null;
  aside: boolean;
  steps: LessonStep[];
  ended: Message;
}

/**
 * All that a side is told.
 *
 * Only replays have the last six: the entry shown, how many there are, where turns begin, how the score stood then
 * and how it ran, and by which rules.
 */
export interface View {
  game: string;
  version: number;
  side: string | null;
  system: string;
  /** Who rolls them; not told of a journal that was brought. */
  dice?: DiceKind;
  seats: Seat[];
  scene: SceneView;
  question: Question | null;
  waiting_for: string | null;
  events: GameEvent[];
  events_from: number;
  result: Result | null;
  undo: Undo;
  hotseat: string[];
  seal: Seal;
  /** The sides whose browser has not yet added its word to the dice. */
  awaits?: string[];
  /** What is offered across the table. */
  draw?: DrawOffer | null;
  bots?: Bots;
  /** Of a guided battle. */
  lesson?: Lesson | null;
  at?: number;
  entries?: number;
  marks?: TurnMark[];
  scores?: number[][];
  curve?: CurvePoint[];
  rules?: OldRules;
}
