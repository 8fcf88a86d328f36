import type { Point } from '../../wire/message';
import { f, poly, pt } from '../path';
import type { Rng } from '../rng';
import { along, centroid, distance, pathLength, scatter } from '../shape';
import { tree } from './wood';

export function wall(points: Point[], w = 11): string {
  const d = poly(points, false);
  const line = (colour: string, width: number, more = ''): string =>
    `<path d="${d}" fill="none" style="stroke:var(--${colour})" stroke-width="${f(width)}"${more}/>`;
  return (
    line('pen', w, ' transform="translate(3 4)" opacity=".22"') +
    line('g-stone-ink', w) +
    line('g-stone', w - 3) +
    line('g-stone-2', Math.max(w - 6, 1.5), ' stroke-dasharray="9 2.2 6 2.2 12 2.2"') +
    line('g-stone-ink', w - 2.6, ' stroke-dasharray="1.1 12 1.1 8 1.1 15" opacity=".55"')
  );
}

export function fence(points: Point[]): string {
  const total = pathLength(points);
  const n = Math.max(2, Math.round(total / 15));
  const posts = Array.from({ length: n + 1 }, (_, i) => along(points, (total * i) / n))
    .map(({ x, y }) => `<rect x="${f(x - 2.4)}" y="${f(y - 2.4)}" width="4.8" height="4.8" rx="1"/>`)
    .join('');
  const d = poly(points, false);
  return (
    `<path d="${d}" transform="translate(2 3)" fill="none" style="stroke:var(--pen)" stroke-width="3" opacity=".2"/>` +
    `<path d="${d}" fill="none" style="stroke:var(--g-rough-ink)" stroke-width="4.4"/><path d="${d}" fill="none" style="stroke:var(--g-rock-2)" stroke-width="2"/>` +
    `<g style="fill:var(--g-rock);stroke:var(--g-rough-ink)" stroke-width="1.1">${posts}</g>`
  );
}

/** Bushes shoulder to shoulder along the line. */
export function hedge(points: Point[], rng: Rng): string {
  const total = pathLength(points);
  let bushes = '';
  for (let s = 3; s < total; s += rng.uniform(8, 10.5)) {
    const { x, y } = along(points, s);
    bushes += tree(x + rng.uniform(-1, 1), y + rng.uniform(-1, 1), rng.uniform(6, 7.6), rng);
  }
  return `<path d="${poly(points, false)}" fill="none" style="stroke:var(--g-wood-ink)" stroke-width="13" stroke-linecap="round" opacity=".32"/>${bushes}`;
}

const block = (x: number, y: number, r: number, turn: number): string =>
  `<rect x="${f(x - r)}" y="${f(y - r * 0.7)}" width="${f(2 * r)}" height="${f(1.4 * r)}" transform="rotate(${f(turn)} ${pt(x, y)})"/>`;

const blocks = (inner: string): string =>
  `<g style="fill:var(--g-stone-2);stroke:var(--g-stone-ink)" stroke-width=".9">${inner}</g>`;

export function strewn(points: Point[], rng: Rng, gap = 11): string {
  return blocks(
    scatter(points, gap, rng, 260)
      .map(([x, y]) => block(x, y, rng.uniform(1.8, 4.6), rng.uniform(0, 90)))
      .join(''),
  );
}

export function rubble(points: Point[], rng: Rng): string {
  const stones = scatter(points, 9, rng, 900, 4).map(([x, y]) => block(x, y, rng.uniform(2, 5.4), rng.uniform(0, 90)));
  return (
    `<path d="${poly(points)}" style="fill:var(--g-floor);stroke:var(--g-stone-ink)" stroke-width="1.4" stroke-dasharray="3 4 8 4" stroke-linejoin="round"/>` +
    blocks(stones.join(''))
  );
}

/** The wall of an area, inside its outline: the outer edge lies where the rule has it. */
function inside(id: string, points: Point[], stroke: string): string {
  return `<clipPath id="${id}"><path d="${poly(points)}"/></clipPath><g clip-path="url(#${id})">${stroke}</g>`;
}

function shadowOf(points: Point[]): string {
  return `<path d="${poly(points)}" transform="translate(4 5)" style="fill:var(--pen)" opacity=".22"/>`;
}

/** A house seen from above with its roof lifted off the middle: eaves, walls, planks. */
export function building(points: Point[], id: string): string {
  const d = poly(points);
  const edge = (colour: string, w: number, more = ''): string =>
    `<path d="${d}" fill="none" style="stroke:${colour}" stroke-width="${f(w)}"${more}/>`;
  const [cx, cy] = centroid(points);
  const hips = points.map(([x, y]) => `M${pt(x, y)}L${pt(x + (cx - x) * 0.22, y + (cy - y) * 0.22)}`).join('');
  const eaves =
    edge('url(#p-roof)', 34) +
    edge('var(--g-stone-ink)', 9) +
    edge('var(--g-stone-2)', 5, ' stroke-dasharray="14 2"') +
    `<path d="${hips}" style="stroke:var(--g-stone-ink)" stroke-width="1.2" opacity=".6"/>`;
  return (
    shadowOf(points) +
    `<path d="${d}" fill="url(#p-plank)"/>` +
    inside(`in-${id}`, points, edge('var(--g-stone-ink)', 37.5) + eaves) +
    edge('var(--g-stone-ink)', 2, ' stroke-linejoin="miter"')
  );
}

