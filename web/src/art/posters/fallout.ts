import { trefoil } from '../terrain/things';
import { INK, halftone, plate } from './ink';

const GLOW: [number, string][] = [
  [250, '#2d6360'],
  [205, '#4d8177'],
  [162, '#8fa27c'],
  [122, '#d9b85c'],
  [84, '#f1d37b'],
  [48, '#fbeec4'],
];
const LINES: [number, number, number][] = [
  [266, 2.4, 9],
  [284, 4, 14],
  [310, 6, 20],
  [346, 9, 30],
];

export function fallout(): string {
  const rings = GLOW.map(([r, colour]) => `<circle cx="128" cy="196" r="${r}" fill="${colour}"/>`).join('');
  const road = LINES.map(
    ([y, w, h]) =>
      `<path d="M${(142.5 - w / 2).toFixed(1)} ${y}h${w}l${(w * 0.35).toFixed(1)} ${h}h${(-w * 1.7).toFixed(1)}z" fill="#f1d37b"/>`,
  ).join('');
  let tape = '';
  for (let x = -20; x < 310; x += 32) tape += `<path d="M${x} 400l14-16h16l-14 16z" fill="${INK}"/>`;
  return (
    `<rect width="300" height="400" fill="#1f4a4c"/>${rings}` +
    '<path d="M0 232l26-8 20 6 34-12 30 9 44-7 40 10 50-12 56 10V400H0Z" fill="#5a3a22"/>' +
    '<g fill="#3a2415" stroke="#3a2415"><path d="M222 128q22-16 44 0v22q-22 10-44 0z" stroke="none"/><path d="M226 152l-8 86M262 152l9 86M244 154v84M222 190h46M219 216h50M226 152l40 40M262 152l-40 40" fill="none" stroke-width="3"/><path d="M236 128l8-14 8 14z"/></g>' +
    '<g stroke="#3a2415" stroke-width="2.4" fill="none"><path d="M34 236l9-74 9 74M30 182h27M33 196h21M43 162v-8M38 236l12-40M48 236l-10-40"/><path d="M86 230l6-46 6 46M82 197h20M92 184v-6"/><path d="M30 182q34 16 52 15" stroke-width="1.2"/></g>' +
    `<path d="M0 262q70-18 150-6t150-8V400H0Z" fill="#8b4a20"/><path d="M128 256l30 0 122 144H-20Z" fill="#4b3323"/>${road}${halftone('#2a1608', 0.3, 2.3, 400, 262)}` +
    `<g transform="translate(188 286) scale(1.22)" fill="${INK}"><path d="M-13-78q0-17 15-17t15 17l-1 9q12 0 20 7 11 1 13 14l3 34q1 12-7 12l-6-26-2 1 5 36 7 62h-20l-10-56-10 56h-20l7-62 4-36-3-1-5 26q-8 0-7-12l3-34q2-13 13-14 8-7 17-7z"/><path d="M-14-56h33v32h-33z" fill="#39332a"/><path d="M-9-50h9v20h-9zM5-50h9v20H5z" fill="#1d1913"/><circle cx="-4" cy="-40" r="2.6" fill="#f1d37b"/><circle cx="10" cy="-40" r="2.6" fill="#f1d37b"/><path d="M42 0L64-66l5 1-15 68z"/><path d="M40 6l8-24 7 2-7 25z"/></g>` +
    `<path d="M0 384H300V400H0Z" fill="#f1d37b"/>${tape}` +
    `<g transform="translate(44 338)"><circle r="25" fill="#f1d37b" stroke="${INK}" stroke-width="3"/>${trefoil(0, 0, 18, INK)}</g>` +
    plate('FALLOUT', 'WARFARE')
  );
}
