import art from '../../../src/sandtable/kit/art/silhouettes.json';

/**
 * Miniatures from above, facing up, in a 100-wide box round 0,0. The silhouette tells the kind.
 * The drawings are data, because paper shows the same ones: the kit prints them.
 */
const BODIES: Record<string, string> = art.bodies;
const WEAPONS: Record<string, string> = art.weapons;
/** Names that other rulebooks use for the same silhouette. */
const ALIKE: Record<string, string> = art.weapons_alike;
const BODIES_ALIKE: Record<string, string> = art.bodies_alike;

export function bodyArt(kind: string | undefined): string {
  return BODIES[kind ?? ''] ?? BODIES[BODIES_ALIKE[kind ?? ''] ?? ''] ?? (BODIES['plain'] as string);
}

/** The silhouette a weapon is drawn with: its own, or that of one like it. */
export function silhouette(kind: string | undefined): string {
  const name = kind ?? '';
  return name in WEAPONS ? name : (ALIKE[name] ?? 'rifle');
}

export function weaponArt(kind: string | undefined): string {
  return WEAPONS[silhouette(kind)] ?? '';
}
