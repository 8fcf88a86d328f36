import type { SceneView } from '../wire/scene';

const KEPT = 'sandtable.turned';

/** Whether a side has the upper half of a table for its own: its figures, or the zone it sets up in. */
export function sitsAbove(scene: SceneView, side: string | null): boolean | null {
  if (scene.board.kind !== 'table' || side === null) return null;
  const own = scene.tokens.filter((token) => token.side === side).map((token) => token.y);
  const zones = scene.zones.filter((zone) => zone.kind === 'deployment' && zone.side === side);
  const heights = own.length > 0 ? own : zones.flatMap((zone) => (zone.points ?? []).map(([, y]) => y));
  if (heights.length === 0) return null;
  return heights.reduce((sum, y) => sum + y, 0) / heights.length < scene.board.height / 2;
}

function kept(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, boolean>;
  } catch {
    return {};
  }
}

/** From where a game was looked at before: armies move, the reader's chair does not. */
export function chairOf(game: string): boolean | null {
  return kept()[game] ?? null;
}

export function keepChair(game: string, turned: boolean): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [game]: turned }));
}
