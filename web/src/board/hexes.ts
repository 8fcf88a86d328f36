import type { Hex, Point } from '../wire/message';
import type { BoardView, HexView } from '../wire/scene';
import { HEX, hexPoint } from './scale';

/** Steps to the six neighbours: east, then clockwise, as sides of hexes are numbered. */
export const STEPS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const key = (q: number, r: number): string => `${q},${r}`;

/** The corners clockwise from the upper end of the eastern side: side d lies between the corners d and d + 1. */
export function corners(q: number, r: number, size = 1): Point[] {
  const [x, y] = hexPoint(q, r);
  return Array.from({ length: 6 }, (_, i): Point => {
    const angle = (Math.PI / 3) * i - Math.PI / 6;
    return [x + size * HEX * Math.cos(angle), y + size * HEX * Math.sin(angle)];
  });
}

/** Every hex of a map; a map that names none is a full rectangle of open ones. */
export function cellsOf(board: BoardView): HexView[] {
  if (board.hexes) return board.hexes;
  const rows = Array.from({ length: board.height }, (_, r) => r);
  return rows.flatMap((r) =>
    Array.from({ length: board.width }, (_, c) => ({ q: c - Math.floor(r / 2), r, kind: 'open' })),
  );
}

/** Column and row, or what the book prints. */
export function codeOf(board: BoardView, q: number, r: number): string {
  const printed = board.hexes?.find((hex) => hex.q === q && hex.r === r)?.label;
  return printed ?? `${String(q + Math.floor(r / 2)).padStart(2, '0')}${String(r).padStart(2, '0')}`;
}

/** The border of a set of hexes as closed rings in drawing pixels. */
export function outline(hexes: readonly Hex[]): Point[][] {
  const inside = new Set(hexes.map(([q, r]) => key(q, r)));
  const name = ([x, y]: Point): string => `${Math.round(x * 4)},${Math.round(y * 4)}`;
  const onwards = new Map<string, { at: Point; to: Point }>();
  for (const [q, r] of hexes) {
    const around = corners(q, r);
    STEPS.forEach(([dq, dr], d) => {
      if (inside.has(key(q + dq, r + dr))) return;
      const [at, to] = [around[d] as Point, around[(d + 1) % 6] as Point];
      onwards.set(name(at), { at, to });
    });
  }
  const rings: Point[][] = [];
  while (onwards.size > 0) {
    const ring: Point[] = [];
    let next: { at: Point; to: Point } | undefined = onwards.values().next().value;
    while (next) {
      ring.push(next.at);
      onwards.delete(name(next.at));
      next = onwards.get(name(next.to));
    }
    rings.push(ring);
  }
  return rings;
}

/** Steps from hex to hex. */
export function steps([q, r]: Hex, [p, s]: Hex): number {
  return Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s));
}
