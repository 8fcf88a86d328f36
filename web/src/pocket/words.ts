import { Texts } from '../i18n/bundle';
import { language, type Lang } from '../i18n/language.svelte';
import { shelf } from '../i18n/texts.svelte';
import type { Value } from '../wire/message';
import en from './text/en.ftl?raw';
import it from './text/it.ftl?raw';

/** The referee's own texts come with the page: whoever plays on a screen never loads them. */
const TEXTS: Record<Lang, Texts> = {
  en: new Texts('en', [en], (message, lang) => shelf.say(message, lang)),
  it: new Texts('it', [it], (message, lang) => shelf.say(message, lang)),
};

export function w(id: string, values?: Record<string, Value>): string {
  return TEXTS[language.now].format({ id, values }) ?? id;
}
