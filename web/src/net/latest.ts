/** Asks one thing at a time; of what comes in meanwhile only the newest is asked next. */
export class Latest<Ask, Reply> {
  private waiting: { ask: Ask } | null = null;
  private busy = false;
  private generation = 0;

  constructor(
    private readonly fetcher: (ask: Ask) => Promise<Reply>,
    private readonly settle: (ask: Ask, reply: Reply) => void,
    private readonly fail: (ask: Ask, failure: unknown) => void = () => undefined,
  ) {}

  ask(ask: Ask): void {
    this.waiting = { ask };
    if (!this.busy) void this.run();
  }

  /** Forgets what is asked and what is under way. */
  clear(): void {
    this.waiting = null;
    this.generation += 1;
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.waiting) {
      const { ask } = this.waiting;
      const generation = this.generation;
      this.waiting = null;
      try {
        const reply = await this.fetcher(ask);
        if (generation === this.generation) this.settle(ask, reply);
      } catch (failure) {
        if (generation === this.generation) this.fail(ask, failure);
      }
    }
    this.busy = false;
  }
}
