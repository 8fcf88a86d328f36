import type { Message, Value } from '../wire/message';
import { language, type Lang } from './language.svelte';
import { length, number, percent } from './numbers';
import { OwnTexts, type Volume } from './own';
import { ServedTexts, type Source } from './served.svelte';

/** Own texts and the server's are kept apart: neither's ids can hide the other's. */
class Shelf {
  private readonly own = new OwnTexts((message, lang) => this.say(message, lang));
  private readonly served = new ServedTexts((message, lang) => this.say(message, lang));

  /** All that a first page says: the client's own texts in the reader's language, and the server's that all games share. */
  async open(source: Source): Promise<void> {
    await Promise.all([this.own.learn(language.now), this.served.open(source, language.now)]);
  }

  /** A volume of the client's own texts, before a page speaks from it; null when it is here. */
  fetch(volume: Volume): Promise<void> | null {
    return this.own.has(volume, language.now) ? null : this.own.need(volume, language.now);
  }

  /** The texts of a system, before they are wanted: nothing flashes, and a sentence can be kept. */
  async need(system: string, lang: Lang = language.now): Promise<void> {
    await this.served.need(system, lang);
  }

  /** All that was needed so far, in this language too. */
  async learn(lang: Lang): Promise<void> {
    await Promise.all([this.own.learn(lang), this.served.needAll(lang)]);
  }

  /** A message of the server; English stands in for what a language lacks, the bare id for what both lack. */
  say(message: Message, lang: Lang = language.now): string {
    return this.served.say(message, lang) ?? this.mine(message, lang) ?? this.inEnglish(message, lang);
  }

  private inEnglish(message: Message, lang: Lang): string {
    return (lang === 'en' ? null : this.served.say(message, 'en')) ?? message.id;
  }

  /** A text of the client's own. */
  mine(message: Message, lang: Lang = language.now): string | null {
    return this.own.in(lang).format(message);
  }

  has(id: string): boolean {
    return this.own.in(language.now).has(id);
  }

  serves(id: string): boolean {
    return this.served.has(id, language.now);
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
