import type { Json, Message } from '../wire/message';
import type { Preview } from '../wire/preview';
import type { Seat, View } from '../wire/view';
import { json, call } from './api';
import { allTokens } from './seats';

const at = (game: string): string => `/api/games/${encodeURIComponent(game)}`;
const bearer = (token: string | undefined): string[] => (token ? [token] : []);

export interface GameLine {
  game: string;
  system: string;
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
  changed_at: number;
}

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
): Promise<View> {
  return json<View>(`${at(game)}/answers`, { body: { side, version, answer: given }, tokens: bearer(token) });
}

export function preview(
  game: string,
  side: string,
  token: string | undefined,
  given: Json,
  signal?: AbortSignal,
): Promise<Preview> {
  return json<Preview>(`${at(game)}/preview`, { body: { side, answer: given }, tokens: bearer(token), signal });
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

export function undo(game: string, side: string, token: string | undefined): Promise<View> {
  return json<View>(`${at(game)}/undo`, { body: { side }, tokens: bearer(token) });
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
