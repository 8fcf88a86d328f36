const name = (game: string): string => `sandtable.lesson.${game}`;

/** Whether the prompts of a guided battle were put away in this browser. */
export function skippedBefore(game: string): boolean {
  try {
    return localStorage.getItem(name(game)) === 'away';
  } catch {
    return false;
  }
}

export function keepSkipped(game: string, away: boolean): void {
  try {
    if (away) localStorage.setItem(name(game), 'away');
    else localStorage.removeItem(name(game));
  } catch {
    // Without a memory the prompts come back with the next visit.
  }
}
