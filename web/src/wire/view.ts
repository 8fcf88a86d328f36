import type { GameEvent } from './event';
import type { Message, Reason } from './message';
import type { Question } from './question';
import type { SceneView } from './scene';

export interface Seat {
  side: string;
  held_by: 'person' | 'bot' | 'remote' | 'open';
  bot?: string;
  name?: string;
  online?: boolean;
}

/** One line of the score: which side got how many points, for what, by which rule. */
export interface ScoreLine extends Message {
  side: string;
  points: number;
  why: string;
}

export interface Result {
  winner: string | null;
  points: number[];
  why: string;
  message?: Message;
  lines?: ScoreLine[];
}

export interface View {
  game: string;
  version: number;
  side: string | null;
  system: string;
  /** Whether dice are rolled by the server or typed in as they fell. */
  dice?: 'seeded' | 'typed';
  seats: Seat[];
  scene: SceneView;
  question: Question | null;
  waiting_for: string | null;
  events: GameEvent[];
  events_from: number;
  result: Result | null;
  undo: { allowed: boolean; reasons: Reason[] };
  hotseat: string[];
  seal?: { commitment: string | null; seed: string | null };
  /** Replays only: the entry shown, how many there are, where turns begin, how the score ran. */
  at?: number;
  entries?: number;
  marks?: { at: number; turn: number }[];
  curve?: { at: number; scores: number[] }[];
  /** Games of older rules: which they were, and what of the game can be shown. */
  rules?: { played: number; filmed: boolean; message: Message | null };
}
