import { Texts, type Nested } from './bundle';
import enLost from './en/lost.ftl?raw';
import itLost from './it/lost.ftl?raw';
import type { Lang } from './language.svelte';

/** What every page says, those with a table among them, and what all the others say besides. */
export type Volume = 'table' | 'desk';

/** The client's own texts: a volume in a language is loaded when somebody reads it. */
const FILES: Record<Lang, Record<Volume, () => Promise<{ texts: string[] }>>> = {
  en: { table: () => import('./en'), desk: () => import('./en_desk') },
  it: { table: () => import('./it'), desk: () => import('./it_desk') },
};
/** What can be said before a language is here: that it could not be loaded. */
const FIRST: Record<Lang, string> = { en: enLost, it: itLost };

export class OwnTexts {
  private readonly here: Record<Lang, Texts>;
  private readonly read = { en: new Set<Volume>(), it: new Set<Volume>() };
  /** What somebody has needed so far: another language brings the same. */
  private readonly needed = new Set<Volume>(['table']);

  constructor(nested: Nested) {
    this.here = { en: new Texts('en', [FIRST.en], nested), it: new Texts('it', [FIRST.it], nested) };
  }

  in(lang: Lang): Texts {
    return this.here[lang];
  }

  has(volume: Volume, lang: Lang): boolean {
    return this.read[lang].has(volume);
  }

  async need(volume: Volume, lang: Lang): Promise<void> {
    this.needed.add(volume);
    await this.learn(lang);
  }

  async learn(lang: Lang): Promise<void> {
    await Promise.all([...this.needed].map((volume) => this.open(volume, lang)));
  }

  private async open(volume: Volume, lang: Lang): Promise<void> {
    if (this.has(volume, lang)) return;
    const { texts } = await FILES[lang][volume]();
    this.here[lang].add(texts);
    this.read[lang].add(volume);
  }
}
