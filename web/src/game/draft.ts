import type { Json, Point } from '../wire/message';

/** An answer being made. Every kind of question has its own; the board and the dock both work on it. */
export interface Draft {
  /** The answer as it stands, or null while something is missing. */
  answer(): Json | null;
  /** What the reader points at without having chosen it: previewed instead of the answer. */
  considered(): Json | null;
  /** Answers that are given before it, to questions that only lead to it. */
  first?(): Json[];
  /** One step back; false when there is nothing to take back. */
  back(): boolean;
  /** Takes over an answer the server proposes. */
  take(answer: Json): void;
}

/** Drafts that are made by moving tokens about the table. */
export interface Mover extends Draft {
  lead: Point | null;
  formation: string;
}

export function asPoint(value: Json | undefined): Point | null {
  if (!Array.isArray(value) || typeof value[0] !== 'number' || typeof value[1] !== 'number') return null;
  return [value[0], value[1]];
}

export function asTable(value: Json | undefined): Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
