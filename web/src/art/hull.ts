import { f } from './path';

/** Vehicles from above, bow to the right, at their true size in drawing pixels. */
type Draw = (L: number, W: number, side: string, turn: number) => string;

const shadow = (L: number, W: number): string =>
  `<rect x="${f(-L / 2 + 3)}" y="${f(-W / 2 + 5)}" width="${f(L)}" height="${f(W)}" rx="8" style="fill:var(--pen)" opacity=".3"/>`;

/** Things without a box for a body throw a rounder shadow. */
const ROUND = new Set(['walker', 'bike', 'copter', 'gun', 'mech', 'motorbike', 'helicopter', 'vertibird', 'artillery']);
const shade = (L: number, W: number): string =>
  `<ellipse cx="3" cy="5" rx="${f(L * 0.42)}" ry="${f(W * 0.4)}" style="fill:var(--pen)" opacity=".3"/>`;

const bow = (L: number): string =>
  `<path d="M${f(L / 2 + 9)} 0l-8-6v12z" style="fill:var(--pen);stroke:var(--bone)" stroke-width="1"/>`;

const wheels = (L: number, W: number, at: number[]): string =>
  at
    .flatMap((u) =>
      [-W / 2 + 1, W / 2 - 1].map(
        (v) => `<rect x="${f(L * u - 8)}" y="${f(v - 4)}" width="16" height="8" rx="3" style="fill:var(--pen)"/>`,
      ),
    )
    .join('');

const body = (L: number, W: number, side: string, rx = 8): string =>
  `<rect x="${f(-L / 2)}" y="${f(-W / 2 + 2)}" width="${f(L)}" height="${f(W - 4)}" rx="${rx}" fill="url(#p-${side})" style="stroke:var(--pen)" stroke-width="2"/>`;

const bonnet = (L: number, W: number): string =>
  `<path d="M${f(L * 0.36)} ${f(-W * 0.2)}h${f(L * 0.08)}M${f(L * 0.36)} 0h${f(L * 0.08)}M${f(L * 0.36)} ${f(W * 0.2)}h${f(L * 0.08)}" style="stroke:var(--pen)" stroke-width="1.6"/>`;

const screen = (L: number, W: number, at: number): string =>
  `<path d="M${f(L * at)} ${f(-W * 0.36)}L${f(L * (at + 0.08))} ${f(-W * 0.28)}V${f(W * 0.28)}L${f(L * at)} ${f(W * 0.36)}Z" style="fill:var(--pen)" opacity=".8"/>`;

const frame = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" rx="5" fill="none" style="stroke:var(--bone)" stroke-width="1.6" opacity=".85"/>`;

const mount = (x: number, r: number, barrel: number, turn = 0): string =>
  `<g transform="rotate(${f(turn)} ${f(x)} 0)"><path d="M${f(x)} 0H${f(barrel)}" style="stroke:var(--bone)" stroke-width="6.5"/><circle cx="${f(x)}" r="${f(r)}" style="fill:var(--bone);stroke:var(--pen)" stroke-width="2"/><path d="M${f(x)} 0H${f(barrel)}" style="stroke:var(--pen)" stroke-width="4"/></g>`;

const jeep: Draw = (L, W, side, turn) =>
  wheels(L, W, [-0.3, 0.3]) +
  body(L, W, side, 9) +
  screen(L, W, 0.22) +
  `<path d="M${f(-L * 0.38)} ${f(-W * 0.3)}V${f(W * 0.3)}" style="stroke:var(--pen)" stroke-width="4"/>` +
  frame(-L * 0.3, -W * 0.33, L * 0.46, W * 0.66) +
  mount(-L * 0.07, W * 0.17, L * 0.2, turn) +
  bonnet(L, W);

