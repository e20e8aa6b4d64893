/**
 * Runs tasks side by side up to a limit, and those of one key one after another, in the order they came.
 * A key that waits (for a retry, say) holds up only itself.
 */
export class Lanes {
  private readonly tails = new Map<string, Promise<void>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly concurrency: number) {}

  /** Resolves when the task has ended; it never rejects for the task's sake. */
  run(key: string, task: () => Promise<void>): Promise<void> {
    const before = this.tails.get(key) ?? Promise.resolve();
    const done = before.then(() => this.withSlot(task)).catch(() => undefined);
    this.tails.set(key, done);
    void done.then(() => {
      if (this.tails.get(key) === done) this.tails.delete(key);
    });
    return done;
  }

  /** Resolves when nothing runs or waits any more. */
  async idle(): Promise<void> {
    while (this.tails.size) await Promise.all(this.tails.values());
  }

  private async withSlot(task: () => Promise<void>): Promise<void> {
    if (this.running >= this.concurrency) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
