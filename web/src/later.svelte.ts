import { untrack } from 'svelte';
import { loading } from './loading.svelte';

/** A part of the client that comes when it is first looked for, or in a quiet moment before that. */
export class Later<Part> {
  private part = $state.raw<Part | null>(null);
  private coming: Promise<void> | null = null;

  constructor(private readonly load: () => Promise<Part>) {}

  /** The part, or null while it is on the way: whoever shows it looks again when it has come. */
  get here(): Part | null {
    if (!this.part) untrack(() => this.send());
    return this.part;
  }

  /** Whether it came. If not, the reader is told to reload the page. */
  fetch(): Promise<boolean> {
    return loading.of(this.bring());
  }

  /** Before anybody looks for it: a failure is told when somebody does. */
  async prepare(): Promise<void> {
    await this.bring().catch(() => undefined);
  }

  /** A reader who was told to reload the page is not told again with every movement of the mouse. */
  private send(): void {
    if (!loading.lost) void this.fetch();
  }

  private bring(): Promise<void> {
    this.coming ??= this.load().then(
      (part) => void (this.part = part),
      (failure) => {
        this.coming = null;
        throw failure;
      },
    );
    return this.coming;
  }
}

/** Brings parts one after the other when the page has nothing else to do; what it gives back stops that. */
export function prepare(parts: Later<unknown>[], after: number): () => void {
  let stopped = false;
  const quiet = (then: () => void): void => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(then);
    else requestIdleCallback(then);
  };
  const next = ([part, ...rest]: Later<unknown>[]): void => {
    if (part && !stopped) quiet(() => void part.prepare().then(() => next(rest)));
  };
  const timer = setTimeout(() => next(parts), after);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