/** A house with its roof on: two slopes that meet in a ridge along the longer side. */
export function roofed(points: Point[], id: string): string {
  if (points.length !== 4) return building(points, id);
  const [a, b, c, d] = points as [Point, Point, Point, Point];
  const half = ([x, y]: Point, [u, v]: Point): Point => [(x + u) / 2, (y + v) / 2];
  const lengthwise = distance(a, b) >= distance(b, c);
  const [near, far]: [Point, Point] = lengthwise ? [half(a, d), half(b, c)] : [half(a, b), half(c, d)];
  const slope: Point[] = lengthwise ? [a, b, far, near] : [b, c, far, near];
  const turn = (Math.atan2(far[1] - near[1], far[0] - near[0]) * 180) / Math.PI;
  const tiles = `<pattern id="tiles-${id}" href="#p-roof" patternTransform="rotate(${f(turn)})"/>`;
  return (
    tiles +
    shadowOf(points) +
    `<path d="${poly(points)}" fill="url(#tiles-${id})" style="stroke:var(--g-stone-ink)" stroke-width="2" stroke-linejoin="miter"/>` +
    `<path d="${poly(slope)}" style="fill:var(--pen)" opacity=".14"/>` +
    `<path d="M${pt(...near)}L${pt(...far)}" style="stroke:var(--g-stone-ink)" stroke-width="2.2"/>` +
    `<path d="M${pt(...near)}L${pt(...far)}" style="stroke:var(--g-roof-2)" stroke-width="1"/>`
  );
}

/** Boxes set down beside each other, each with its boards and its cross. */
export function crates(points: Point[], id: string, rng: Rng): string {
  const boxes = scatter(points, 21, rng, 120, 9)
    .slice(0, 7)
    .map(([x, y]) => {
      const r = rng.uniform(8, 10.5);
      return (
        `<g transform="translate(${pt(x, y)}) rotate(${f(rng.uniform(-24, 24))})"><rect x="${f(-r)}" y="${f(-r)}" width="${f(2 * r)}" height="${f(2 * r)}" rx="1.2" style="fill:var(--g-rock);stroke:var(--g-rough-ink)" stroke-width="1.3"/>` +
        `<path d="M${f(-r)} ${f(-r)}L${f(r)} ${f(r)}M${f(r)} ${f(-r)}L${f(-r)} ${f(r)}" style="stroke:var(--g-rough-ink)" stroke-width="1" opacity=".7"/></g>`
      );
    })
    .join('');
  const floor = `<path d="${poly(points)}" style="fill:var(--g-floor-2);stroke:var(--g-rough-ink)" stroke-width="1.6" stroke-linejoin="round"/>`;
  return shadowOf(points) + floor + inside(`in-${id}`, points, boxes);
}

/** Brick floor, broken walls, rubble in the gaps. */
export function ruin(points: Point[], rng: Rng): string {
  let walls = '';
  let heaps = '';
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    const size = distance(a, b);
    const at = (u: number): Point => [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
    if (size < 46) {
      walls += wall([a, b], 10);
      return;
    }
    const from = rng.uniform(0.3, 0.48);
    const to = from + Math.min(0.34, 40 / size);
    walls += wall([a, at(from)], 10) + wall([at(to), b], 10);
    const [gx, gy] = at((from + to) / 2);
    const r = (size * (to - from)) / 2 + 3;
    heaps += strewn(
      [
        [gx - r, gy - r * 0.7],
        [gx + r, gy - r * 0.7],
        [gx + r, gy + r * 0.7],
        [gx - r, gy + r * 0.7],
      ],
      rng,
      8,
    );
  });
  return (
    `<path d="${poly(points)}" fill="url(#p-floor)" style="stroke:var(--g-stone-ink)" stroke-width="1" stroke-dasharray="4 3"/>` +
    heaps +
    walls
  );
}

/** Thick concrete, firing slits as bright cuts, a floor that can be seen. */
export function bunker(points: Point[], id: string): string {
  const d = poly(points);
  const edge = (colour: string, w: number, more = ''): string =>
    `<path d="${d}" fill="none" style="stroke:var(--${colour})" stroke-width="${f(w)}"${more}/>`;
  const thick =
    edge('g-stone-ink', 33) +
    edge('g-stone', 30) +
    edge('g-stone-2', 22) +
    edge('g-stone-ink', 25, ' stroke-dasharray="3 34" opacity=".85"') +
    edge('bone', 20, ' stroke-dasharray="2 35" opacity=".9"');
  return (
    shadowOf(points) +
    `<path d="${d}" fill="url(#p-floor)"/>` +
    inside(`in-${id}`, points, thick) +
    edge('g-stone-ink', 2.4)
  );
}

/** Sandbags along a line: for barricades and emplacements. */
export function sandbags(points: Point[]): string {
  const total = pathLength(points);
  let bags = '';
  for (let s = 5; s < total; s += 10) {
    const { x, y, angle } = along(points, s);
    bags += `<rect x="-5.5" y="-4" width="11" height="8" rx="3.6" transform="translate(${pt(x, y)}) rotate(${f((angle * 180) / Math.PI)})"/>`;
  }
  return `<g style="fill:var(--g-rock-2);stroke:var(--g-rough-ink)" stroke-width="1.1">${bags}</g>`;
}
