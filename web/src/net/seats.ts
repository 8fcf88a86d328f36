/** The seat tokens this browser holds, per game and side: whoever has the token holds the seat. */
const KEPT = 'sandtable.seats';

export type Seats = Record<string, Record<string, string>>;

export function allSeats(): Seats {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Seats) : {};
  } catch {
    return {};
  }
}

export function seatsOf(game: string): Record<string, string> {
  return allSeats()[game] ?? {};
}

export function keepSeats(game: string, tokens: Record<string, string>): void {
  const seats = allSeats();
  seats[game] = { ...seats[game], ...tokens };
  localStorage.setItem(KEPT, JSON.stringify(seats));
}

/** The token of a seat opens it no more. */
export function forgetSeat(game: string, side: string): void {
  const seats = allSeats();
  delete seats[game]?.[side];
  localStorage.setItem(KEPT, JSON.stringify(seats));
}

export function forgetGame(game: string): void {
  const seats = allSeats();
  delete seats[game];
  localStorage.setItem(KEPT, JSON.stringify(seats));
}

export function allTokens(): string[] {
  return Object.values(allSeats()).flatMap((seats) => Object.values(seats));
}

/** Invitation codes of open seats, for handing on to a friend. */
const CODES = 'sandtable.invitations';

export function keepInvitations(game: string, codes: Record<string, string>): void {
  const kept = JSON.parse(localStorage.getItem(CODES) ?? '{}') as Seats;
  kept[game] = { ...kept[game], ...codes };
  localStorage.setItem(CODES, JSON.stringify(kept));
}

export function invitationOf(game: string, side: string): string | null {
  const kept = JSON.parse(localStorage.getItem(CODES) ?? '{}') as Seats;
  return kept[game]?.[side] ?? null;
}
