import type { Lang } from './language.svelte';

/** A number as a language writes it: 2.5 is "2,5" in Italian; at most one decimal unless told. */
export function number(value: number, lang: Lang, digits = 1): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: digits, useGrouping: false }).format(value);
}

/** A length with its unit: 12.2″ (prime, not quote) or 31 cm. */
export function length(value: number, unit: string, lang: Lang): string {
  if (unit === 'in') return `${number(value, lang)}″`;
  return `${number(value, lang, value < 10 ? 1 : 0)} ${unit}`;
}

/** A probability as per cent, never rounded to a certainty that is none. */
export function percent(p: number, lang: Lang): string {
  if (p > 0 && p < 0.005) return `<1%`;
  if (p < 1 && p > 0.995) return `>99%`;
  return `${number(p * 100, lang, 0)}%`;
}

/** An enumeration in words: "a, b and c". */
export function list(items: string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);
}
