import type { Message, Value } from '../wire/message';
import { Texts } from './bundle';
import enOwn from './en.ftl?raw';
import itOwn from './it.ftl?raw';
import { language, type Lang } from './language.svelte';
import { length, number, percent } from './numbers';

/** Chapters that have grown have files of their own: `en/editor.ftl`. */
const CHAPTERS = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true });
const chapters = (lang: Lang): string[] =>
  Object.entries(CHAPTERS).flatMap(([path, text]) => (path.startsWith(`./${lang}/`) ? [text] : []));
const OWN: Record<Lang, string[]> = { en: [enOwn, ...chapters('en')], it: [itOwn, ...chapters('it')] };

/** Own texts and the server's are kept apart: neither's ids can hide the other's. */
class Shelf {
  private readonly own = { en: new Texts('en', OWN.en), it: new Texts('it', OWN.it) };
  private sources = $state.raw<Record<Lang, string>>({ en: '', it: '' });
  private readonly served = $derived({
    en: new Texts('en', [this.sources.en]),
    it: new Texts('it', [this.sources.it]),
  });

  /** Fetches the server's texts of both languages, so that switching needs no reload. */
  async load(fetcher: (lang: Lang) => Promise<string>): Promise<void> {
    const [en, it] = await Promise.all([fetcher('en'), fetcher('it')]);
    this.sources = { en, it };
  }

  /** A message of the server; English stands in for what a language lacks, the bare id for what both lack. */
  say(message: Message, lang: Lang = language.now): string {
    return (
      this.served[lang].format(message) ?? this.served.en.format(message) ?? this.mine(message, lang) ?? message.id
    );
  }

  /** A text of the client's own. */
  mine(message: Message, lang: Lang = language.now): string | null {
    return this.own[lang].format(message) ?? this.own.en.format(message);
  }

  has(id: string): boolean {
    return this.own.en.has(id);
  }

  serves(id: string): boolean {
    return this.served.en.has(id);
  }
}

export const shelf = new Shelf();

/** A message of the server in the language of the moment. */
export function say(message: Message | null | undefined): string {
  return message ? shelf.say(message) : '';
}

/** A text of the client's own. */
export function t(id: string, values?: Record<string, Value>): string {
  return shelf.mine({ id, values }) ?? id;
}

export function inches(value: number, unit: string): string {
  return length(value, unit, language.now);
}

export function num(value: number, digits = 1): string {
  return number(value, language.now, digits);
}

export function pct(p: number): string {
  return percent(p, language.now);
}
