import type { Point } from '../wire/message';

/** Values on a grid from the corner with the least coordinates, row by row. */
export interface Grid {
  step: number;
  columns: number;
  values: number[];
}

interface Corner {
  at: Point;
  value: number;
}

/** The cells of a grid, each with its four corners in their order round it. */
function cells({ step, columns, values }: Grid): Corner[][] {
  const rows = Math.floor(values.length / columns);
  const corner = (c: number, r: number): Corner => ({
    at: [c * step, r * step],
    value: values[r * columns + c] ?? 0,
  });
  const found: Corner[][] = [];
  for (let r = 0; r + 1 < rows; r++)
    for (let c = 0; c + 1 < columns; c++)
      found.push([corner(c, r), corner(c + 1, r), corner(c + 1, r + 1), corner(c, r + 1)]);
  return found;
}

const between = (a: Corner, b: Corner, least: number): Point => {
  const share = (least - a.value) / (b.value - a.value);
  return [a.at[0] + (b.at[0] - a.at[0]) * share, a.at[1] + (b.at[1] - a.at[1]) * share];
};

/** The ground with at least so much, as polygons that lie side by side; and where it ends. */
export function contour(grid: Grid, least: number): { ground: Point[][]; edge: [Point, Point][] } {
  const ground: Point[][] = [];
  const edge: [Point, Point][] = [];
  for (const corners of cells(grid)) {
    const ring: Point[] = [];
    const crossed: Point[] = [];
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % 4] as Corner;
      if (a.value >= least) ring.push(a.at);
      if (a.value >= least !== b.value >= least) {
        const point = between(a, b, least);
        ring.push(point);
        crossed.push(point);
      }
    });
    if (ring.length > 2) ground.push(ring);
    for (let i = 0; i + 1 < crossed.length; i += 2) edge.push([crossed[i] as Point, crossed[i + 1] as Point]);
  }
  return { ground, edge };
}

/** Where the name of a band stands: in the middle of the most even part of it. */
export function namePlace(grid: Grid, least: number, below: number): Point | null {
  const { columns, step, values } = grid;
  const inside = (at: number): boolean => (values[at] ?? -1) >= least && (values[at] ?? 0) < below;
  let best: { at: number; room: number } | null = null;
  values.forEach((_, at) => {
    if (!inside(at)) return;
    const column = at % columns;
    let room = 0;
    while (
      room < 4 &&
      column - room > 0 &&
      column + room < columns - 1 &&
      inside(at - room - 1) &&
      inside(at + room + 1) &&
      inside(at - columns) &&
      inside(at + columns)
    )
      room += 1;
    if (!best || room > best.room) best = { at, room };
  });
  const found = best as { at: number; room: number } | null;
  if (!found || found.room === 0) return null;
  return [(found.at % columns) * step, Math.floor(found.at / columns) * step];
}
