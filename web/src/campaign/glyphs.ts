/** Small drawings for the locations of a map; which one a place has is drawn from its id, so that it stays. */
const GLYPHS = [
  'M-3 2V-3l3-2 3 2v5zM-1 2V0h2v2', // a house
  'M-1.2 3L-2.4-4h4.8L1.2 3zM-3-4h6M0-4v-1.5', // a tower
  'M-4 2.5l2-5 1.6 3 1.4-4.5 3 6.5z', // rocks
  'M-4 2v-3h2v-2h2v3h2v-4h2v6z', // ruins
  'M-3.5 2.5a3.5 4 0 0 1 7 0zM-2 0h4', // a dome
  'M-4 1.5h8M-3 1.5V-2h6v3.5M-1.5-2v-1.5h3V-2', // a depot
  'M0-4.5v7M-3 2.5h6M-2.5-4.5l5 2.5M2.5-4.5l-5 2.5', // a mast
];

function number(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}

export function glyph(id: string): string {
  return GLYPHS[number(id) % GLYPHS.length] as string;
}

/** Strokes of sand and stone between the roads: [x, y, kind]. */
export function litter(width: number, height: number, count: number): [number, number, number][] {
  const found: [number, number, number][] = [];
  let state = 12345;
  const next = (): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  for (let n = 0; n < count; n++) found.push([next() * width, next() * height, Math.floor(next() * 3)]);
  return found;
}

/** A road that is not quite straight, and the same seen from both ends. */
export function road(x1: number, y1: number, x2: number, y2: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const bend = ((Math.round(x1 * 7 + y2 * 13) % 5) - 2) * 0.05;
  return `M${x1} ${y1}Q${(x1 + x2) / 2 - dy * bend} ${(y1 + y2) / 2 + dx * bend} ${x2} ${y2}`;
}
