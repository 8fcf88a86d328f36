import { parse } from 'smol-toml';
import { stringify } from 'smol-toml';
import { shelf } from '../i18n/texts.svelte';
import type { Template } from '../net/scenarios';
import type { Json } from '../wire/message';
import type { Sheet } from './sheet';
import { Tidy } from './tidy';

const deskOf = (system: string): string => `sandtable.scenario.${system}`;

/** The sheet on the desk survives a reload. */
export function keepSheet(system: string, sheet: Sheet): void {
  localStorage.setItem(deskOf(system), JSON.stringify(sheet));
}

export function keptSheet(system: string): Sheet | null {
  try {
    return new Tidy().read(JSON.parse(localStorage.getItem(deskOf(system)) ?? 'null') as Json);
  } catch {
    return null;
  }
}

export interface Opened {
  sheet: Sheet;
  /** Places of the file that could not be made sense of and were left out. */
  dropped: string[];
}

/** A file as a person brings it, JSON or TOML; null when it is no scenario, an Error when it cannot be read at all. */
export function readScenario(source: string): Opened | null {
  const text = source.trim();
  const value = (text.startsWith('{') || text.startsWith('[{') ? JSON.parse(text) : parse(text)) as Json;
  const tidy = new Tidy();
  const sheet = tidy.read(value);
  return sheet && { sheet, dropped: tidy.dropped };
}

export function writtenScenario(sheet: Sheet): string {
  return stringify(JSON.parse(JSON.stringify(sheet)) as Record<string, unknown>);
}

/** A template as a sheet: its title and its special rules become words of its own, in both languages. */
export function sheetOf(template: Template): Sheet | null {
  const sheet = new Tidy().read(template.sheet);
  if (!sheet) return null;
  const notes = template.notes;
  return {
    title_en: shelf.say(template.title, 'en'),
    title_it: shelf.say(template.title, 'it'),
    ...(notes.length > 0
      ? { notes_en: notes.map((note) => shelf.say(note, 'en')), notes_it: notes.map((note) => shelf.say(note, 'it')) }
      : {}),
    ...sheet,
  };
}

/** What a sheet is called, in a language; any other language rather than nothing. */
export function titleOf(sheet: Sheet, lang: 'en' | 'it'): string {
  const [mine, other] = lang === 'en' ? [sheet.title_en, sheet.title_it] : [sheet.title_it, sheet.title_en];
  return mine || sheet.title || other || '';
}
