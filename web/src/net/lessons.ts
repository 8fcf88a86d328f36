import type { Json } from '../wire/message';
import { json } from './api';
import type { Made } from './games';
import { keepInvitations, keepSeats } from './seats';

export interface LessonInfo {
  id: string;
  side: string;
  steps: number;
  minutes: number;
}

/** Begins a guided battle and keeps its seat in this browser; returns the game's id. */
export async function beginLesson(system: string, lesson: string): Promise<string> {
  const made = await json<Made>(`/api/lessons/${encodeURIComponent(system)}/${encodeURIComponent(lesson)}`, {
    method: 'POST',
  });
  keepSeats(made.game, made.tokens);
  keepInvitations(made.game, { ...made.invitations, host: made.host });
  return made.game;
}

/** The answer that the lesson shows to the pending question. */
export function show(game: string, side: string, token: string | undefined): Promise<Json> {
  return json<{ answer: Json }>(`/api/games/${encodeURIComponent(game)}/show`, {
    body: { side },
    tokens: token ? [token] : [],
  }).then((told) => told.answer);
}
