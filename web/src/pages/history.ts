import type { GameLine } from '../net/games';

/** Which battles are listed. */
export const SHOWN = ['all', 'running', 'won', 'lost', 'drawn', 'archived'] as const;
export type Shown = (typeof SHOWN)[number];

function ended(game: GameLine): Shown {
  if (!game.over) return 'running';
  const winner = game.result?.winner ?? null;
  if (winner === null) return 'drawn';
  return game.mine.includes(winner) ? 'won' : 'lost';
}

/** The battles of one kind and one game ("" for every game), the latest first; those put away only where they are wanted. */
export function chosen(games: GameLine[], away: ReadonlySet<string>, shown: Shown, system: string): GameLine[] {
  return games
    .filter((game) => away.has(game.game) === (shown === 'archived'))
    .filter((game) => shown === 'all' || shown === 'archived' || ended(game) === shown)
    .filter((game) => system === '' || game.system === system)
    .sort((a, b) => b.changed_at - a.changed_at);
}
