import type { Point } from '../../wire/message';
import { f, flatten, poly, pt, smooth } from '../path';
import type { Rng } from '../rng';
import { along, centroid, distance, pathLength, scatter } from '../shape';

export function rock(x: number, y: number, r: number, rng: Rng): string {
  const n = rng.int(5, 7);
  const rim = Array.from({ length: n }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / n;
    return [x + r * rng.uniform(0.7, 1.1) * Math.cos(angle), y + r * 0.8 * rng.uniform(0.7, 1.1) * Math.sin(angle)];
  });
  const lit: Point[] = [...rim.slice(Math.floor(n / 2)), [x, y]];
  const shadow = rim.map(([a, b]): Point => [a + 1.5, b + 2]);
  return (
    `<path d="${poly(shadow)}" style="fill:var(--pen)" opacity=".2"/>` +
    `<path d="${poly(rim)}" style="fill:var(--g-rock);stroke:var(--g-rough-ink)" stroke-width="1"/>` +
    `<path d="${poly(lit)}" style="fill:var(--g-rock-2)" opacity=".75"/>`
  );
}

export function rough(points: Point[], rng: Rng): string {
  const edge = `<path d="${poly(points)}" style="fill:var(--g-rough);stroke:var(--g-rough-ink)" stroke-width="1.6" stroke-dasharray="7 3 2 3" stroke-linejoin="round"/>`;
  const dashes = scatter(points, 8, rng, 700, 4)
    .map(([x, y]) => `M${pt(x - 2, y)}l${pt(rng.uniform(3, 5), rng.uniform(-1.5, 1.5))}`)
    .join('');
  const rocks = scatter(points, 15, rng, 500, 6).map(([x, y]) => rock(x, y, rng.uniform(2.6, 6.2), rng));
  return `${edge}<path d="${dashes}" style="stroke:var(--g-rough-ink)" stroke-width="1" opacity=".5"/>${rocks.join('')}`;
}

const wave = (x: number, y: number, angle: number, size: number): string =>
  `<path transform="translate(${pt(x, y)}) rotate(${f(angle)})" d="M0 0q${f(size * 0.25)}-2.4 ${f(size * 0.5)} 0t${f(size * 0.5)} 0"/>`;

const waves = (inner: string): string =>
  `<g fill="none" style="stroke:var(--g-water-ink)" stroke-width="1.1" opacity=".75">${inner}</g>`;

export function stream(points: Point[], width: number, rng: Rng): string {
  const d = smooth(points, false);
  const line = (colour: string, w: number, opacity: number): string =>
    `<path d="${d}" fill="none" style="stroke:var(--${colour})" stroke-width="${f(w)}" stroke-linecap="round" opacity="${opacity}"/>`;
  const course = flatten(points);
  const total = pathLength(course);
  let strokes = '';
  for (let s = 0; s < total - 6; s += rng.uniform(5, 11)) {
    const { x, y, angle } = along(course, s);
    const off = rng.uniform(-width * 0.36, width * 0.36);
    strokes += wave(x - off * Math.sin(angle), y + off * Math.cos(angle), (angle * 180) / Math.PI, rng.uniform(8, 15));
  }
  return (
    line('g-water-ink', width + 3, 0.65) +
    line('g-water', width, 1) +
    line('g-water-2', width * 0.45, 0.7) +
    waves(strokes)
  );
}

export function pond(points: Point[], rng: Rng): string {
  const d = poly(points);
  const strokes = scatter(points, 13, rng, 500, 7).map(([x, y]) =>
    wave(x - 5, y, rng.uniform(-6, 6), rng.uniform(8, 13)),
  );
  return (
    `<path d="${d}" style="fill:var(--g-water);stroke:var(--g-water-ink)" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="none" style="stroke:var(--g-water-2)" stroke-width="9" opacity=".45" stroke-linejoin="round"/>` +
    waves(strokes.join(''))
  );
}

export function road(points: Point[], width: number): string {
  const d = smooth(points, false);
  const line = (colour: string, w: number, more = ''): string =>
    `<path d="${d}" fill="none" style="stroke:var(--${colour})" stroke-width="${f(w)}"${more}/>`;
  return (
    line('g-road-ink', width + 2.4, ' opacity=".75" stroke-dasharray="16 3 7 3"') +
    line('g-road', width) +
    line('g-road-2', width * 0.62) +
    line('g-road', width * 0.34) +
    line('g-road-ink', 1, ' stroke-dasharray="2 9" opacity=".6"')
  );
}

/** The middle line and width of a ribbon: an outline that runs there on one side and back on the other. */
export function ribbon(points: Point[]): { middle: Point[]; width: number } | null {
  const n = points.length;
  if (n < 6 || n % 2) return null;
  const pairs = Array.from({ length: n / 2 }, (_, i): [Point, Point] => [
    points[i] as Point,
    points[n - 1 - i] as Point,
  ]);
  const widths = pairs.map(([a, b]) => distance(a, b));
  const [least, most] = [Math.min(...widths), Math.max(...widths)];
  if (least <= 0 || most > 1.6 * least) return null;
  return { middle: pairs.map(([a, b]) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]), width: least };
}

