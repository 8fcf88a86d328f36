import art from '../../../src/sandtable/kit/art/silhouettes.json';

const PIPS: Record<number, number[]> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** The inside of a 30-box die; success is filled ink, failure is outline. */
export function dieArt(die: string, face: number, good: boolean): string {
  const fill = good ? 'var(--ink)' : 'var(--card)';
  const ink = good ? 'var(--card)' : 'var(--ink)';
  if (die === 'd6' || die === '') return d6(face, fill, ink);
  if (die === 'd10') return d10(face, fill, ink);
  if (die === 'd8') return d8(face, fill, ink);
  return die === 'd20' ? d20(face, fill, ink) : lot(face, fill, ink);
}

function d6(face: number, fill: string, ink: string): string {
  const pips = (PIPS[face] ?? []).map(
    (i) => `<circle cx="${8.5 + 6.5 * (i % 3)}" cy="${8.5 + 6.5 * Math.floor(i / 3)}" r="2.5" style="fill:${ink}"/>`,
  );
  return `<rect x="2" y="2" width="26" height="26" rx="6" style="fill:${fill};stroke:var(--ink)" stroke-width="1.7"/>${pips.join('')}`;
}

function d10(face: number, fill: string, ink: string): string {
  return (
    `<path d="M15 1.5L28 12.5 25 20.5 15 28.5 5 20.5 2 12.5Z" style="fill:${fill};stroke:var(--ink)" stroke-width="1.7" stroke-linejoin="round"/>` +
    `<path d="M2 12.5L7.5 18.5H22.5L28 12.5M7.5 18.5L15 28.5 22.5 18.5M7.5 18.5L15 1.5 22.5 18.5" fill="none" style="stroke:${ink}" stroke-width=".8" opacity=".35"/>` +
    `<text x="15" y="17.6" text-anchor="middle" style="font:700 12.5px/1 var(--cond);fill:${ink}">${face}</text>`
  );
}

function d8(face: number, fill: string, ink: string): string {
  return (
    `<path d="M15 1.5L27.5 18 15 28.5 2.5 18Z" style="fill:${fill};stroke:var(--ink)" stroke-width="1.7" stroke-linejoin="round"/>` +
    `<path d="M2.5 18H27.5" fill="none" style="stroke:${ink}" stroke-width=".8" opacity=".35"/>` +
    `<text x="15" y="16.4" text-anchor="middle" style="font:700 12px/1 var(--cond);fill:${ink}">${face}</text>`
  );
}

/** One of so many, as no die has faces: the number of a card that is drawn. */
function lot(face: number, fill: string, ink: string): string {
  return (
    `<rect x="5" y="1.5" width="20" height="27" rx="3.5" style="fill:${fill};stroke:var(--ink)" stroke-width="1.7"/>` +
    `<text x="15" y="19.4" text-anchor="middle" style="font:700 12px/1 var(--cond);fill:${ink}">${face}</text>`
  );
}

function d20(face: number, fill: string, ink: string): string {
  return (
    `<path d="M15 1.5L27 8.2V21.8L15 28.5 3 21.8V8.2Z" style="fill:${fill};stroke:var(--ink)" stroke-width="1.7" stroke-linejoin="round"/>` +
    `<path d="M15 7L23 20.5H7ZM15 1.5V7M3 8.2L7 20.5M27 8.2L23 20.5" fill="none" style="stroke:${ink}" stroke-width=".8" opacity=".4"/>` +
    `<text x="15" y="19" text-anchor="middle" style="font:700 9.5px/1 var(--cond);fill:${ink}">${face}</text>`
  );
}

const FACES: Record<string, string> = art.die_faces;
/** Tests have signs in the place of pictograms. */
const SIGNS: Record<string, string> = art.die_signs;

/** Result pictograms of coloured dice, in a 40-box round 0,0. */
export function faceArt(result: string, ink: string): string {
  const face = FACES[result];
  return face ? face.replaceAll('currentColor', ink) : sign(SIGNS[result] ?? result.slice(0, 2), ink);
}

const sign = (text: string, ink: string): string =>
  `<text y="7" text-anchor="middle" style="font:700 22px/1 var(--cond);fill:${ink}">${text}</text>`;

/** The nine dice from weak to strong, and what is legible on them. */
export const DIE_INK: Record<string, string> = art.die_ink;

export function coloured(die: string): boolean {
  return die in DIE_INK;
}

/** A coloured die in a 44-box round 0,0: what it prints, or its two-letter code. */
export function colouredDie(colour: string, inner: string): string {
  return (
    `<rect x="-17" y="-15" width="36" height="36" rx="8" style="fill:var(--pen)" opacity=".22"/>` +
    `<rect x="-19" y="-19" width="37" height="37" rx="8" style="fill:var(--d-${colour});stroke:var(--die-edge)" stroke-width="1.8"/>` +
    `<path d="M-15-9a6 6 0 0 1 6-6H10" fill="none" stroke="#fff" stroke-width="1.6" opacity=".55" stroke-linecap="round"/><g transform="translate(-.5 -.5)">${inner}</g>`
  );
}

export function dieCode(code: string, ink: string): string {
  return `<text y="6" text-anchor="middle" style="font:700 17px/1 var(--cond);fill:${ink}">${code}</text>`;
}
