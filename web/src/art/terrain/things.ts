import type { Point } from '../../wire/message';
import { f, poly, pt, smooth } from '../path';
import type { Rng } from '../rng';
import { blob, bounds, centroid, distance } from '../shape';

export function trefoil(x: number, y: number, r: number, colour = 'var(--g-rad-ink)'): string {
  const at = (radius: number, angle: number): string => pt(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  let blades = '';
  for (let k = 0; k < 3; k++) {
    const from = ((120 * k - 120) * Math.PI) / 180;
    const to = from + Math.PI / 3;
    const inner = r * 0.34;
    blades += `<path d="M${at(inner, from)}L${at(r, from)}A${f(r)} ${f(r)} 0 0 1 ${at(r, to)}L${at(inner, to)}A${f(inner)} ${f(inner)} 0 0 0 ${at(inner, from)}Z"/>`;
  }
  return `<g style="fill:${colour}"><circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 0.2)}"/>${blades}</g>`;
}

export function radiation(points: Point[]): string {
  const [cx, cy] = centroid(points);
  const d = poly(points);
  return (
    `<path d="${d}" fill="url(#p-rad)"/><path d="${d}" fill="none" style="stroke:var(--g-rad-ink)" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" style="stroke:var(--g-rad)" stroke-width="5" stroke-dasharray="9 9" stroke-linejoin="round"/>` +
    `<circle cx="${f(cx)}" cy="${f(cy)}" r="17" style="fill:var(--g-rad);stroke:var(--g-rad-ink)" stroke-width="2"/>${trefoil(cx, cy, 13)}`
  );
}

export function smoke(x: number, y: number, r: number, rng: Rng): string {
  let puffs = '';
  for (let i = 0; i < 13; i++) {
    const angle = (2 * Math.PI * i) / 13;
    puffs += `<circle cx="${f(x + r * 0.76 * Math.cos(angle))}" cy="${f(y + r * 0.76 * Math.sin(angle))}" r="${f(r * rng.uniform(0.2, 0.31))}"/>`;
  }
  let curls = '';
  for (let i = 0; i < 6; i++) {
    const angle = rng.uniform(0, 6.3);
    const out = rng.uniform(0.15, 0.55) * r;
    curls += `M${pt(x + out * Math.cos(angle), y + out * Math.sin(angle))}q5-7 10 0q4 7-4 6`;
  }
  const circle = (radius: number, style: string): string =>
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(radius)}" ${style}/>`;
  return (
    circle(r, 'style="fill:var(--g-smoke)" opacity=".72"') +
    `<g style="fill:var(--g-smoke);stroke:var(--g-smoke-ink)" stroke-width="1.1">${puffs}</g>` +
    circle(r * 0.74, 'style="fill:var(--g-smoke)"') +
    `<path d="${curls}" fill="none" style="stroke:var(--g-smoke-ink)" stroke-width="1.1" opacity=".8"/>` +
    circle(r, 'fill="none" style="stroke:var(--g-smoke-ink)" stroke-width="1.3" stroke-dasharray="3 4"')
  );
}

/** The longest edge gives the heading; the outline gives the size. */
function chassis(points: Point[]): { x: number; y: number; turn: number; long: number; wide: number } {
  let [best, angle] = [0, 0];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    const size = distance(a, b);
    if (size > best) [best, angle] = [size, Math.atan2(b[1] - a[1], b[0] - a[0])];
  });
  const [x, y] = centroid(points);
  const turned = points.map(([px, py]): Point => [
    (px - x) * Math.cos(-angle) - (py - y) * Math.sin(-angle),
    (px - x) * Math.sin(-angle) + (py - y) * Math.cos(-angle),
  ]);
  const box = bounds(turned);
  return { x, y, turn: (angle * 180) / Math.PI, long: box.right - box.left, wide: box.bottom - box.top };
}