const car: Draw = (L, W, side) =>
  wheels(L, W, [-0.3, 0.3]) +
  body(L, W, side, 10) +
  screen(L, W, 0.16) +
  `<path d="M${f(-L * 0.3)} ${f(-W * 0.3)}L${f(-L * 0.37)} ${f(-W * 0.24)}V${f(W * 0.24)}L${f(-L * 0.3)} ${f(W * 0.3)}Z" style="fill:var(--pen)" opacity=".8"/>` +
  frame(-L * 0.26, -W * 0.32, L * 0.38, W * 0.64) +
  bonnet(L, W);

const truck: Draw = (L, W, side) =>
  wheels(L, W, [-0.36, -0.18, 0.33]) +
  body(L, W, side, 5) +
  screen(L, W, 0.24) +
  `<path d="M${f(L * 0.16)} ${f(-W / 2 + 2)}V${f(W / 2 - 2)}" style="stroke:var(--pen)" stroke-width="3"/>` +
  frame(-L * 0.46, -W * 0.38, L * 0.58, W * 0.76) +
  `<path d="M${[-0.34, -0.22, -0.1, 0.02].map((u) => `${f(L * u)} ${f(-W * 0.38)}V${f(W * 0.38)}`).join('M')}" style="stroke:var(--bone)" stroke-width="1.4" opacity=".7"/>` +
  bonnet(L, W);

const apc: Draw = (L, W, side, turn) =>
  wheels(L, W, [-0.36, -0.13, 0.1, 0.33]) +
  `<path d="M${f(-L / 2)} ${f(-W * 0.36)}L${f(-L * 0.42)} ${f(-W / 2 + 2)}H${f(L * 0.32)}L${f(L / 2)} ${f(-W * 0.2)}V${f(W * 0.2)}L${f(L * 0.32)} ${f(W / 2 - 2)}H${f(-L * 0.42)}L${f(-L / 2)} ${f(W * 0.36)}Z" fill="url(#p-${side})" style="stroke:var(--pen)" stroke-width="2"/>` +
  frame(-L * 0.4, -W * 0.3, L * 0.34, W * 0.6) +
  `<path d="M${f(-L * 0.23)} ${f(-W * 0.3)}V${f(W * 0.3)}" style="stroke:var(--bone)" stroke-width="1.5" opacity=".85"/>` +
  mount(L * 0.08, W * 0.2, L * 0.4, turn);

const tracks = (L: number, W: number): string =>
  [-1, 1]
    .map(
      (s) =>
        `<g transform="translate(0 ${f(s * (W / 2 - W * 0.09))})"><rect x="${f(-L / 2)}" y="${f(-W * 0.09)}" width="${f(L)}" height="${f(W * 0.18)}" rx="6" style="fill:var(--d-2);stroke:var(--pen)" stroke-width="1.6"/><path d="M${f(-L / 2 + 6)} 0H${f(L / 2 - 5)}" style="stroke:var(--g-stone-2)" stroke-width="${f(W * 0.14)}" stroke-dasharray="2 5.4" opacity=".7"/></g>`,
    )
    .join('');

const turret = (L: number, W: number, side: string): string => {
  const s = W / 87;
  return (
    `<path d="M${f(L * 0.1)} 0H${f(L * 0.64)}" style="stroke:var(--pen)" stroke-width="${f(9 * s)}"/><path d="M${f(L * 0.1)} 0H${f(L * 0.635)}" style="stroke:var(--bone)" stroke-width="${f(5 * s)}"/>` +
    `<g transform="scale(${s.toFixed(2)})"><path d="M-30-17L-8-24 20-17 28-8V8L20 17-8 24-30 17Z" fill="url(#p-${side})" style="stroke:var(--pen)" stroke-width="2"/><path d="M-26-13L-7-19 17-13 23-6V6L17 13-7 19-26 13Z" fill="none" style="stroke:var(--bone)" stroke-width="1.6" opacity=".85"/><circle cx="-6" cy="-5" r="8" style="fill:var(--bone);stroke:var(--pen)" stroke-width="1.8"/><path d="M-11-5h10" style="stroke:var(--pen)" stroke-width="1.8"/></g>`
  );
};

