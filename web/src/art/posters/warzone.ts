import type { Point } from '../../wire/message';
import { Rng } from '../rng';
import { INK, halftone, plate } from './ink';

/** The d20 as a dead moon. */
function moon(): string {
  const [cx, cy, R] = [168, 182, 100];
  const rim = Array.from({ length: 6 }, (_, i): Point => [
    cx + R * Math.sin((Math.PI / 3) * i),
    cy - R * Math.cos((Math.PI / 3) * i),
  ]);
  const r = R * 0.56;
  const mid: Point[] = [
    [cx, cy - r],
    [cx + r * 0.87, cy + r * 0.5],
    [cx - r * 0.87, cy + r * 0.5],
  ];
  const at = (name: string): Point => (name[0] === 'm' ? mid[Number(name[1])] : rim[Number(name[1])]) as Point;
  const faces: [string, string][] = [
    ['m0 m1 m2', '#f6dfae'],
    ['h0 m0 h5', '#e7b86b'],
    ['h0 h1 m0', '#f0cd8a'],
    ['h5 m0 m2', '#d99a4e'],
    ['h1 m0 m1', '#e4b064'],
    ['h5 m2 h4', '#b9662f'],
    ['h1 m1 h2', '#cf8440'],
    ['h4 m2 h3', '#8f4023'],
    ['h2 m1 h3', '#a95029'],
    ['m2 m1 h3', '#c2713a'],
  ];
  return (
    faces
      .map(
        ([corners, fill]) =>
          `<path d="M${corners
            .split(' ')
            .map((name) =>
              at(name)
                .map((v) => v.toFixed(1))
                .join(' '),
            )
            .join('L')}Z" fill="${fill}" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>`,
      )
      .join('') +
    `<text x="${cx}" y="${cy + 19}" text-anchor="middle" style="font:700 46px var(--cond)" fill="${INK}">1</text>`
  );
}

const SPIRES: [number, number, number][] = [
  [-6, 40, 90],
  [30, 22, 130],
  [50, 44, 70],
  [92, 18, 112],
  [108, 40, 58],
  [150, 20, 96],
  [172, 46, 66],
  [216, 22, 138],
  [240, 36, 84],
  [274, 34, 116],
];

function city(rng: Rng): string {
  const spires = SPIRES.map(
    ([x, w, h]) =>
      `<path d="M${x} 330V${330 - h}l${w / 2}-${w * 0.9} ${w / 2} ${w * 0.9}V330Z"/><path d="M${x + w / 2} ${330 - h - w * 0.9}v-14" stroke="#150a13" stroke-width="2"/>`,
  ).join('');
  const lights = Array.from(
    { length: 40 },
    () => `<rect x="${rng.int(0, 294)}" y="${rng.int(256, 312)}" width="3" height="6"/>`,
  ).join('');
  return `<g fill="#150a13">${spires}<path d="M0 300H300V400H0Z"/></g><g fill="#f0cd8a">${lights}</g>`;
}

const LEG = 'M-8-14L6-10 20 18 6 46 26 54H-12L-8 44 2 20-12-2Z';
const CARDS: [number, string, string][] = [
  [-24, '#27445f', 'M-18-12l10-14 8 8 6-10 12 16z'],
  [-6, '#cf4a1f', 'M0-36l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z'],
  [12, '#b98a2c', 'M-14-22a14 14 0 0 1 28 0zM-14-18h28v4h-28z'],
];

export function warzone(): string {
  const cards = CARDS.map(
    ([turn, fill, d]) =>
      `<g transform="translate(84 440) rotate(${turn}) translate(0 -92)"><rect x="-32" y="-46" width="64" height="92" rx="7" fill="#f6ecd4" stroke="${INK}" stroke-width="2.6"/><rect x="-26" y="-40" width="52" height="36" rx="3" fill="${fill}"/><path d="${d}" fill="#f6ecd4"/><path d="M-22 6h44M-22 14h44M-22 22h28" stroke="${INK}" stroke-width="2.4" opacity=".6"/></g>`,
  ).join('');
  return (
    `<rect width="300" height="400" fill="#3a1d33"/>${halftone('#6b2c44', 0.4, 2.9, 300)}${moon()}${city(new Rng(8))}` +
    `<g transform="translate(222 330) scale(1.06)" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"><path d="${LEG}" transform="translate(24 0)" fill="#8d2d0e"/><path d="${LEG}" transform="translate(-20 2)" fill="#a93a16"/><path d="M-34-44L-22-64H18L34-50 30-16 14-6H-22L-36-20Z" fill="#cf4a1f"/><path d="M-36-46L-24-58H-4V-38H-34Z" fill="#f6dfae"/><path d="M-44-34h-26v-7h-16v14h16v-3h26zM-44-36h14v16h-14z" fill="#39332a"/><path d="M10-64v-16M18-64v-10" fill="none"/><path d="M0-32H28M2-24H27" stroke-width="2" opacity=".7"/></g>${cards}` +
    plate('WARZONE', 'RESURRECTION')
  );
}
