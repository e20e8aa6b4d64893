import { setImmediate as nextRound } from 'node:timers/promises';

/**
 * One after another, each in a round of the event loop of its own. What is known already is sent without waiting for anything:
 * hundreds of streams that catch up at once would let nobody else in until the system's buffers were full.
 */
export class LoopRounds {
  private last: Promise<unknown> = Promise.resolve();

  next(): Promise<void> {
    const mine = this.last.then(() => nextRound());
    this.last = mine;
    return mine;
  }
}
