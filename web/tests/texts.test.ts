import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { Texts } from '../src/i18n/bundle';
import { length, number, percent } from '../src/i18n/numbers';

/** A language's file, and the chapters beside it. */
const all = (lang: string): string[] => [`src/i18n/${lang}.ftl`, ...files(`src/i18n/${lang}`)];
const ids = (lang: string, from = all(lang)): string[] =>
  from.flatMap((file) => new FluentResource(readFileSync(file, 'utf8')).body.map((entry) => entry.id));
/** What is loaded where a table is shown. */
const TABLE = [
  'src/i18n/en.ftl',
  ...['drills', 'lesson', 'plan', 'seat', 'lost'].map((name) => `src/i18n/en/${name}.ftl`),
];

/** Everything that files of the client import, now or later; the list of all pages leads nowhere. */
function codeOf(found: string[]): string {
  for (const file of found) {
    const code = readFileSync(file, 'utf8');
    for (const [line, to] of code.matchAll(/(?:import|export)\b[^;]*?'(\.[^']+)'/g)) {
      const at = join(dirname(file), to as string);
      const next = ['', '.ts', '.svelte.ts']
        .map((end) => at + end)
        .find((path) => /\.(ts|svelte)$/.test(path) && existsSync(path));
      if (next && !/^import type\b/.test(line) && !found.includes(next)) found.push(next);
    }
  }
  return found.map((file) => readFileSync(file, 'utf8')).join('\n');
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

describe('texts', () => {
  test('both languages have the same texts', () => {
    expect(ids('it').sort()).toEqual(ids('en').sort());
  });

  test('every text the client asks for exists', () => {
    const known = new Set(ids('en'));
    const code = files('src')
      .filter((file) => /\.(svelte|ts)$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const asked = [...code.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((match) => match[1] as string);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  test('what a table says is among the texts that come with it', () => {
    const here = ids('en', TABLE);
    const seen = codeOf(['src/pages/Game.svelte', 'src/pages/Replay.svelte', 'src/App.svelte']);
    const asked = [...seen.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((match) => match[1] as string);
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !here.includes(id))).toEqual([]);
  });

  test('lengths carry a prime and, in Italian, a comma', () => {
    expect(length(12.24, 'in', 'en')).toBe('12.2″');
    expect(length(12.24, 'in', 'it')).toBe('12,2″');
    expect(length(31.2, 'cm', 'it')).toBe('31 cm');
  });

  test('a chance is never rounded to a certainty', () => {
    expect(percent(0.001, 'en')).toBe('<1%');
    expect(percent(0.999, 'en')).toBe('>99%');
    expect(percent(1, 'en')).toBe('100%');
    expect(number(0.5, 'it')).toBe('0,5');
  });

  test('messages nest, lists are enumerated, missing texts are known to be missing', () => {
    const texts = new Texts('it', ['fire = { $unit } spara a { $at }: { $n }.\nrifles = i fucilieri']);
    const values = { unit: { id: 'rifles' }, at: ['Ghoul', 'Mutanti'], n: 2.5 };
    expect(texts.format({ id: 'fire', values })).toBe('i fucilieri spara a Ghoul e Mutanti: 2,5.');
    expect(texts.format({ id: 'nothing' })).toBeNull();
  });
});
