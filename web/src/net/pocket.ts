import type { GameEvent } from '../wire/event';
import type { Json, Message, Reason } from '../wire/message';
import type { Question } from '../wire/question';
import type { SceneView } from '../wire/scene';
import { json } from './api';

/** A unit that the acting one sees. */
export interface Sighted {
  unit: string;
  distance: number;
  cover: string;
  behind: boolean;
}

/** What was measured about one unit: whoever is not named is out of sight. */
export interface Measured {
  unit: string;
  cover: string;
  others: Sighted[];
}

export interface CoverWord {
  id: string;
  name: Message;
  level: number;
  why: string;
}

/** What the table wants to know, and what it was told. */
export interface PocketTable {
  scenario: string;
  measure: 'in' | 'cm' | 'hex';
  most: number;
  facing: boolean;
  covers: CoverWord[];
  measured: Measured;
  /** The unit whose distances the rules are about to use; '' for none. */
  wants: string;
  standing: string[];
  /** How what is asked can be done by hand. */
  done: { then: string; label: Message | null }[];
}

export type Entry = { answer: Json } | { done: string } | { measured: Measured };

export interface PocketReply {
  side: string | null;
  scene: SceneView;
  question: Question | null;
  events: GameEvent[];
  /** How many of the events are new. */
  fresh: number;
  result: { winner: string | null; points: number[]; why: string; message?: Message } | null;
  pocket: PocketTable;
  entries: Entry[];
  /** Why the last entry was refused, where it was. */
  refused?: Reason[];
}

/** Everything the referee needs: the set-up, what was entered, what was measured just now. */
export interface PocketOrder {
  setup: Json;
  entries: Entry[];
  measured?: Measured;
}

export const refereed = (system: string, order: PocketOrder): Promise<PocketReply> =>
  json<PocketReply>(`/api/pocket/${encodeURIComponent(system)}`, { body: order });
