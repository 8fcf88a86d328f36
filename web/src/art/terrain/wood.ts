import type { Point } from '../../wire/message';
import { f, poly, pt } from '../path';
import type { Rng } from '../rng';
import { scatter } from '../shape';

/** A crown from above: scallops, a few strokes of leaf, a shadow. */
export function tree(x: number, y: number, r: number, rng: Rng): string {
  const n = rng.int(7, 9);
  const turn = rng.uniform(0, 6.3);
  const rim = Array.from({ length: n }, (_, i): Point => {
    const angle = turn + (2 * Math.PI * i) / n;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
  const arcs = rim.map((_, i) => `A${f(r * 0.46)} ${f(r * 0.46)} 0 0 1 ${pt(...(rim[(i + 1) % n] as Point))}`).join('');
  const leaf = [0.2, 1, 1.9]
    .map((a) => {
      const start = pt(x + r * 0.55 * Math.cos(a), y + r * 0.55 * Math.sin(a));
      const bend = pt(r * 0.18 * Math.cos(a + 1.6), r * 0.18 * Math.sin(a + 1.6));
      return `M${start}q${bend} ${pt(r * 0.34 * Math.cos(a + 2.2), r * 0.34 * Math.sin(a + 2.2))}`;
    })
    .join('');
  const crown = rng.choice(['g-crown', 'g-crown-2']);
  return (
    `<circle cx="${f(x + r * 0.22)}" cy="${f(y + r * 0.3)}" r="${f(r * 1.08)}" style="fill:var(--pen)" opacity=".16"/>` +
    `<path d="M${pt(...(rim[0] as Point))}${arcs}Z" style="fill:var(--${crown});stroke:var(--g-wood-ink)" stroke-width="1.1"/>` +
    `<path d="${leaf}" style="stroke:var(--g-wood-ink)" fill="none" stroke-width="1" opacity=".75"/>`
  );
}

export function wood(points: Point[], rng: Rng): string {
  const edge = `<path d="${poly(points)}" style="fill:var(--g-wood);stroke:var(--g-wood-ink)" stroke-width="1.6" stroke-dasharray="2 4" stroke-linecap="round" stroke-linejoin="round"/>`;
  const crowns = scatter(points, 19, rng, 900, 9).sort((a, b) => a[1] - b[1]);
  return edge + crowns.map(([x, y]) => tree(x, y, rng.uniform(8, 12.3), rng)).join('');
}

/** Low growth: small bushes and blades, no crowns to stand under. */
export function undergrowth(points: Point[], rng: Rng): string {
  const edge = `<path d="${poly(points)}" style="fill:var(--g-wood);stroke:var(--g-wood-ink)" stroke-width="1.3" stroke-dasharray="1.5 5" stroke-linecap="round" stroke-linejoin="round" fill-opacity=".6"/>`;
  const blades = scatter(points, 11, rng, 500, 4)
    .map(([x, y]) => `M${pt(x, y)}q1-5 4-7M${pt(x, y)}q-1-5-4-7M${pt(x, y)}v-8`)
    .join('');
  const bushes = scatter(points, 21, rng, 400, 7)
    .map(([x, y]) => tree(x, y, rng.uniform(4, 6.4), rng))
    .join('');
  return `${edge}<path d="${blades}" style="stroke:var(--g-wood-ink)" fill="none" stroke-width="1" opacity=".55"/>${bushes}`;
}
