export const INK = '#1d1913';
export const BONE = '#f6ecd4';

/** A field of dots that grow downwards, as cheap printing makes them. */
export function halftone(colour: string, small: number, large: number, height = 400, top = 0): string {
  const step = 8;
  let dots = '';
  for (let y = top, row = 0; y < height; y += step, row++) {
    const r = (small + ((large - small) * (y - top)) / (height - top)).toFixed(1);
    for (let x = 0; x <= 300; x += step) dots += `<circle cx="${x + (row % 2 ? step / 2 : 0)}" cy="${y}" r="${r}"/>`;
  }
  return `<g fill="${colour}" opacity=".5">${dots}</g>`;
}

const WIDE: Record<string, number> = { L: 14.2, T: 15.2, F: 14.8, M: 22, W: 24, O: 17.6, E: 15.4, Z: 15.6 };

/** The name on its plate, the rest of the title below it. */
export function plate(big: string, rest: string): string {
  const width = 24 + [...big].reduce((sum, letter) => sum + (WIDE[letter] ?? 17.9), 0);
  return (
    `<rect x="14" y="14" width="${width.toFixed(0)}" height="46" fill="${BONE}" stroke="${INK}" stroke-width="2.4"/>` +
    `<text x="25" y="50" style="font:700 36px/1 var(--cond);letter-spacing:.04em" fill="${INK}">${big}</text>` +
    `<rect x="14" y="60" width="${(20 + rest.length * 7.6).toFixed(0)}" height="21" fill="${INK}"/>` +
    `<text x="24" y="75" style="font:600 13px/1 var(--cond);letter-spacing:.08em" fill="${BONE}">${rest}</text>`
  );
}