const tank: Draw = (L, W, side, turn) =>
  tracks(L, W) +
  `<path d="M${f(-L / 2 + 6)} ${f(-W * 0.33)}H${f(L * 0.36)}L${f(L / 2 - 3)} ${f(-W * 0.16)}V${f(W * 0.16)}L${f(L * 0.36)} ${f(W * 0.33)}H${f(-L / 2 + 6)}Z" fill="url(#p-${side})" style="stroke:var(--pen)" stroke-width="2"/>` +
  `<path d="${[-0.18, -0.1, -0.02, 0.06, 0.14].map((v) => `M${f(-L * 0.44)} ${f(W * v)}h${f(L * 0.12)}`).join('')}" style="stroke:var(--pen)" stroke-width="2" opacity=".75"/>` +
  `<g transform="rotate(${f(turn)})">${turret(L, W, side)}</g>`;

/** A gun on its carriage: shield, trails, barrel. */
const gun: Draw = (L, W, side) =>
  `<path d="M${f(-L * 0.45)} ${f(-W * 0.3)}L${f(L * 0.05)} 0 ${f(-L * 0.45)} ${f(W * 0.3)}" fill="none" style="stroke:var(--pen)" stroke-width="5"/>` +
  `<path d="M${f(-L * 0.1)} 0H${f(L * 0.5)}" style="stroke:var(--pen)" stroke-width="7"/><path d="M${f(-L * 0.1)} 0H${f(L * 0.49)}" style="stroke:var(--bone)" stroke-width="3.6"/>` +
  `<path d="M${f(L * 0.06)} ${f(-W * 0.45)}Q${f(L * 0.2)} 0 ${f(L * 0.06)} ${f(W * 0.45)}L${f(-L * 0.06)} ${f(W * 0.4)}V${f(-W * 0.4)}Z" fill="url(#p-${side})" style="stroke:var(--pen)" stroke-width="2"/>`;

/** Two legs, shoulders with guns, a cockpit between. */
const walker: Draw = (L, W, side, turn) =>
  [-1, 1]
    .map(
      (s) =>
        `<ellipse cx="${f(s * L * 0.14)}" cy="${f(s * W * 0.3)}" rx="${f(L * 0.26)}" ry="${f(W * 0.15)}" style="fill:var(--d-2);stroke:var(--pen)" stroke-width="1.8"/>`,
    )
    .join('') +
  `<g transform="rotate(${f(turn)})">` +
  [-1, 1]
    .map(
      (s) =>
        `<path d="M${f(-L * 0.05)} ${f(s * W * 0.36)}H${f(L * 0.44)}" style="stroke:var(--pen)" stroke-width="${f(W * 0.13)}"/><path d="M${f(L * 0.02)} ${f(s * W * 0.36)}H${f(L * 0.43)}" style="stroke:var(--bone)" stroke-width="${f(W * 0.06)}"/>`,
    )
    .join('') +
  `<path d="M${f(-L * 0.3)} ${f(-W * 0.3)}Q${f(-L * 0.36)} 0 ${f(-L * 0.3)} ${f(W * 0.3)}L${f(-L * 0.06)} ${f(W * 0.46)}H${f(L * 0.1)}L${f(L * 0.24)} ${f(W * 0.2)}V${f(-W * 0.2)}L${f(L * 0.1)} ${f(-W * 0.46)}H${f(-L * 0.06)}Z" fill="url(#p-${side})" style="stroke:var(--pen)" stroke-width="2" stroke-linejoin="round"/>` +
  frame(-L * 0.24, -W * 0.2, L * 0.2, W * 0.4) +
  `<path d="M${f(L * 0.02)} ${f(-W * 0.16)}L${f(L * 0.17)} ${f(-W * 0.1)}V${f(W * 0.1)}L${f(L * 0.02)} ${f(W * 0.16)}Z" style="fill:var(--pen)" opacity=".82"/></g>`;

