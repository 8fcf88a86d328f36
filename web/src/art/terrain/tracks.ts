import type { Point } from '../../wire/message';
import type { BoardView, TerrainView } from '../../wire/scene';
import { hash } from '../rng';
import { contains, toEdge } from '../shape';
import { road } from './ground';

/** Tracks across a table that has no road of its own: texture alone, led round what stands there. */

const STEPS = 12;
const SWINGS = [-8, -5, -2, 2, 5, 8];
const AWAY = [0, -7, 7, -13, 13];
const FEWEST = 4;
/** Half the width of a track and a little more, in inches. */
const ROOM = 2.1;
/** Tracks nearer to each other than that, in inches, for more than so many steps run side by side. */
const APART = 5;
const CROSSING = 3;
const INCH = { in: 1, cm: 2.5 };

type Course = { points: Point[]; met: number };

/** The middle lines of the tracks of a board, in its own unit; none while little stands on it. */
export function tracksOf(board: BoardView, terrain: TerrainView[]): Point[][] {
  const standing = terrain.filter((piece) => piece.kind !== 'smoke' && piece.points.length > 1);
  if (board.kind !== 'table' || standing.length < FEWEST || standing.some((piece) => piece.kind === 'road')) return [];
  const inch = INCH[board.unit === 'cm' ? 'cm' : 'in'];
  const best = (upright: boolean, beside: Point[] = []): Course => {
    const courses = AWAY.flatMap((away) => SWINGS.map((swing) => course(board, away * inch, swing * inch, upright)));
    // Where several are as good, the place of the pieces decides: not every table gets the same track.
    const turn = hash(JSON.stringify(standing.map((piece) => piece.points[0]))) % courses.length;
    return [...courses.slice(turn), ...courses.slice(0, turn)]
      .map((points) => ({ points, met: met(points, standing, ROOM * inch) + along(points, beside, APART * inch) }))
      .reduce((one, other) => (other.met < one.met ? other : one));
  };
  const across = best(false);
  return [across, best(true, across.points)].filter((one) => one.met <= 1).map((one) => one.points);
}

/** How long two tracks run side by side: where they only cross, not at all. */
function along(points: Point[], beside: Point[], apart: number): number {
  const close = points.filter(([x, y]) => beside.some(([u, v]) => Math.hypot(x - u, y - v) < apart)).length;
  return Math.max(0, close - CROSSING);
}

/** A bend through the table, the same seen from either end. */
function course(board: BoardView, away: number, swing: number, upright: boolean): Point[] {
  const [long, wide] = upright ? [board.height, board.width] : [board.width, board.height];
  // One step further at either end: no corner of the track shows on the table.
  return Array.from({ length: STEPS + 3 }, (_, i): Point => {
    const at = (i - 1) / STEPS;
    const aside = wide / 2 + away * (1 - 2 * at) + swing * Math.sin((at - 0.5) * 2 * Math.PI);
    return upright ? [aside, long * at] : [long * at, aside];
  });
}

/** On how many of its steps a course comes too near to something. */
function met(points: Point[], standing: TerrainView[], room: number): number {
  let count = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i] as Point, points[i + 1] as Point];
    for (const share of [0, 0.5]) {
      const [x, y]: Point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
      if (standing.some((piece) => near(piece, x, y, room))) count++;
    }
  }
  return count;
}

function near(piece: TerrainView, x: number, y: number, room: number): boolean {
  return (!piece.linear && contains(piece.points, x, y)) || toEdge(piece.points, x, y) < room;
}

export function trackArt(tracks: Point[][], scale: number, inch: number): string {
  return tracks
    .map((points) =>
      road(
        points.map(([x, y]): Point => [x * scale, y * scale]),
        2.4 * inch * scale,
      ),
    )
    .join('');
}
