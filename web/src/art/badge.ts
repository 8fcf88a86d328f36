import art from '../../../src/sandtable/kit/art/silhouettes.json';

/** Status marks: letter, outline, fill, ink, and how far the letter sits below the middle. */
export interface BadgeArt {
  letter: string;
  d: string;
  fill: string;
  ink: string;
  drop: number;
  /** Drawn instead of the letter. */
  mark?: string;
}

export const BADGES: Record<string, BadgeArt> = art.badges;
const ALIKE: Record<string, string> = art.badges_alike;

/** The drawing of a status; one nobody has drawn yet gets its initial on a plain tag. */
export function badgeArt(id: string): BadgeArt {
  const tag = art.badges.aboard.d;
  return (
    BADGES[id] ??
    BADGES[ALIKE[id] ?? ''] ?? {
      letter: (id[0] ?? '?').toUpperCase(),
      d: tag,
      fill: art.badges.broken.fill,
      ink: art.badges.broken.ink,
      drop: 0,
    }
  );
}
