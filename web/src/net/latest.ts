/** Asks one thing at a time; of what comes in meanwhile only the newest is asked next. */
export class Latest<Ask, Reply> {
  private waiting: { ask: Ask } | null = null;
  private busy = false;
  private generation = 0;
  private under: AbortController | null = null;

  constructor(
    private readonly fetcher: (ask: Ask, signal: AbortSignal) => Promise<Reply>,
    private readonly settle: (ask: Ask, reply: Reply) => void,
    private readonly fail: (ask: Ask, failure: unknown) => void = () => undefined,
  ) {}

  ask(ask: Ask): void {
    this.waiting = { ask };
    if (!this.busy) void this.run();
  }

  /** Forgets what is asked, and breaks off what is under way. */
  clear(): void {
    this.waiting = null;
    this.generation += 1;
    this.under?.abort();
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.waiting) {
      const { ask } = this.waiting;
      const generation = this.generation;
      this.waiting = null;
      this.under = new AbortController();
      try {
        const reply = await this.fetcher(ask, this.under.signal);
        if (generation === this.generation) this.settle(ask, reply);
      } catch (failure) {
        if (generation === this.generation) this.fail(ask, failure);
      }
    }
    this.busy = false;
  }
}
