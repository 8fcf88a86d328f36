import { Rng } from '../rng';
import { BONE, INK, halftone, plate } from './ink';

/** A kneeling rifleman in profile. */
function trooper(x: number, y: number, s: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-8-58q0-15 15-16 14 0 15 13l4 3v5h-7q-1 7-8 8l-1 6q12 3 15 12l12 3v6l-19 2-5-5-2 16 18 6 6 24h-16l-4-15-20-3-12 18h-17l2-6 8-3 5-26q-4-24 5-33 4-5 7-6z"/>` +
    '<path d="M2-32l52-8 18-2v3l-18 4-6 1-2 7h-5l-2-6-8 1-3 9h-6l1-7-17 5z"/><path d="M28-38l14-2v-4l-13 2z"/></g>'
  );
}

function stones(rng: Rng): string {
  let wall = '';
  for (let row = 0; row < 4; row++) {
    for (let x = -10 - (row % 2) * 14; x < 310;) {
      const w = rng.uniform(24, 42);
      const y = 288 + row * 17 + rng.uniform(-1.5, 1.5);
      wall += `<rect x="${x.toFixed(0)}" y="${y.toFixed(1)}" width="${(w - 2).toFixed(0)}" height="15.5" rx="4" fill="${rng.choice(['#cfc4ac', '#bfb39a', '#dbd1bb'])}" stroke="${INK}" stroke-width="1.8"/>`;
      x += w;
    }
  }
  return wall;
}

function tape(): string {
  const marks = Array.from({ length: 14 }, (_, i) => i + 1);
  const ticks = marks.map((i) => `M${i * 22} -12v${i % 6 === 0 ? 13 : 8}`).join('');
  const numbers = marks
    .map(
      (i) =>
        `<text x="${i * 22 - 4}" y="9" text-anchor="end" style="font:700 12px var(--cond)" fill="${INK}">${i}</text>`,
    )
    .join('');
  return `<g transform="translate(-8 386) rotate(-9)"><rect width="330" height="24" y="-12" fill="#f3cf3f" stroke="${INK}" stroke-width="2.2"/><path d="${ticks}" stroke="${INK}" stroke-width="1.8"/>${numbers}</g>`;
}

export function fubar(): string {
  const bars = [
    [168, 3],
    [186, 5],
    [204, 7],
    [222, 9],
    [238, 11],
  ]
    .map(([y, w]) => `<path d="M100 ${y}H300" stroke="#e9dcbb" stroke-width="${w}"/>`)
    .join('');
  const pips = [-14, 14]
    .flatMap((x) => [-16, 0, 16].map((y) => `<circle cx="${x}" cy="${y}" r="5.6" fill="${INK}"/>`))
    .join('');
  return (
    `<rect width="300" height="400" fill="#e9dcbb"/>${halftone('#d9b77c', 0.4, 2.2, 300)}<circle cx="196" cy="150" r="96" fill="#cf4a1f"/>${bars}` +
    '<path d="M0 262q60-26 120-14t180-22V400H0Z" fill="#8a9a63"/><path d="M0 290q80-30 160-16t140-10V400H0Z" fill="#5f7046"/>' +
    `<g fill="${INK}">${trooper(84, 286, 1.18)}${trooper(196, 284, 1.06)}${trooper(262, 296, 0.96)}</g>` +
    `<rect y="296" width="300" height="104" fill="${INK}"/>${stones(new Rng(21))}${tape()}` +
    `<g transform="translate(240 338) rotate(14)"><rect x="-29" y="-29" width="58" height="58" rx="12" fill="${BONE}" stroke="${INK}" stroke-width="3"/>${pips}</g>` +
    plate('FUBAR', 'SKIRMISH')
  );
}
