import type { SceneChange, TokensChange, UnitsChange } from '../wire/event';
import type { SceneView } from '../wire/scene';

/** Pieces with ids after what changed of them; one that is new comes last unless an order is given. */
function pieces<T extends { id: string }>(
  before: T[],
  change: { set?: T[]; gone?: string[]; order?: string[] } | undefined,
): T[] {
  if (!change) return before;
  const kept = new Map(before.map((piece) => [piece.id, piece]));
  for (const id of change.gone ?? []) kept.delete(id);
  for (const piece of change.set ?? []) kept.set(piece.id, piece);
  if (!change.order) return [...kept.values()];
  return change.order.flatMap((id) => kept.get(id) ?? []);
}

/** The scene after an event: what the event says of it, everything else as it was. */
export function sceneAfter(scene: SceneView, change: SceneChange): SceneView {
  const { tokens, units, aim: _, ...parts } = change;
  if (!tokens && !units && Object.keys(parts).length === 0) return scene;
  return {
    ...scene,
    ...parts,
    tokens: pieces(scene.tokens, tokens satisfies TokensChange | undefined),
    units: pieces(scene.units, units satisfies UnitsChange | undefined),
  };
}
