import type { Point } from '../../wire/message';
import { f, poly, pt } from '../path';
import type { Rng } from '../rng';
import { bounds, centroid, scatter } from '../shape';

/** A buried mine that everybody knows of: plate, fuse, warning ring. */
export function mine(points: Point[]): string {
  const [x, y] = centroid(points);
  const box = bounds(points);
  const r = Math.max((box.right - box.left) / 2, 9);
  return (
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" style="fill:var(--g-rad);stroke:var(--g-rad-ink)" stroke-width="1.6" fill-opacity=".18" stroke-dasharray="5 4"/>` +
    `<circle cx="${f(x)}" cy="${f(y)}" r="8" style="fill:var(--g-stone-ink)"/><circle cx="${f(x)}" cy="${f(y)}" r="5.4" fill="none" style="stroke:var(--g-stone-2)" stroke-width="1.2"/><circle cx="${f(x)}" cy="${f(y)}" r="2.2" style="fill:var(--bad)"/>`
  );
}

export function minefield(points: Point[], rng: Rng): string {
  const d = poly(points);
  const plates = scatter(points, 26, rng, 300, 12)
    .map(
      ([x, y]) =>
        `<circle cx="${f(x)}" cy="${f(y)}" r="4.6" style="fill:var(--g-stone-ink)"/><circle cx="${f(x)}" cy="${f(y)}" r="1.6" style="fill:var(--g-rad)"/>`,
    )
    .join('');
  return `<path d="${d}" style="fill:var(--g-rad);stroke:var(--g-rad-ink)" fill-opacity=".16" stroke-width="2.2" stroke-dasharray="2 6 10 6" stroke-linecap="round"/>${plates}`;
}

const flame = (x: number, y: number, s: number): string =>
  `<path transform="translate(${pt(x, y)}) scale(${f(s)})" d="M0-13Q10-3 8 5A8 8 0 0 1-8 5Q-8-1-4-5-4 0-1 0 2-5 0-13Z" style="fill:#d9541e;stroke:var(--pen)" stroke-width="1"/><path transform="translate(${pt(x, y + 3 * s)}) scale(${f(s * 0.5)})" d="M0-13Q10-3 8 5A8 8 0 0 1-8 5Q-8-3 0-13Z" style="fill:#f6c445"/>`;

export function fire(points: Point[], rng: Rng): string {
  const d = poly(points);
  const flames = scatter(points, 15, rng, 260, 7)
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => flame(x, y, rng.uniform(0.7, 1.1)));
  return `<path d="${d}" style="fill:#d9541e;stroke:#8d2d0e" fill-opacity=".22" stroke-width="1.8" stroke-dasharray="4 4"/>${flames.join('')}`;
}

export function gas(points: Point[], rng: Rng): string {
  const d = poly(points);
  const curls = scatter(points, 20, rng, 260, 8)
    .map(([x, y]) => `M${pt(x - 6, y)}q5-7 10 0q4 7-4 6`)
    .join('');
  return `<path d="${d}" style="fill:#9db13a;stroke:#55630f" fill-opacity=".42" stroke-width="1.8" stroke-dasharray="3 4"/><path d="${curls}" fill="none" style="stroke:#55630f" stroke-width="1.4"/>`;
}

export function barrels(points: Point[], rng: Rng): string {
  const places = scatter(points, 17, rng, 200, 5);
  const drums = (places.length > 0 ? places : [centroid(points)])
    .map(
      ([x, y]) =>
        `<circle cx="${f(x + 1.5)}" cy="${f(y + 3)}" r="8" style="fill:var(--pen)" opacity=".3"/><circle cx="${f(x)}" cy="${f(y)}" r="8" style="fill:#b5522a;stroke:var(--pen)" stroke-width="1.4"/><circle cx="${f(x)}" cy="${f(y)}" r="5.4" fill="none" style="stroke:var(--pen)" stroke-width="1" opacity=".7"/><circle cx="${f(x + 2.6)}" cy="${f(y - 2)}" r="1.4" style="fill:var(--pen)"/>`,
    )
    .join('');
  return `<path d="${poly(points)}" fill="none" style="stroke:var(--g-stone-ink)" stroke-width="1" stroke-dasharray="4 3" opacity=".6"/>${drums}`;
}

/** A raised floor without walls: planks and a bright edge. */
export function platform(points: Point[]): string {
  const d = poly(points);
  return `<path d="${d}" transform="translate(4 6)" style="fill:var(--pen)" opacity=".25"/><path d="${d}" fill="url(#p-plank)" style="stroke:var(--g-stone-ink)" stroke-width="2.2"/><path d="${d}" fill="none" style="stroke:var(--bone)" stroke-width="1" opacity=".7" transform="translate(-1 -1)"/>`;
}
