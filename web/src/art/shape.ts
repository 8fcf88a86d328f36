import type { Point } from '../wire/message';
import type { Rng } from './rng';

export function bounds(points: Point[]): { left: number; top: number; right: number; bottom: number } {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function contains(points: Point[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[i] as Point;
    const [bx, by] = points[j] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

export function toSegment(x: number, y: number, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const u = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / square));
  return Math.hypot(x - a[0] - u * dx, y - a[1] - u * dy);
}

export function toEdge(points: Point[], x: number, y: number): number {
  let best = Infinity;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    best = Math.min(best, toSegment(x, y, points[i] as Point, points[j] as Point));
  }
  return best;
}

export function centroid(points: Point[]): Point {
  let [area, cx, cy] = [0, 0, 0];
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[j] as Point;
    const [bx, by] = points[i] as Point;
    const cross = ax * by - bx * ay;
    area += cross;
    cx += (ax + bx) * cross;
    cy += (ay + by) * cross;
  }
  if (Math.abs(area) < 1e-6) return mean(points);
  return [cx / (3 * area), cy / (3 * area)];
}

export function mean(points: Point[]): Point {
  const n = Math.max(points.length, 1);
  return [points.reduce((sum, p) => sum + p[0], 0) / n, points.reduce((sum, p) => sum + p[1], 0) / n];
}

/** Random places inside, at least `gap` apart and `inset` from the edge. */
export function scatter(points: Point[], gap: number, rng: Rng, tries = 900, inset = 0): Point[] {
  const { left, top, right, bottom } = bounds(points);
  const got: Point[] = [];
  for (let i = 0; i < tries; i++) {
    const x = rng.uniform(left, right);
    const y = rng.uniform(top, bottom);
    if (got.some(([a, b]) => (x - a) ** 2 + (y - b) ** 2 < gap * gap)) continue;
    if (contains(points, x, y) && (inset === 0 || toEdge(points, x, y) > inset)) got.push([x, y]);
  }
  return got;
}

export function blob(cx: number, cy: number, rx: number, ry: number, n: number, wobble: number, rng: Rng): Point[] {
  return Array.from({ length: n }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / n;
    const x = cx + rx * (1 + rng.uniform(-wobble, wobble)) * Math.cos(angle);
    return [x, cy + ry * (1 + rng.uniform(-wobble, wobble)) * Math.sin(angle)];
  });
}

export function pathLength(points: Point[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) sum += distance(points[i - 1] as Point, points[i] as Point);
  return sum;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The place `s` along a polyline, and the angle (radians) it runs at there. */
export function along(points: Point[], s: number): { x: number; y: number; angle: number } {
  let left = s;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] as Point;
    const b = points[i] as Point;
    const step = distance(a, b);
    if (left <= step || i === points.length - 1) {
      const u = step === 0 ? 0 : Math.min(1, left / step);
      return { x: a[0] + (b[0] - a[0]) * u, y: a[1] + (b[1] - a[1]) * u, angle: Math.atan2(b[1] - a[1], b[0] - a[0]) };
    }
    left -= step;
  }
  const only = points[0] ?? [0, 0];
  return { x: only[0], y: only[1], angle: 0 };
}

/** A circle as a polygon, for kinds that are drawn as areas. */
export function disc(x: number, y: number, r: number, n = 28): Point[] {
  return Array.from({ length: n }, (_, i): Point => [
    x + r * Math.cos((2 * Math.PI * i) / n),
    y + r * Math.sin((2 * Math.PI * i) / n),
  ]);
}
