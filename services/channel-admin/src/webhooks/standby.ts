import type { LogSignal } from '@parley/event-log';

/** What is missed while nobody looks, a notification that was lost, say, costs this much at most, in milliseconds. */
const REST_MS = 60_000;

/**
 * Whether anybody looks for work. Where there is no endpoint nobody does, until one is made here, or something happens in the log: one
 * that another replica has made is to be told that.
 */
export class Standby {
  private readonly unsubscribe: () => void;
  private isResting = false;
  private isClosed = false;
  private wakes = 0;
  private waiting = new Set<() => void>();

  constructor(signal: LogSignal) {
    // A ring without a position is the poll behind the signal.
    this.unsubscribe = signal.subscribe((position) => {
      if (position !== undefined) this.wake();
    });
  }

  /** Nobody rests any more, whoever is in the middle of a look included. */
  close(): void {
    this.isClosed = true;
    this.unsubscribe();
    this.wake();
  }

  /** An endpoint may be there. */
  wake(): void {
    this.isResting = false;
    this.wakes += 1;
    const all = this.waiting;
    this.waiting = new Set();
    for (const goOn of all) goOn();
  }

  /** @returns whether there was no endpoint, by a look that nobody was woken in the middle of: then all rest */
  async restWhere(isEmpty: () => Promise<boolean>): Promise<boolean> {
    const before = this.wakes;
    this.isResting = (await isEmpty()) && before === this.wakes;
    return this.isResting;
  }

  /** Until somebody is woken; at once where nobody rests. */
  async rested(): Promise<void> {
    if (!this.isResting || this.isClosed) return;
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => this.wake(), REST_MS);
      this.waiting.add(goOn);
    });
  }
}
