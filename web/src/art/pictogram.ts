import art from '../../../src/sandtable/kit/art/silhouettes.json';

/** Pictograms of counters in a 44 × 28 box round 0,0, in ink; `class="wh"` marks wheels, ringed in bone. */
const PICTOGRAMS: Record<string, string> = art.pictograms;
const ALIKE: Record<string, string> = art.pictograms_alike;

/** The inside of a counter; one that nobody has drawn yet gets a plain disc. */
export function pictogram(name: string | undefined): string {
  const id = name ?? '';
  return PICTOGRAMS[id] ?? PICTOGRAMS[ALIKE[id] ?? ''] ?? '<circle r="8"/>';
}

export function hasPictogram(name: string | undefined): boolean {
  return name !== undefined && (name in PICTOGRAMS || name in ALIKE);
}

export const PICTOGRAM_NAMES = Object.keys(PICTOGRAMS);