/** A parked car: scenery, so in stone and roof colours, never in a livery. */
export function car(points: Point[]): string {
  const { x, y, turn, long: L, wide: W } = chassis(points);
  const wheels = [-0.3, 0.3]
    .flatMap((u) =>
      [-W / 2 + 1, W / 2 - 1].map((v) => `<rect x="${f(L * u - 6)}" y="${f(v - 3)}" width="12" height="6" rx="2"/>`),
    )
    .join('');
  return (
    `<g transform="translate(${pt(x, y)}) rotate(${f(turn)})"><rect x="${f(-L / 2 + 2)}" y="${f(-W / 2 + 4)}" width="${f(L)}" height="${f(W)}" rx="8" style="fill:var(--pen)" opacity=".28"/>` +
    `<g style="fill:var(--pen)">${wheels}</g><rect x="${f(-L / 2)}" y="${f(-W / 2 + 1.5)}" width="${f(L)}" height="${f(W - 3)}" rx="8" style="fill:var(--g-roof);stroke:var(--pen)" stroke-width="1.8"/>` +
    `<path d="M${f(L * 0.14)} ${f(-W * 0.36)}L${f(L * 0.26)} ${f(-W * 0.28)}V${f(W * 0.28)}L${f(L * 0.14)} ${f(W * 0.36)}ZM${f(-L * 0.3)} ${f(-W * 0.3)}L${f(-L * 0.38)} ${f(-W * 0.24)}V${f(W * 0.24)}L${f(-L * 0.3)} ${f(W * 0.3)}Z" style="fill:var(--pen)" opacity=".75"/>` +
    `<rect x="${f(-L * 0.27)}" y="${f(-W * 0.34)}" width="${f(L * 0.38)}" height="${f(W * 0.68)}" rx="4" style="fill:var(--g-roof-2);stroke:var(--pen)" stroke-width="1.2"/></g>`
  );
}

/** A burnt-out hull: torn outline, soot, sprung plates. */
export function wreck(points: Point[], rng: Rng): string {
  const { x, y, turn, long: L, wide: W } = chassis(points);
  const soot = smooth(blob(0, 0, L * 0.5, W * 0.62, 11, 0.16, rng));
  const rib = [-0.3, -0.12, 0.06, 0.24].map((u) => `M${f(L * u)} ${f(-W * 0.36)}V${f(W * 0.36)}`).join('');
  return (
    `<path d="${poly(points)}" style="fill:var(--pen);stroke:var(--pen)" stroke-width="1.2" stroke-dasharray="3 4" fill-opacity=".12"/>` +
    `<g transform="translate(${pt(x, y)}) rotate(${f(turn)})"><path d="${soot}" style="fill:var(--pen)" opacity=".3"/>` +
    `<path d="M${f(-L * 0.46)} ${f(-W * 0.4)}H${f(-L * 0.1)}l5 4 6-5H${f(L * 0.4)}L${f(L * 0.47)} 0 ${f(L * 0.4)} ${f(W * 0.4)}H${f(L * 0.05)}l-7-5-4 5H${f(-L * 0.46)}l4-${f(W * 0.3)}-6-6Z" style="fill:var(--d-2);stroke:var(--pen)" stroke-width="2"/>` +
    `<path d="${rib}" style="stroke:var(--g-stone-2)" stroke-width="1.4" opacity=".55"/><circle cx="${f(-L * 0.06)}" r="${f(W * 0.2)}" style="fill:var(--pen);stroke:var(--g-roof)" stroke-width="2"/></g>` +
    curls(x, y, W)
  );
}

/** Two curls of smoke over a wreck; they stand still. */
function curls(x: number, y: number, wide: number): string {
  const curl = (dx: number, size: number): string =>
    `<path d="M${pt(x + dx, y - wide * 0.1)}q${f(-size * 0.5)} ${f(-size * 0.5)} 0 ${f(-size)}t${f(size * 0.2)} ${f(-size)}q${f(size * 0.1)} ${f(-size * 0.7)} ${f(size * 0.8)} ${f(-size * 0.4)}"/>`;
  const both = curl(-wide * 0.12, wide * 0.42) + curl(wide * 0.22, wide * 0.32);
  return (
    `<g fill="none" stroke-linecap="round" class="curls"><g style="stroke:var(--bone)" stroke-width="6" opacity=".7">${both}</g>` +
    `<g style="stroke:var(--pen)" stroke-width="3" opacity=".55">${both}</g></g>`
  );
}
