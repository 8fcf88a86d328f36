import type { Point } from '../../wire/message';
import { faceArt } from '../dice';
import { Rng } from '../rng';
import { INK, halftone, plate } from './ink';

const S = 43;
const ROWS = ['h2 w . b .', '. h r . b', 'b r b w .', 'r . . b r', '. b r . w'];
const TOPS: Record<string, string> = { h2: '#cfa95f', h: '#d7b672', w: '#7f9457', b: '#d3c3a0', r: '#e2cf9f' };
const RISE: Record<string, number> = { h2: 44, h: 26 };

const closed = (points: Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

function prism(cx: number, cy: number, h: number, top: string): string {
  const rim = Array.from({ length: 6 }, (_, i): Point => [
    cx + S * Math.cos((Math.PI / 3) * i),
    cy + 0.56 * S * Math.sin((Math.PI / 3) * i),
  ]);
  const face = (a: number, b: number, fill: string, more = ''): string => {
    const [p, q] = [rim[a] as Point, rim[b] as Point];
    return `<path d="${closed([p, q, [q[0], q[1] + h], [p[0], p[1] + h]])}" fill="${fill}"${more}/>`;
  };
  return (
    face(0, 1, '#b3965a') +
    face(1, 2, '#8d7443') +
    face(2, 3, '#8d7443') +
    face(2, 3, '#000', ' opacity=".18"') +
    `<path d="${closed(rim)}" fill="${top}" stroke="${INK}" stroke-width="1.6"/>`
  );
}

function onTop(kind: string, x: number, y: number, rng: Rng): string {
  if (kind === 'w') {
    return [
      [-16, -4],
      [8, -8],
      [-3, 6],
      [18, 6],
    ]
      .map(
        ([a = 0, b = 0]) =>
          `<ellipse cx="${x + a}" cy="${y + b - 8}" rx="9" ry="12" fill="${rng.choice(['#4f6537', '#5f7844'])}" stroke="${INK}" stroke-width="1.4"/>`,
      )
      .join('');
  }
  if (kind === 'b') {
    return [
      [-24, 2, 16],
      [3, 8, 24],
    ]
      .map(
        ([a = 0, b = 0, h = 0]) =>
          `<path d="M${x + a} ${y + b}v-${h}l11-5 11 5v${h}l-11 6z" fill="#c88a66" stroke="${INK}" stroke-width="1.4"/><path d="M${x + a + 11} ${y + b + 6}v-${h}l11-6v${h}z" fill="#8d5637" stroke="${INK}" stroke-width="1.2"/><path d="M${x + a} ${y + b - h}l11-5 11 5-11 6z" fill="#e0b08e" stroke="${INK}" stroke-width="1.2"/>`,
      )
      .join('');
  }
  if (kind === 'r') {
    const [l, r] = [x - S * 0.75, x + S * 0.75];
    return `<path d="M${l} ${y - 8}L${r} ${y + 10}" stroke="#9b7f4a" stroke-width="7"/><path d="M${l} ${y - 8}L${r} ${y + 10}" stroke="#f2e4bb" stroke-width="1.6" stroke-dasharray="6 5"/>`;
  }
  return '';
}

function country(rng: Rng): string {
  const tiles = ROWS.flatMap((row, r) => row.split(' ').map((kind, c) => ({ kind, c, r })));
  tiles.sort((a, b) => a.r + (a.c % 2) / 2 - (b.r + (b.c % 2) / 2) || a.c - b.c);
  return tiles
    .map(({ kind, c, r }) => {
      const up = RISE[kind] ?? 0;
      const [x, y] = [10 + c * S * 1.5, 228 + r * S * 0.97 + (c % 2 ? S * 0.485 : 0) - up];
      return prism(x, y, 14 + up, TOPS[kind] ?? rng.choice(['#dfcf9c', '#d4c990', '#e6d8ac'])) + onTop(kind, x, y, rng);
    })
    .join('');
}

const DICE: [number, number, string, number, string][] = [
  [58, 352, 'red', -14, 'damage2'],
  [112, 366, 'green', 10, 'morale'],
  [244, 356, 'yellow', 16, 'damage1'],
];

export function warfare(): string {
  const dice = DICE.map(
    ([x, y, colour, turn, face]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-21" y="-17" width="44" height="44" rx="9" fill="${INK}" opacity=".4"/><rect x="-22" y="-22" width="44" height="44" rx="9" style="fill:var(--d-${colour})" stroke="${INK}" stroke-width="2.6"/><g transform="scale(1.25)">${faceArt(face, colour === 'red' ? '#fff' : INK)}</g></g>`,
  ).join('');
  return (
    `<rect width="300" height="400" fill="#27445f"/>${halftone('#3d6487', 0.4, 2.8, 230)}<circle cx="226" cy="96" r="50" fill="#e9dcbb"/>${country(new Rng(5))}` +
    `<g transform="translate(160 142) rotate(-8) scale(.86)" fill="${INK}"><path d="M-34-4Q-26-22 2-22H28Q44-20 48-8L112-16l10-20h8l-3 26-4 8-66 8Q40 16 12 16H-14Q-36 14-34-4Z"/><path d="M-28-4q6-13 24-13v13z" fill="#7fb0c9"/><path d="M-92-33H112v4H-92zM6-34h8v12H6zM-8 16v9M26 16v9M-22 26H44" stroke="${INK}" stroke-width="3.4"/><path d="M-16 12h30v8h-30z" fill="#cf4a1f"/><circle cx="124" cy="-24" r="14" fill="none" stroke="${INK}" stroke-width="2"/></g>${dice}` +
    plate('WARFARE', 'MODERN TACTICAL COMBAT')
  );
}
