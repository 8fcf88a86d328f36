import { Texts, type Nested } from './bundle';
import enLost from './en/lost.ftl?raw';
import itLost from './it/lost.ftl?raw';
import type { Lang } from './language.svelte';

/** The client's own texts: a language is loaded when somebody reads it. */
const FILES: Record<Lang, () => Promise<{ texts: string[] }>> = {
  en: () => import('./en'),
  it: () => import('./it'),
};
/** What can be said before a language is here: that it could not be loaded. */
const FIRST: Record<Lang, string> = { en: enLost, it: itLost };

export class OwnTexts {
  private readonly here: Record<Lang, Texts>;
  private readonly whole = new Set<Lang>();

  constructor(private readonly nested: Nested) {
    this.here = { en: new Texts('en', [FIRST.en], nested), it: new Texts('it', [FIRST.it], nested) };
  }

  in(lang: Lang): Texts {
    return this.here[lang];
  }

  async learn(lang: Lang): Promise<void> {
    if (this.whole.has(lang)) return;
    const { texts } = await FILES[lang]();
    this.here[lang] = new Texts(lang, texts, this.nested);
    this.whole.add(lang);
  }
}
