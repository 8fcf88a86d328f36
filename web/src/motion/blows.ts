import type { SceneView, TokenView } from '../wire/scene';

/** What one scene does to the tokens of the one before it. */
export interface Blows {
  struck: ReadonlySet<string>;
  fallen: TokenView[];
}

/** Badges that nobody wants to get. */
const HURTS = new Set([
  'pinned',
  'wounded',
  'down',
  'broken',
  'out',
  'poison',
  'stunned',
  'immobile',
  'weapon_lost',
  'shaken',
  'suppressed',
  'damage',
  'burning',
  'radiated',
  'crippled',
  'fleeing',
]);

/** Who is worse off than before, and who is no longer there because the unit lost them; whoever boarded or left is neither. */
export function blows(before: SceneView, after: SceneView): Blows {
  const now = new Map(after.tokens.map((token) => [token.id, token]));
  const able = new Map(after.units.map((unit) => [unit.id, unit.able]));
  const had = new Map(before.units.map((unit) => [unit.id, unit.able]));
  const struck = new Set<string>();
  const fallen: TokenView[] = [];
  for (const token of before.tokens) {
    const next = now.get(token.id);
    if (next && hurt(token, next)) struck.add(token.id);
    else if (!next && token.shape !== 'marker' && (able.get(token.unit) ?? 0) < (had.get(token.unit) ?? 0))
      fallen.push(token);
  }
  return { struck, fallen };
}

function hurt(before: TokenView, after: TokenView): boolean {
  if ((!before.lying && after.lying) || (after.hits && before.hits && after.hits.left < before.hits.left)) return true;
  return after.badges.some((badge) => {
    const old = before.badges.find((entry) => entry.id === badge.id);
    return HURTS.has(badge.id) && (!old || (badge.count ?? 0) > (old.count ?? 0));
  });
}
