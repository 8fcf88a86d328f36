import { Texts } from '../i18n/bundle';
import { language, type Lang } from '../i18n/language.svelte';
import en from './text/en.ftl?raw';
import it from './text/it.ftl?raw';

/** Names of chapters come with the page of the rules: nobody else loads them. */
const TEXTS: Record<Lang, Texts> = {
  en: new Texts('en', [en], ({ id }) => id),
  it: new Texts('it', [it], ({ id }) => id),
};

/** The chapter a rule stands in, as its id has it: `dice` of `fubar.dice.six`. */
export const chapterOf = (rule: string): string => rule.split('.')[1] ?? '';

/** What a chapter is called; a game from elsewhere has its own words in its ids. */
export const chapterName = (chapter: string): string =>
  TEXTS[language.now].format({ id: `rules-part-${chapter.replaceAll('_', '-')}` }) ?? chapter.replaceAll('_', ' ');
