import type { Json, Message } from '../wire/message';
import type { Preview } from '../wire/preview';
import type { Question } from '../wire/question';
import type { Seat, View } from '../wire/view';
import { json, call } from './api';
import { allTokens } from './seats';

const at = (game: string): string => `/api/games/${encodeURIComponent(game)}`;
const bearer = (token: string | undefined): string[] => (token ? [token] : []);

export interface GameLine {
  game: string;
  system: string;
  /** The guided battle it is. */
  lesson?: string | null;
  /** The sides this browser holds, and whether one of them is asked. */
  mine: string[];
  yours: boolean;
  title: Message | null;
  turn: number;
  of: number;
  sides: { id: string; livery: string; name: Message; score: number }[];
  score: number[];
  waiting_for: string | null;
  over: boolean;
  result: { winner: string | null; points: number[]; why: string } | null;
  seats: Seat[];
  /** This browser set it up. */
  host: boolean;
  changed_at: number;
}

export type DrawWord = 'offer' | 'accept' | 'refuse';

export interface Made {
  game: string;
  tokens: Record<string, string>;
  invitations: Record<string, string>;
  host: string;
}

export function myGames(): Promise<GameLine[]> {
  return json<{ games: GameLine[] }>('/api/games', { tokens: allTokens() }).then((told) => told.games);
}

export function makeGame(body: unknown): Promise<Made> {
  return json<Made>('/api/games', { body });
}

export function view(game: string, side: string | null, token: string | undefined): Promise<View> {
  return json<View>(`${at(game)}/view${side ? `?side=${side}` : ''}`, { tokens: bearer(token) });
}

export function answer(
  game: string,
  side: string,
  token: string | undefined,
  version: number,
  given: Json,
  first: Json[] = [],
): Promise<View> {
  return json<View>(`${at(game)}/answers`, {
    body: { side, version, answer: given, ...(first.length > 0 ? { first } : {}) },
    tokens: bearer(token),
  });
}

/** What would be asked behind the answers of the pending question. */
export function ahead(
  game: string,
  side: string,
  token: string | undefined,
): Promise<{ answer: Json; question: Question }[]> {
  return json<{ ahead: { answer: Json; question: Question }[] }>(`${at(game)}/ahead`, {
    body: { side },
    tokens: bearer(token),
  }).then((told) => told.ahead);
}

export function preview(
  game: string,
  side: string,
  token: string | undefined,
  given: Json,
  first: Json[],
  signal?: AbortSignal,
): Promise<Preview> {
  return json<Preview>(`${at(game)}/preview`, {
    body: { side, answer: given, ...(first.length > 0 ? { first } : {}) },
    tokens: bearer(token),
    signal,
  });
}

export function inspect(
  game: string,
  side: string | null,
  token: string | undefined,
  query: Record<string, Json>,
  signal?: AbortSignal,
): Promise<Preview> {
  return json<Preview>(`${at(game)}/inspect`, { body: { side, ...query }, tokens: bearer(token), signal });
}

/** One plan of the computer's: what it would answer, why, and how often it would win where that was tried out. */
export interface AdvisedPlan {
  answers: Json[];
  why: Message[];
  /** What speaks against it. */
  but: Message[];
  chance: number | null;
  low: number;
  high: number;
}

export interface Advice {
  bot: string;
  plans: AdvisedPlan[];
  decided: Message | null;
  /** Of which plan that tells: for the first, or against the second. */
  about: number;
}

/** What the computer would do in the place of the side that is asked. */
export function advice(game: string, side: string, token: string | undefined): Promise<Advice> {
  return json<Advice>(`${at(game)}/advice`, { body: { side }, tokens: bearer(token) });
}

/** A decision of the past: what was asked, what was weighed, and where that side decided before and next. */
export interface Explained {
  at: number;
  side: string;
  question: Question;
  advice: Advice;
  earlier: number | null;
  later: number | null;
}

/** Why somebody answered as he did at an entry, or at the last decision before it. */
export function why(game: string, entry: number, tokens: string[]): Promise<Explained> {
  return json<Explained>(`${at(game)}/why`, { body: { at: entry }, tokens });
}

export function undo(game: string, side: string, token: string | undefined): Promise<View> {
  return json<View>(`${at(game)}/undo`, { body: { side }, tokens: bearer(token) });
}

export function resign(game: string, side: string, token: string | undefined): Promise<View> {
  return json<View>(`${at(game)}/resign`, { body: { side }, tokens: bearer(token) });
}

/** Offers a draw, takes the one that is offered, or declines it. */
export function draw(game: string, side: string, token: string | undefined, said: DrawWord): Promise<View> {
  return json<View>(`${at(game)}/draw`, { body: { side, say: said }, tokens: bearer(token) });
}

/** Throws a game away for everybody; whoever set it up may. */
export async function deleteGame(game: string, tokens: string[]): Promise<void> {
  await call(at(game), { method: 'DELETE', tokens });
}

export function order(
  game: string,
  side: string,
  token: string | undefined,
  topic: string,
  given: string,
): Promise<View> {
  return json<View>(`${at(game)}/orders`, { body: { side, topic, order: given }, tokens: bearer(token) });
}

export function takeSeat(
  game: string,
  side: string,
  body: Record<string, Json>,
  token?: string,
): Promise<{ seats: Seat[]; token: string | null; invitation: string | null }> {
  return json(`${at(game)}/seats/${side}`, { body, tokens: bearer(token) });
}

/** A moment of a game, or of a journal somebody brought: after `entry` entries. */
export function replay(
  kind: 'games' | 'replays',
  id: string,
  entry: number,
  side: string | null,
  tokens: string[],
): Promise<View> {
  const query = `?at=${entry}${side ? `&side=${side}` : ''}`;
  const tail = kind === 'games' ? '/replay' : '';
  return json<View>(`/api/${kind}/${encodeURIComponent(id)}${tail}${query}`, { tokens });
}

export function bringJournal(file: Blob): Promise<{ replay: string; system: string }> {
  return json('/api/replays', { body: new Blob([file], { type: 'application/x-ndjson' }) });
}

export async function journal(game: string, token: string | undefined): Promise<Blob> {
  return (await call(`${at(game)}/journal`, { tokens: bearer(token) })).blob();
}
