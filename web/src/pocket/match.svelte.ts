import { ApiError } from '../net/api';
import { noticeOf } from '../game/notice';
import { refereed, type Entry, type Measured, type PocketOrder, type PocketReply } from '../net/pocket';
import { say } from '../i18n/texts.svelte';
import type { Json } from '../wire/message';

/** What this phone keeps of a battle: enough to go on after a reload, with or without a network. */
interface Kept {
  setup: Json;
  entries: Entry[];
  /** What was entered and not yet sent: one thing, for nobody knows what is asked after it. */
  waiting: Entry | null;
  /** Dice noted while there was no network. */
  ahead: number[];
  /** Points for objectives, which the phone cannot see. */
  tally: Record<string, number>;
  /** What was told last: it can be read without a network. */
  reply: PocketReply | null;
}

const RETRY_MS = 5000;
const place = (system: string): string => `sandtable.pocket.${system}`;

export function keptMatch(system: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place(system)) ?? 'null') as Kept | null;
    return kept && Array.isArray(kept.entries) ? kept : null;
  } catch {
    return null;
  }
}

export function forgetMatch(system: string): void {
  localStorage.removeItem(place(system));
}

/** A battle on a real table: the list of what was entered lives here, and the server is asked what comes of it. */
export class Match {
  setup: Json;
  entries = $state.raw<Entry[]>([]);
  waiting = $state.raw<Entry | null>(null);
  ahead = $state.raw<number[]>([]);
  tally = $state.raw<Record<string, number>>({});
  reply = $state.raw<PocketReply | null>(null);
  offline = $state(false);
  busy = $state(false);
  error = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly system: string,
    from: Partial<Kept> & { setup: Json },
  ) {
    this.setup = from.setup;
    this.entries = from.entries ?? [];
    this.waiting = from.waiting ?? null;
    this.ahead = from.ahead ?? [];
    this.tally = from.tally ?? {};
    this.reply = from.reply ?? null;
  }

  answer(answer: Json): Promise<void> {
    return this.enter({ answer });
  }

  done(then: string): Promise<void> {
    return this.enter({ done: then });
  }

  measure(measured: Measured): Promise<void> {
    return this.enter({ measured });
  }

  private enter(entry: Entry): Promise<void> {
    if (this.busy || this.waiting) return Promise.resolve();
    this.waiting = entry;
    this.keep();
    return this.send();
  }

  /** Takes the last entry back: what was never sent, or the last that was. */
  undo(): Promise<void> {
    if (this.waiting) this.waiting = null;
    else this.entries = this.entries.slice(0, -1);
    this.keep();
    return this.send();
  }

  count(side: string, by: number): void {
    this.tally = { ...this.tally, [side]: (this.tally[side] ?? 0) + by };
    this.keep();
  }

  note(face: number): void {
    this.ahead = [...this.ahead, face];
    this.keep();
  }

  unnote(n = 1, first = false): void {
    this.ahead = first ? this.ahead.slice(n) : this.ahead.slice(0, -n);
    this.keep();
  }

  async send(): Promise<void> {
    clearTimeout(this.timer);
    this.busy = true;
    this.error = '';
    try {
      const reply = await refereed(this.system, this.order());
      this.offline = false;
      this.waiting = null;
      this.entries = reply.entries;
      this.reply = reply;
      if (reply.refused?.length) this.error = reply.refused.map((reason) => say(reason)).join(' ');
    } catch (failure) {
      this.failed(failure);
    } finally {
      this.busy = false;
      this.keep();
    }
  }

  private order(): PocketOrder {
    const { waiting, entries } = this;
    if (waiting && 'measured' in waiting) return { setup: this.setup, entries, measured: waiting.measured };
    return { setup: this.setup, entries: waiting ? [...entries, waiting] : entries };
  }

  private failed(failure: unknown): void {
    if (failure instanceof ApiError && (failure.offline || failure.status >= 500)) {
      this.offline = true;
      this.timer = setTimeout(() => void this.send(), RETRY_MS);
      return;
    }
    this.waiting = null;
    this.error = noticeOf(failure).sentence;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private keep(): void {
    const kept: Kept = {
      setup: this.setup,
      entries: this.entries,
      waiting: this.waiting,
      ahead: this.ahead,
      tally: this.tally,
      reply: this.reply,
    };
    localStorage.setItem(place(this.system), JSON.stringify(kept));
  }
}
