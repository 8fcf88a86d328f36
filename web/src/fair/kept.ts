/** What this browser noted when it sat down: the commitment it saw, and the word it added to the dice afterwards. */
const KEPT = 'sandtable.seals';
const MOST = 400;

export interface Noted {
  commitment: string;
  word: string;
  /** The seats that somebody else may add a word for; a word of anybody's besides could have been made to measure. */
  others?: number[];
}

function all(): Record<string, Noted> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Noted>) : {};
  } catch {
    return {};
  }
}

export function noted(game: string): Noted | null {
  return all()[game] ?? null;
}

/** The latest stay; a game of long ago is checked by its journal. */
export function note(game: string, seen: Noted): void {
  const kept = Object.entries({ ...all(), [game]: seen }).slice(-MOST);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
}

/** The word was not taken after all: there is nothing to hold the dice against. */
export function unnote(game: string): void {
  const { [game]: gone, ...rest } = all();
  if (gone) localStorage.setItem(KEPT, JSON.stringify(rest));
}

/** A word nobody can guess. */
export function newWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