const bike: Draw = (L, W, side) =>
  [-0.32, 0.32]
    .map(
      (u) =>
        `<rect x="${f(L * (u - 0.17))}" y="${f(-W * 0.09)}" width="${f(L * 0.34)}" height="${f(W * 0.18)}" rx="4" style="fill:var(--pen)"/>`,
    )
    .join('') +
  `<path d="M${f(-L * 0.34)} ${f(-W * 0.16)}L${f(L * 0.22)} ${f(-W * 0.2)}L${f(L * 0.34)} 0 ${f(L * 0.22)} ${f(W * 0.2)}L${f(-L * 0.34)} ${f(W * 0.16)}Z" fill="url(#p-${side})" style="stroke:var(--pen)" stroke-width="2" stroke-linejoin="round"/>` +
  `<path d="M${f(L * 0.2)} ${f(-W * 0.42)}V${f(W * 0.42)}" style="stroke:var(--pen)" stroke-width="3.4" stroke-linecap="round"/><circle cx="${f(-L * 0.06)}" r="${f(W * 0.17)}" style="fill:var(--bone);stroke:var(--pen)" stroke-width="1.8"/>`;

/** A rotor disc over a narrow body. */
const copter: Draw = (L, W, side) =>
  `<path d="M${f(-L / 2)} ${f(-W * 0.05)}H${f(-L * 0.1)}V${f(W * 0.05)}H${f(-L / 2)}Z" style="fill:var(--d-2);stroke:var(--pen)" stroke-width="1.6"/><path d="M${f(-L * 0.47)} ${f(-W * 0.2)}V${f(W * 0.2)}" style="stroke:var(--pen)" stroke-width="4"/>` +
  `<path d="M${f(-L * 0.16)} ${f(-W * 0.2)}Q${f(L * 0.36)} ${f(-W * 0.34)} ${f(L * 0.42)} 0Q${f(L * 0.36)} ${f(W * 0.34)} ${f(-L * 0.16)} ${f(W * 0.2)}Z" fill="url(#p-${side})" style="stroke:var(--pen)" stroke-width="2"/>${screen(L, W * 0.6, 0.2)}` +
  `<circle cx="${f(L * 0.06)}" r="${f(W * 0.48)}" style="fill:var(--bone);stroke:var(--pen)" stroke-width="1.2" fill-opacity=".18"/><path d="M${f(L * 0.06 - W * 0.34)} ${f(-W * 0.34)}L${f(L * 0.06 + W * 0.34)} ${f(W * 0.34)}M${f(L * 0.06 - W * 0.34)} ${f(W * 0.34)}L${f(L * 0.06 + W * 0.34)} ${f(-W * 0.34)}" style="stroke:var(--pen)" stroke-width="3"/>`;

const HULLS: Record<string, Draw> = { jeep, car, truck, apc, tank, gun, walker, bike, copter };
const ALIKE: Record<string, string> = {
  humvee: 'jeep',
  buggy: 'jeep',
  motorbike: 'bike',
  helicopter: 'copter',
  vertibird: 'copter',
  mech: 'walker',
  dreadnought: 'walker',
  scout: 'jeep',
  transport: 'apc',
  van: 'car',
  lorry: 'truck',
  bus: 'truck',
  ifv: 'apc',
  halftrack: 'apc',
  technical: 'jeep',
  light_vehicle: 'jeep',
  artillery: 'gun',
  soft: 'truck',
};

/** `turn` is how far the turret points from the bow, clockwise. */
export function hullArt(kind: string | undefined, length: number, width: number, side: string, turn = 0): string {
  const name = kind ?? '';
  const draw = HULLS[name] ?? HULLS[ALIKE[name] ?? 'jeep'] ?? jeep;
  return (
    (ROUND.has(name) ? shade(length, width) : shadow(length, width)) + draw(length, width, side, turn) + bow(length)
  );
}
