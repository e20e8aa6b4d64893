/** Pieces of work one after another, in the order in which they came; one that fails holds up none. */
export class InTurn {
  private last: Promise<unknown> = Promise.resolve();

  /** Begins the work once all before it are over. @returns what it comes to */
  run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
