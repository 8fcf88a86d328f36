import { f } from './path';
import { Rng } from './rng';

const pattern = (id: string, w: number, h: number, inner: string, more = ''): string =>
  `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${more}>${inner}</pattern>`;

function sand(rng: Rng): string {
  const dots = Array.from(
    { length: 95 },
    () =>
      `<circle cx="${f(rng.uniform(0, 140))}" cy="${f(rng.uniform(0, 140))}" r="${rng.choice([0.5, 0.6, 0.8, 1.1])}"/>`,
  ).join('');
  return pattern('p-sand', 140, 140, `<g style="fill:var(--g-dot)" opacity=".42">${dots}</g>`);
}

function tufts(rng: Rng): string {
  const strokes = Array.from({ length: 15 }, () => {
    const at = `${f(rng.uniform(8, 250))} ${f(rng.uniform(10, 250))}`;
    return `<path d="M${at}q1-4 3-5M${at}q-1-4-3-5M${at}v-6"/>`;
  }).join('');
  const inner = `<g style="stroke:var(--g-wood-ink)" fill="none" stroke-width=".9" opacity=".38">${strokes}</g>`;
  return pattern('p-tuft', 260, 260, inner);
}

const LIVERY_MARKS: Record<string, string> = {
  a: '',
  b: '<path d="M-2 2L2-2M0 10L10 0M8 12L12 8" style="stroke:var(--bone)" stroke-width="2.1" opacity=".38"/>',
  c: '<circle cx="2.5" cy="2.5" r="1.5" style="fill:var(--pen)" opacity=".42"/><circle cx="7.5" cy="7.5" r="1.5" style="fill:var(--pen)" opacity=".42"/>',
  d: '<path d="M0 2.5H10M0 7.5H10" style="stroke:var(--bone)" stroke-width="1.6" opacity=".4"/>',
};

function liveries(): string {
  return Object.entries(LIVERY_MARKS)
    .map(([side, marks]) => {
      const fill = pattern(`p-${side}`, 10, 10, `<rect width="10" height="10" style="fill:var(--${side})"/>${marks}`);
      const stroke = `<path d="M0 0V9" style="stroke:var(--${side})" stroke-width="1.6" opacity=".45"/>`;
      return fill + pattern(`p-reach-${side}`, 9, 9, stroke, ' patternTransform="rotate(-45)"');
    })
    .join('');
}

/** Every pattern of the house; once per theme root, because patterns read colours where they are defined. */
export function defs(): string {
  const rng = new Rng(3);
  return [
    sand(rng),
    tufts(rng),
    pattern(
      'p-floor',
      24,
      12,
      '<rect width="24" height="12" style="fill:var(--g-floor)"/><path d="M0 .5H24M0 6.5H24M6 0V6M18 6V12" style="stroke:var(--g-floor-2)" stroke-width="1"/>',
    ),
    pattern(
      'p-plank',
      40,
      9,
      '<rect width="40" height="9" style="fill:var(--g-floor)"/><path d="M0 .5H40M12 0V9" style="stroke:var(--g-floor-2)" stroke-width="1"/>',
    ),
    pattern(
      'p-roof',
      12,
      8,
      '<rect width="12" height="8" style="fill:var(--g-roof)"/><path d="M0 .5H12M0 4.5H12M3 0V4M9 4V8" style="stroke:var(--g-roof-2)" stroke-width="1.2"/>',
    ),
    pattern(
      'p-rad',
      14,
      14,
      '<rect width="14" height="14" style="fill:var(--g-rad)" opacity=".42"/><rect width="4" height="14" style="fill:var(--g-rad-ink)" opacity=".22"/>',
      ' patternTransform="rotate(45)"',
    ),
    pattern(
      'p-soil',
      11,
      11,
      '<path d="M1 3h4M6 8h4" style="stroke:var(--g-rough-ink)" stroke-width="1.1" opacity=".55"/>',
      ' patternTransform="rotate(20)"',
    ),
    pattern(
      'p-veil',
      8,
      8,
      '<path d="M0 0V8" style="stroke:var(--pen)" stroke-width="2" opacity=".34"/>',
      ' patternTransform="rotate(45)"',
    ),
    pattern(
      'p-fog',
      8,
      8,
      '<rect width="8" height="8" style="fill:var(--pen)" opacity=".13"/><path d="M0 0V8" style="stroke:var(--pen)" stroke-width="1.6" opacity=".2"/>',
      ' patternTransform="rotate(45)"',
    ),
    liveries(),
  ].join('');
}
