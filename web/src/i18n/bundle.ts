import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import type { Message, Value } from '../wire/message';
import type { Lang } from './language.svelte';
import { list, number } from './numbers';

/** How a message inside another is said. */
export type Nested = (message: Message, lang: Lang) => string;

/** Texts of one language: the client's own, or some that the server hands out. */
export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    sources: string[],
    private readonly nested: Nested = (message) => this.format(message) ?? message.id,
  ) {
    // No isolation marks: both languages run from left to right.
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions: { MEMBER: member } });
    this.add(sources);
  }

  add(sources: string[]): void {
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The sentence of a message, or null when this language lacks it. */
  format(message: Message): string | null {
    const pattern = this.pattern(message.id);
    if (pattern === null) return null;
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.values ?? {})) values[name] = this.plain(value);
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, values, errors);
  }

  private pattern(id: string) {
    const [name = '', attribute] = id.split('.');
    const message = this.bundle.getMessage(name);
    if (!message) return null;
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }

  /** What Fluent can print or select on. */
  private plain(value: Value): string | number {
    if (typeof value === 'boolean') return value ? 'true' : 'false';
    if (typeof value === 'string' || typeof value === 'number') return value;
    if (value === null) return '';
    if (Array.isArray(value))
      return list(
        value.map((item) => this.item(item)),
        this.lang,
      );
    if (isMessage(value)) return this.nested(value, this.lang);
    return '';
  }

  private item(value: Value): string {
    const plain = this.plain(value);
    return typeof plain === 'number' ? number(plain, this.lang) : plain;
  }
}

/** MEMBER($figure, $unit, of: "of"): one of a unit, named once where it is the whole unit: a hero, a creature. */
function member([figure, unit]: FluentValue[], named: Record<string, FluentValue>): string {
  const [one, whole] = [String(figure), String(unit)];
  return one === whole ? one : `${one} ${String(named['of'])} ${whole}`;
}

export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && typeof (value as Message).id === 'string';
}
