/** Outlines of counters, all about 0,0; `e` widens them for rings. Half a counter is 31 wide. */
const N = 31;

type Outline = (e: number) => string;

const rounded: Outline = (e) =>
  `M${-N + 7 - e} ${-N - e}H${N - 7 + e}a7 7 0 0 1 7 7V${N - 7 + e}a7 7 0 0 1-7 7H${-N + 7 - e}a7 7 0 0 1-7-7V${-N + 7 - e}a7 7 0 0 1 7-7Z`;
const chamfered: Outline = (e) =>
  `M${-N + 3 - e} ${-N + 4 - e}H${N - 3 + e}L${N + 3 + e} ${-N + 10 - e}V${N - 10 + e}L${N - 3 + e} ${N - 4 + e}H${-N + 3 - e}L${-N - 3 - e} ${N - 10 + e}V${-N + 10 - e}Z`;
const octagon: Outline = (e) => {
  const [a, b] = [N + 1 + e, 14 + e * 0.4];
  return `M${-b} ${-a}H${b}L${a} ${-b}V${b}L${b} ${a}H${-b}L${-a} ${b}V${-b}Z`;
};
const shield: Outline = (e) =>
  `M${-N - e} ${-N + 3 - e}H${N + e}V${8 + e * 0.5}Q${N + e} ${22 + e} 0 ${N + 5 + e}Q${-N - e} ${22 + e}${-N - e} ${8 + e * 0.5}Z`;
const disc =
  (r: number): Outline =>
  (e) =>
    `M${-r - e} 0a${r + e} ${r + e} 0 1 1 ${2 * (r + e)} 0a${r + e} ${r + e} 0 1 1 ${-2 * (r + e)} 0Z`;
const diamond: Outline = (e) => `M0 ${-23 - e}L${23 + e} 0 0 ${23 + e} ${-23 - e} 0Z`;
const bar: Outline = (e) => `M${-29 - e} ${-14 - e}H${29 + e}V${14 + e}H${-29 - e}Z`;

const OUTLINES: Record<string, Outline> = {
  infantry: rounded,
  vehicle: chamfered,
  helicopter: octagon,
  support: shield,
  population: disc(28),
  unknown: diamond,
  obstacle: bar,
  objective: disc(27),
  marker: disc(20),
};

const ALIKE: Record<string, string> = {
  tank: 'vehicle',
  apc: 'vehicle',
  air: 'helicopter',
  aircraft: 'helicopter',
  mortar: 'support',
  artillery: 'support',
  sniper: 'support',
  drone: 'support',
  cas: 'support',
  civilians: 'population',
  hidden: 'unknown',
  decoy: 'unknown',
  exit: 'objective',
  zone: 'objective',
};

export function formOf(form: string | undefined): string {
  const name = form ?? 'infantry';
  return name in OUTLINES ? name : (ALIKE[name] ?? 'infantry');
}

export function counterOutline(form: string): Outline {
  return OUTLINES[form] ?? rounded;
}

/** The bone field inside an infantry or vehicle counter: top and bottom edge. */
export function fieldOf(form: string): { top: number; bottom: number } {
  return form === 'vehicle'
    ? { top: -N + 8, bottom: N - 8 }
    : form === 'helicopter'
      ? { top: -N + 6, bottom: N - 6 }
      : { top: -N + 5, bottom: N - 5 };
}
