import type { Point } from '../wire/message';

/** A number as short as a path needs it. */
export function f(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function pt(x: number, y: number): string {
  return `${f(x)} ${f(y)}`;
}

export function poly(points: Point[], close = true): string {
  return `M${points.map(([x, y]) => pt(x, y)).join('L')}${close ? 'Z' : ''}`;
}

type Cubic = [Point, Point, Point, Point];

function cubics(points: Point[], close: boolean, k: number): Cubic[] {
  const n = points.length;
  const at = (i: number): Point => points[close ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point;
  const out: Cubic[] = [];
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    out.push([
      p1,
      [p1[0] + (p2[0] - p0[0]) / k, p1[1] + (p2[1] - p0[1]) / k],
      [p2[0] - (p3[0] - p1[0]) / k, p2[1] - (p3[1] - p1[1]) / k],
      p2,
    ]);
  }
  return out;
}

/** A curve through all points. */
export function smooth(points: Point[], close = true, k = 6): string {
  const first = points[0] ?? [0, 0];
  const parts = cubics(points, close, k).map(([, c1, c2, p]) => `C${pt(...c1)} ${pt(...c2)} ${pt(...p)}`);
  return `M${pt(...first)}${parts.join('')}${close ? 'Z' : ''}`;
}

/** Points along the curve through all points, for strewing things beside it. */
export function flatten(points: Point[], close = false, k = 6, steps = 8): Point[] {
  const out: Point[] = [];
  for (const [p1, c1, c2, p2] of cubics(points, close, k)) {
    for (let s = 0; s < steps; s++) {
      const u = s / steps;
      const [a, b, c, d] = [(1 - u) ** 3, 3 * (1 - u) ** 2 * u, 3 * (1 - u) * u * u, u ** 3];
      out.push([a * p1[0] + b * c1[0] + c * c2[0] + d * p2[0], a * p1[1] + b * c1[1] + c * c2[1] + d * p2[1]]);
    }
  }
  const last = points[points.length - 1];
  return !close && last ? [...out, last] : out;
}
