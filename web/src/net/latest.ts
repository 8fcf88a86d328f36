/** What to do when asking fails for want of time: ask again a little later, and say so meanwhile. */
export interface Patience {
  /** Whether the same question may be answered later. */
  worth: (failure: unknown) => boolean;
  /** Told when it will be asked again; a reply or a failure comes in the end, unless something else is asked. */
  waits: () => void;
}

/** Milliseconds before each further try; when they are used up the failure is told. */
const PAUSES = [1000, 2000, 4000, 8000];

/** Asks one thing at a time; of what comes in meanwhile only the newest is asked next. */
export class Latest<Ask, Reply> {
  private waiting: { ask: Ask; tries: number } | null = null;
  private busy = false;
  private generation = 0;
  private under: AbortController | null = null;
  private wake: (() => void) | null = null;

  constructor(
    private readonly fetcher: (ask: Ask, signal: AbortSignal) => Promise<Reply>,
    private readonly settle: (ask: Ask, reply: Reply) => void,
    private readonly fail: (ask: Ask, failure: unknown) => void = () => undefined,
    private readonly patience: Patience | null = null,
  ) {}

  ask(ask: Ask): void {
    this.waiting = { ask, tries: 0 };
    this.wake?.();
    if (!this.busy) void this.run();
  }

  /** Forgets what is asked, and breaks off what is under way. */
  clear(): void {
    this.waiting = null;
    this.generation += 1;
    this.under?.abort();
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.waiting) {
      const { ask, tries } = this.waiting;
      const generation = this.generation;
      this.waiting = null;
      this.under = new AbortController();
      try {
        const reply = await this.fetcher(ask, this.under.signal);
        if (generation === this.generation) this.settle(ask, reply);
      } catch (failure) {
        const again = generation === this.generation && (await this.again(tries, failure));
        // Whoever asks something else, or nothing any more, does not want to know.
        if (this.waiting || generation !== this.generation) continue;
        if (again) this.waiting = { ask, tries: tries + 1 };
        else this.fail(ask, failure);
      }
    }
    this.busy = false;
  }

  /** Waits before another try, when it is worth one. */
  private async again(tries: number, failure: unknown): Promise<boolean> {
    const pause = PAUSES[tries];
    if (this.waiting || pause === undefined || !this.patience?.worth(failure)) return false;
    this.patience.waits();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
    return true;
  }
}
