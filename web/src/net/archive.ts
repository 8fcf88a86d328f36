/** Games this browser has put away: they are out of the way, and still there. */
const KEPT = 'sandtable.archived';

export function archived(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

export function archive(game: string, away: boolean): void {
  const kept = archived();
  if (away) kept.add(game);
  else kept.delete(game);
  localStorage.setItem(KEPT, JSON.stringify([...kept]));
}