function ruts(points: Point[]): string {
  const found = ribbon(points);
  if (!found) return '';
  const d = smooth(found.middle, false);
  const line = (colour: string, w: number, more = ''): string =>
    `<path d="${d}" fill="none" style="stroke:var(--${colour})" stroke-width="${f(w)}"${more}/>`;
  return (
    line('g-road-2', found.width * 0.56) +
    line('g-road', found.width * 0.3) +
    line('g-road-ink', 1, ' stroke-dasharray="2 9" opacity=".6"')
  );
}

export function roadArea(points: Point[]): string {
  return `<path d="${poly(points)}" style="fill:var(--g-road);stroke:var(--g-road-ink)" stroke-width="2" stroke-dasharray="16 3 7 3" stroke-linejoin="round"/>${ruts(points)}`;
}

/** Contour and hachures: rings shrunk towards the middle, strokes pointing downhill. */
export function hill(points: Point[]): string {
  const [cx, cy] = centroid(points);
  const ring = (k: number): Point[] => points.map(([x, y]) => [cx + (x - cx) * k, cy + (y - cy) * k]);
  const rim = [...flatten(points, true, 6, 5)];
  const hachures = rim.map(([x, y]) => `M${pt(x, y)}L${pt(cx + (x - cx) * 0.91, cy + (y - cy) * 0.91)}`).join('');
  return (
    `<path d="${poly(points)}" style="fill:var(--g-hill);stroke:var(--g-hill-ink)" stroke-width="1.8" stroke-linejoin="round"/>` +
    `<path d="${hachures}" style="stroke:var(--g-hill-ink)" stroke-width="1" opacity=".7"/>` +
    `<path d="${smooth(ring(0.68))}" style="fill:var(--g-hill-2);stroke:var(--g-hill-ink)" stroke-width="1.1" opacity=".75"/>` +
    `<path d="${smooth(ring(0.36))}" fill="none" style="stroke:var(--g-hill-ink)" stroke-width="1" opacity=".7"/>`
  );
}

/** A crater: rim of spoil, slope strokes, dark bottom. */
export function hole(points: Point[], rng: Rng): string {
  const [cx, cy] = centroid(points);
  const ring = (k: number): Point[] => points.map(([x, y]) => [cx + (x - cx) * k, cy + (y - cy) * k]);
  const slope = flatten(points, true, 6, 3)
    .map(
      ([x, y]) =>
        `M${pt(cx + (x - cx) * 0.94, cy + (y - cy) * 0.94)}L${pt(cx + (x - cx) * 0.62, cy + (y - cy) * 0.62)}`,
    )
    .join('');
  const spoil = scatter(ring(1.02), 9, rng, 160).filter(([x, y]) => Math.hypot(x - cx, y - cy) > 6);
  return (
    `<path d="${poly(points)}" style="fill:var(--g-rough);stroke:var(--g-rough-ink)" stroke-width="1.8" stroke-linejoin="round"/>` +
    `<path d="${slope}" style="stroke:var(--g-rough-ink)" stroke-width="1.1" opacity=".6"/>` +
    `<path d="${smooth(ring(0.56))}" style="fill:var(--pen)" opacity=".3"/>` +
    spoil
      .slice(0, 9)
      .map(([x, y]) => rock(x, y, rng.uniform(1.6, 3), rng))
      .join('')
  );
}

/** A dug line: spoil on both banks, planked floor between. */
export function trenchLine(points: Point[], width: number): string {
  const d = poly(points, false);
  const line = (colour: string, w: number, more = ''): string =>
    `<path d="${d}" fill="none" style="stroke:var(--${colour})" stroke-width="${f(w)}" stroke-linejoin="round" stroke-linecap="round"${more}/>`;
  return (
    line('g-rough-ink', width + 7, ' opacity=".35" stroke-dasharray="5 4"') +
    line('g-rough-ink', width + 2) +
    line('g-rough', width) +
    line('pen', width * 0.62, ' opacity=".34"') +
    line('g-rock-2', width * 0.5, ' stroke-dasharray="2 6" opacity=".8"')
  );
}

export function trenchArea(points: Point[]): string {
  const d = poly(points);
  return (
    `<path d="${d}" style="fill:var(--g-rough);stroke:var(--g-rough-ink)" stroke-width="5" stroke-linejoin="round" stroke-dasharray="6 3"/>` +
    `<path d="${d}" style="fill:var(--pen);stroke:var(--g-rough-ink)" stroke-width="1.6" fill-opacity=".28" stroke-linejoin="round"/><path d="${d}" fill="url(#p-soil)"/>`
  );
}
