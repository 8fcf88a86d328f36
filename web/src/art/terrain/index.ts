import type { Point } from '../../wire/message';
import type { TerrainView } from '../../wire/scene';
import { poly } from '../path';
import { Rng } from '../rng';
import { bounds, centroid, disc, distance } from '../shape';
import { hill, hole, pond, road, roadArea, rough, stream, trenchArea, trenchLine } from './ground';
import { building, bunker, crates, fence, hedge, roofed, rubble, ruin, sandbags, wall } from './stone';
import { barrels, fire, gas, mine, minefield, platform } from './hazards';
import { car, radiation, smoke, wreck } from './things';
import { undergrowth, wood } from './wood';

/** From the ground up: what lies lower is drawn first. */
const LAYERS: readonly (readonly string[])[] = [
  ['hill'],
  ['water'],
  ['road'],
  ['rough', 'undergrowth', 'radiation', 'hole', 'crater', 'trench', 'rubble', 'minefield'],
  [
    'platform',
    'building',
    'ruin',
    'roofed',
    'crates',
    'structure',
    'bunker',
    'wreck',
    'scenery_car',
    'barrels',
    'mine',
  ],
  ['wall', 'fence', 'hedge', 'barricade', 'sandbags'],
  ['wood'],
  ['smoke', 'fire', 'gas'],
];

export function layerOf(kind: string): number {
  const found = LAYERS.findIndex((kinds) => kinds.includes(kind));
  return found < 0 ? 3 : found;
}

export const SMOKE_LAYER = LAYERS.length - 1;

const drawn = new Map<string, string>();
const MOST_DRAWN = 400;

/** One piece of terrain as SVG; `scale` is drawing pixels per unit of the game. Every view brings the same pieces again. */
export function terrainArt(piece: TerrainView, scale: number): string {
  const key = JSON.stringify([piece.id, piece.kind, piece.points, piece.linear, piece.radius, scale]);
  const before = drawn.get(key);
  if (before !== undefined) return before;
  if (drawn.size >= MOST_DRAWN) drawn.clear();
  const art = draw(piece, scale);
  drawn.set(key, art);
  return art;
}

function draw(piece: TerrainView, scale: number): string {
  const rng = new Rng(`${piece.id}/${piece.kind}`);
  const raw = piece.points.map(([x, y]): Point => [x * scale, y * scale]);
  if (raw.length === 0) return '';
  const round = raw.length === 1 ? raw[0] : undefined;
  const points = round ? disc(round[0], round[1], (piece.radius ?? 1) * scale) : raw;
  if (piece.linear) return linear(piece.kind, points, rng);
  return area(piece, points, rng);
}

function linear(kind: string, points: Point[], rng: Rng): string {
  switch (kind) {
    case 'fence':
      return fence(points);
    case 'hedge':
      return hedge(points, rng);
    case 'trench':
      return trenchLine(points, 24);
    case 'road':
      return road(points, 66);
    case 'water':
      return stream(points, 54, rng);
    case 'barricade':
    case 'sandbags':
      return sandbags(points);
    default:
      return wall(points, 10);
  }
}

function area(piece: TerrainView, points: Point[], rng: Rng): string {
  const id = piece.id.replace(/[^\w-]/g, '_');
  switch (piece.kind) {
    case 'wood':
      return wood(points, rng);
    case 'undergrowth':
      return undergrowth(points, rng);
    case 'hedge':
      return undergrowth(points, rng);
    case 'building':
      return building(points, id);
    case 'roofed':
      return roofed(points, id);
    case 'crates':
      return crates(points, id, rng);
    case 'ruin':
      return ruin(points, rng);
    case 'rubble':
      return rubble(points, rng);
    case 'bunker':
      return bunker(points, id);
    case 'hole':
    case 'crater':
      return hole(points, rng);
    case 'structure':
      return bunker(points, id);
    case 'platform':
      return platform(points);
    case 'barrels':
      return barrels(points, rng);
    case 'mine':
      return mine(points);
    case 'minefield':
      return minefield(points, rng);
    case 'fire':
      return fire(points, rng);
    case 'gas':
      return gas(points, rng);
    case 'sandbags':
    case 'barricade':
      return sandbags([...points, points[0] as Point]);
    case 'fence':
      return fence([...points, points[0] as Point]);
    case 'trench':
      return trenchArea(points);
    case 'water':
      return pond(points, rng);
    case 'road':
      return roadArea(points);
    case 'hill':
      return hill(points);
    case 'radiation':
      return radiation(points);
    case 'wreck':
      return wreck(points, rng);
    case 'scenery_car':
      return car(points);
    case 'wall':
      return thick(points);
    case 'smoke':
      return round(points, rng);
    default:
      return rough(points, rng);
  }
}

function round(points: Point[], rng: Rng): string {
  const [x, y] = centroid(points);
  const box = bounds(points);
  return smoke(x, y, (box.right - box.left) / 2, rng);
}

/** The middle line and the thickness of a long, narrow piece of four corners; none for any other shape. */
function spine(points: Point[]): { line: Point[]; wide: number } | null {
  if (points.length !== 4) return null;
  const [a, b, c, d] = points as [Point, Point, Point, Point];
  const half = ([x, y]: Point, [u, v]: Point): Point => [(x + u) / 2, (y + v) / 2];
  const [along, across] = [distance(a, b), distance(b, c)];
  if (Math.max(along, across) < 2.5 * Math.min(along, across)) return null;
  return along > across
    ? { line: [half(a, d), half(b, c)], wide: across }
    : { line: [half(a, b), half(c, d)], wide: along };
}

/** A wall given as an area: stone fill with its courses. */
function thick(points: Point[]): string {
  const narrow = spine(points);
  if (narrow) return wall(narrow.line, narrow.wide);
  const d = poly(points);
  return (
    `<path d="${d}" transform="translate(3 4)" style="fill:var(--pen)" opacity=".22"/><path d="${d}" style="fill:var(--g-stone);stroke:var(--g-stone-ink)" stroke-width="1.8"/>` +
    `<path d="${d}" fill="none" style="stroke:var(--g-stone-2)" stroke-width="4" stroke-dasharray="9 2.2 6 2.2 12 2.2"/>`
  );
}
