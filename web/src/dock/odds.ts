export interface Segment {
  label: string;
  p: number;
}

const LEAST = 0.03;

/** Classes worth a segment: the rare ones at the far end merge into "4+". */
export function segments(classes: Segment[]): Segment[] {
  const shown = classes.filter((entry) => entry.p > 0);
  let rare = 0;
  while (shown.length > 2) {
    const last = shown[shown.length - 1] as Segment;
    if (last.p + rare >= LEAST) break;
    rare += last.p;
    shown.pop();
  }
  if (rare === 0) return shown;
  const last = shown.pop() as Segment;
  return [...shown, { label: /^\d+$/.test(last.label) ? `${last.label}+` : last.label, p: last.p + rare }];
}

const BAR = 256;
const LETTER = 6.2;
const PERCENT = 26;

/** Whether a label can be read inside its segment, on the narrowest card there is. */
export function fits(label: string, p: number): boolean {
  return label.length * LETTER + (label.length > 3 ? 4 : 0) <= p * BAR;
}

/** Whether a bar needs its labels beside it: one does not fit, or there is no room for so many shares under it. */
export function needsLegend(shown: Segment[], name: (label: string) => string): boolean {
  return shown.length * PERCENT > BAR || shown.some((entry) => !fits(name(entry.label), entry.p));
}

const TINTS = ['var(--card)', '#f3d3a0', '#e9b66f', '#e29f4d', '#cf8231', '#b8641f', '#8f4711', '#6b3208'];
const INKS = ['var(--ink)', '#241f18', '#241f18', '#241f18', '#241f18', '#fff', '#fff', '#fff'];

/** One hue from light to dark, spread over as many classes as there are. */
export function tint(i: number, n: number): { fill: string; ink: string } {
  const at = n <= 1 ? 0 : Math.round((i * (TINTS.length - 1)) / (n - 1));
  return { fill: TINTS[at] as string, ink: INKS[at] as string };
}
