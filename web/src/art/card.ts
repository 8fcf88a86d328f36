import art from '../../../src/sandtable/kit/art/cards.json';
import { hasPictogram, pictogram } from './pictogram';

/** Pictures of cards from flat shapes, 138 × 84. */
type Picture = { sky: string; inner: string };

const BONE = '#fbf5e6';
const PICTURES: Record<string, Picture> = art.cards;
const KINDS: Record<string, string> = art.card_kinds;
/** A word in a card's id that says what is on it. */
const HINTS: [RegExp, string][] = art.card_hints.map(([word, name]) => [new RegExp(word ?? ''), name ?? '']);

/** What a card brings to the map, as its counter shows it. */
function pictured(name: string): string {
  return `<rect width="138" height="84" fill="#3a4a36"/><path d="M0 62q34-14 70-4t68-6v32H0z" fill="#26331f"/><g transform="translate(69 42) scale(2.1)" fill="${BONE}" stroke="${BONE}" stroke-width=".8" stroke-linejoin="round" stroke-linecap="round">${pictogram(name)}</g>`;
}

/** The picture of a card: by its own name, by a word of its id, or by its kind. */
export function cardArt(name: string | undefined, id: string, kind: string | undefined): string {
  if (!(name && name in PICTURES) && hasPictogram(name)) return pictured(name ?? '');
  const hint = HINTS.find(([word]) => word.test(id))?.[1];
  const found =
    PICTURES[name ?? ''] ??
    PICTURES[hint ?? ''] ??
    PICTURES[KINDS[kind ?? ''] ?? 'storm'] ??
    (PICTURES['storm'] as Picture);
  return `<rect width="138" height="84" fill="${found.sky}"/>${found.inner}`;
}

export const CARD_BACK = art.card_back;
