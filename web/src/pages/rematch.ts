import { sitDown } from '../fair/sitting';
import * as net from '../net/games';
import type { Json } from '../wire/message';
import type { View } from '../wire/view';
import type { Holder } from './founding';

/** Who sits where when the same people meet again: computers stay, others than those at this screen are invited anew. */
export function seatsAgain(view: Pick<View, 'seats' | 'side' | 'hotseat'>): Record<string, Holder> {
  const here = new Set([...(view.hotseat ?? []), ...(view.side ? [view.side] : [])]);
  const holder = (seat: View['seats'][number]): Holder => {
    if (seat.held_by === 'bot') return `bot:${seat.bot ?? 'greedy'}`;
    if (seat.side === view.side) return 'me';
    return here.has(seat.side) ? 'hotseat' : 'open';
  };
  return Object.fromEntries(view.seats.map((seat) => [seat.side, holder(seat)]));
}

/** The set-up that stands in the first line of a journal. */
export function setupOf(journal: string): Record<string, Json> {
  const head = JSON.parse(journal.split('\n', 1)[0] ?? '{}') as { setup?: Record<string, Json> };
  return Object.fromEntries(Object.entries(head.setup ?? {}).filter(([, value]) => value !== null));
}

/** Founds the same battle once more, with new dice; returns its id. */
export async function again(view: View, token: string | undefined): Promise<string> {
  const setup = setupOf(await (await net.journal(view.game, token)).text());
  return sitDown({ setup, seats: seatsAgain(view), dice: view.dice ?? 'seeded' });
}
