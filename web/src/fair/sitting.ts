import { ApiError, json } from '../net/api';
import * as net from '../net/games';
import { keepInvitations, keepSeats } from '../net/seats';
import type { Json } from '../wire/message';
import { newWord, note } from './kept';

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
    const others = seats.filter((seat) => seat.held_by !== 'bot' && seat.side !== side);
    note(game, { commitment: seal.commitment, word, others: others.map((seat) => LETTERS.indexOf(seat.side)) });
    return told.token;
  } catch (failure) {
    // The first die has fallen: the seat is to be had, its word comes too late.
    if (failure instanceof ApiError && failure.status === 409) return (await net.takeSeat(game, side, wish)).token;
    throw failure;
  }
}
