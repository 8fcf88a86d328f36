export interface Segment {
  label: string;
  p: number;
}

const LEAST = 0.03;

const numeric = (entry: Segment): boolean => /^\d+([–+]\d*)?$/.test(entry.label);
const first = (label: string): string => label.split('–')[0] ?? label;
const last = (label: string): string => label.split('–').pop() ?? label;

/** Classes worth a segment: rare ones join their neighbour, "0–1" before, "4+" at the far end. */
export function segments(classes: Segment[]): Segment[] {
  const shown = classes.filter((entry) => entry.p > 0);
  let cut = false;
  while (shown.length > 2 && shown.slice(-2).every(numeric) && (shown[shown.length - 1] as Segment).p < LEAST) {
    const [under, rare] = shown.splice(-2) as [Segment, Segment];
    cut = true;
    shown.push({ label: under.label, p: under.p + rare.p });
  }
  const end = shown[shown.length - 1];
  if (cut && end && /^\d+$/.test(end.label)) shown[shown.length - 1] = { ...end, label: `${end.label}+` };
  for (let i = 0; shown.length > 2 && i < shown.length - 1;) {
    const [one, next] = [shown[i] as Segment, shown[i + 1] as Segment];
    if (one.p >= LEAST || !numeric(one) || !numeric(next)) i += 1;
    else shown.splice(i, 2, { label: joined(one.label, next.label), p: one.p + next.p });
  }
  return shown;
}

const joined = (one: string, next: string): string =>
  next.endsWith('+') ? `${first(one)}+` : `${first(one)}–${last(next)}`;

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
