import type { Message, Value } from '../wire/message';
import { Texts } from './bundle';
import enOwn from './en.ftl?raw';
import itOwn from './it.ftl?raw';
import { language, type Lang } from './language.svelte';
import { length, number, percent } from './numbers';

const OWN: Record<Lang, string> = { en: enOwn, it: itOwn };

class Shelf {
  private served = $state.raw<Record<Lang, string>>({ en: '', it: '' });
  private readonly texts = $derived({
    en: new Texts('en', [OWN.en, this.served.en]),
    it: new Texts('it', [OWN.it, this.served.it]),
  });

  /** Fetches the server's texts of both languages, so that switching needs no reload. */
  async load(fetcher: (lang: Lang) => Promise<string>): Promise<void> {
    const [en, it] = await Promise.all([fetcher('en'), fetcher('it')]);
    this.served = { en, it };
  }

  say(message: Message, lang: Lang = language.now): string {
    return this.texts[lang].format(message) ?? this.texts.en.format(message) ?? message.id;
  }

  has(id: string): boolean {
    return this.texts[language.now].has(id);
  }
}

export const shelf = new Shelf();

/** A message of the server in the language of the moment. */
export function say(message: Message | null | undefined): string {
  return message ? shelf.say(message) : '';
}

/** A text of the client's own. */
export function t(id: string, values?: Record<string, Value>): string {
  return shelf.say({ id, values });
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
