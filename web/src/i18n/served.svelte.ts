import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Message } from '../wire/message';
import { Texts, type Nested } from './bundle';
import type { Lang } from './language.svelte';

/** Where the texts come from: the parts there are, and one of them in a language. */
export interface Source {
  parts: () => Promise<string[]>;
  text: (lang: Lang, part: string) => Promise<string>;
}

/** What every game shares is a part; each system's own texts are another. */
const SHARED = 'shared';
/** Stands in for all of them where there is no server. */
const NONE = new Texts('en', []);
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** The server's texts, part by part: those of a system come when its first message is to be said. */
export class ServedTexts {
  private readonly here = new SvelteMap<string, Texts>();
  private readonly asked = new Map<string, Promise<void>>();
  private parts = $state.raw<string[]>([]);
  private source: Source | null = null;

  constructor(private readonly nested: Nested) {}

  /** The parts' names, and what all games share; the server may still be starting, so it is asked again and again. */
  async open(source: Source, lang: Lang): Promise<void> {
    this.source = source;
    await Promise.all([this.patient(async () => void (this.parts = await source.parts())), this.need(SHARED, lang)]);
  }

  /** Comes back when the part is here, or after a first attempt in vain; others follow. */
  need(part: string, lang: Lang): Promise<void> {
    const { source } = this;
    const key = `${lang}/${part}`;
    const before = this.asked.get(key);
    if (before || !source) return before ?? Promise.resolve();
    const coming = this.patient(async () => this.put(key, lang, await source.text(lang, part)));
    this.asked.set(key, coming);
    return coming;
  }

  /** Every part that somebody needed so far, in another language too. */
  async needAll(lang: Lang): Promise<void> {
    const parts = [...this.asked.keys()].map((key) => key.slice(key.indexOf('/') + 1));
    await Promise.all([...new Set(parts)].map((part) => this.need(part, lang)));
  }

  /** The sentence; '' while its part is on the way, null when this language has none. */
  say(message: Message, lang: Lang): string | null {
    const texts = this.texts(this.partOf(message.id), lang);
    return texts ? texts.format(message) : '';
  }

  has(id: string, lang: Lang): boolean {
    return this.texts(this.partOf(id), lang)?.has(id) ?? false;
  }

  /** A part, if it is here; if not, it is sent for. */
  private texts(part: string, lang: Lang): Texts | null {
    const found = this.here.get(`${lang}/${part}`);
    if (found) return found;
    untrack(() => void this.need(part, lang));
    return this.source ? null : NONE;
  }

  private partOf(id: string): string {
    return this.parts.find((part) => id.startsWith(`${part}-`)) ?? SHARED;
  }

  private put(key: string, lang: Lang, source: string): void {
    this.here.set(key, new Texts(lang, [source], this.nested));
  }

  /** Tries until it is done, a little later each time; whoever waits, waits for the first attempt only. */
  private async patient(attempt: () => Promise<void>, wait = FIRST_WAIT): Promise<void> {
    try {
      await attempt();
    } catch {
      setTimeout(() => void this.patient(attempt, Math.min(wait * 2, LONGEST_WAIT)), wait);
    }
  }
}
