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

/** What of a file the pages look at, whatever game it is for. */
export interface Written {
  title?: string;
  title_en?: string;
  title_it?: string;
  [key: string]: Json | undefined;
}

/** A file of a game without an editor is kept as it was brought. */
export function keepFile(system: string, file: Written): void {
  localStorage.setItem(deskOf(system), JSON.stringify(file));
}

export function keptFile(system: string): Written | null {
  try {
    return tableOf(JSON.parse(localStorage.getItem(deskOf(system)) ?? 'null') as Json);
  } catch {
    return null;
  }
}

/** A file as a person brings it, and the game it names, if any; an Error when it cannot be read at all. */
export function readFile(source: string): { file: Written; system: string } | null {
  const table = tableOf(parsed(source));
  if (!table) return null;
  const { system, ...file } = table;
  return { file, system: typeof system === 'string' ? system : '' };
}

const tableOf = (value: Json): Written | null =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Written) : null;

function parsed(source: string): Json {
  const text = source.trim();
  return (text.startsWith('{') || text.startsWith('[{') ? JSON.parse(text) : parse(text)) as Json;
}

export interface Opened {
  sheet: Sheet;
  /** Places of the file that could not be made sense of and were left out. */
  dropped: string[];
}

/** A file as a person brings it, JSON or TOML; null when it is no scenario, an Error when it cannot be read at all. */
export function readScenario(source: string): Opened | null {
  const tidy = new Tidy();
  const sheet = tidy.read(parsed(source));
  return sheet && { sheet, dropped: tidy.dropped };
}

export function writtenScenario(sheet: Sheet | Written): string {
  return stringify(JSON.parse(JSON.stringify(sheet)) as Record<string, unknown>);
}

/** A template as a sheet: its title and its special rules become words of its own, in both languages. */
export function sheetOf(template: Template): Sheet | null {
  const sheet = new Tidy().read(template.sheet);
  return sheet && { ...wordsOf(template), ...sheet };
}

/** A template as a file of a game without an editor. */
export function fileOf(system: string, template: Template): Written {
  return { system, ...wordsOf(template), ...tableOf(template.sheet) };
}

function wordsOf(template: Template): Pick<Sheet, 'title_en' | 'title_it' | 'notes_en' | 'notes_it'> {
  const notes = template.notes;
  return {
    title_en: shelf.say(template.title, 'en'),
    title_it: shelf.say(template.title, 'it'),
    ...(notes.length > 0
      ? { notes_en: notes.map((note) => shelf.say(note, 'en')), notes_it: notes.map((note) => shelf.say(note, 'it')) }
      : {}),
  };
}

/** What a sheet is called, in a language; any other language rather than nothing. */
export function titleOf(sheet: Pick<Written, 'title' | 'title_en' | 'title_it'>, lang: 'en' | 'it'): string {
  const [mine, other] = lang === 'en' ? [sheet.title_en, sheet.title_it] : [sheet.title_it, sheet.title_en];
  return mine || sheet.title || other || '';
}
