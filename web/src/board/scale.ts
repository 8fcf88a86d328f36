import type { BoardView } from '../wire/scene';

/** Drawing pixels per inch: strokes and art are made for this scale. */
export const PER_INCH = 29;
/** Drawing pixels from the middle of a hex to its corner. */
export const HEX = 48.5;

/** Drawing pixels per unit of a table. */
export function scaleOf(board: BoardView): number {
  return board.unit === 'cm' ? PER_INCH / 2.54 : PER_INCH;
}

/** The middle of a hex (axial, pointy) in drawing pixels. */
export function hexPoint(q: number, r: number): [number, number] {
  return [HEX * Math.sqrt(3) * (q + r / 2 + 0.5), HEX * (1.5 * r + 1)];
}

export function hexAt(x: number, y: number): [number, number] {
  const r = (y / HEX - 1) / 1.5;
  const q = x / (HEX * Math.sqrt(3)) - 0.5 - r / 2;
  return roundHex(q, r);
}

function roundHex(q: number, r: number): [number, number] {
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return [rq, rr];
}

/** A point of the scene in drawing pixels: lengths on a table, hexes on a map. */
export function toDrawing(board: BoardView, x: number, y: number): [number, number] {
  if (board.kind === 'hexes') return hexPoint(x, y);
  const scale = scaleOf(board);
  return [x * scale, y * scale];
}

export function sizeOf(board: BoardView): { width: number; height: number } {
  if (board.kind === 'hexes') {
    return { width: HEX * Math.sqrt(3) * (board.width + 0.5), height: HEX * (1.5 * board.height + 0.5) };
  }
  const scale = scaleOf(board);
  return { width: board.width * scale, height: board.height * scale };
}
