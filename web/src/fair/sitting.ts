import { ApiError, json } from '../net/api';
import * as net from '../net/games';
import { keepInvitations, keepSeats, seatsOf } from '../net/seats';
import type { Json } from '../wire/message';
import type { Seat, View } from '../wire/view';
import { newWord, note, noted, unnote } from './kept';

const LETTERS = 'ABCD';

interface SealShown {
  seal: string;
  commitment: string;
}

/** Sets a game up and keeps its seats; where the server draws the dice, a word of one's own is added to what it sealed. */
export async function sitDown(body: Record<string, Json>): Promise<string> {
  const drawn = body['dice'] !== 'typed' && body['seed'] === undefined;
  const shown = drawn ? await json<SealShown>('/api/games/seals', { method: 'POST' }) : null;
  const word = newWord();
  const made = await net.makeGame(shown ? { ...body, seal: shown.seal, entropy: word } : body);
  if (shown) note(made.game, { commitment: shown.commitment, word, others: openOnes(body['seats']) });
  keepSeats(made.game, made.tokens);
  keepInvitations(made.game, { ...made.invitations, host: made.host });
  return made.game;
}

/** The seats that are open to others. */
function openOnes(seats: Json | undefined): number[] {
  const wishes = typeof seats === 'object' && seats !== null ? Object.entries(seats) : [];
  return wishes.filter(([, wish]) => wish === 'open').map(([letter]) => LETTERS.indexOf(letter));
}

/** Takes an open seat by its invitation; before the first die a word of one's own goes into the dice. */
export async function join(game: string, side: string, code: string): Promise<string | null> {
  const wish = { held_by: 'person', code };
  const { seal, seats } = await net.view(game, null, undefined);
  if (!seal.commitment) return (await net.takeSeat(game, side, wish)).token;
  const word = newWord();
  try {
    const told = await net.takeSeat(game, side, { ...wish, entropy: word });
    note(game, { commitment: seal.commitment, word, others: othersBut([side], seats) });
    return told.token;
  } catch (failure) {
    // The first die has fallen: the seat is to be had, its word comes too late.
    if (failure instanceof ApiError && failure.status === 409) return (await net.takeSeat(game, side, wish)).token;
    throw failure;
  }
}

/** The seats that people hold, but for these. */
function othersBut(mine: string[], seats: Seat[]): number[] {
  const others = seats.filter((seat) => seat.held_by !== 'bot' && !mine.includes(seat.side));
  return others.map((seat) => LETTERS.indexOf(seat.side));
}

/** A battle's dice wait for a word of every seat's: those of this browser get theirs, now that their commitment is seen. */
export async function addWord(view: View, held: string[]): Promise<void> {
  const { game, seal, seats } = view;
  const due = (view.awaits ?? []).filter((side) => held.includes(side));
  if (due.length === 0 || !seal.commitment) return;
  // Noted first: should the reply get lost, it is this word that counts.
  const word = noted(game)?.word ?? newWord();
  note(game, { commitment: seal.commitment, word, others: othersBut(held, seats) });
  try {
    for (const side of due) await net.takeSeat(game, side, { entropy: word }, seatsOf(game)[side]);
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status !== 409) throw failure;
    const now = await net.view(game, null, undefined);
    if (!now.seal.entropy.includes(word)) unnote(game);
  }
}
