import { setImmediate as nextRound } from 'node:timers/promises';
import { InTurn } from '@parley/event-log';

/**
 * One after another, each in a round of the event loop of its own. What is known already is sent without waiting for anything:
 * hundreds of streams that catch up at once would let nobody else in until the system's buffers were full.
 */
export class LoopRounds {
  private readonly turns = new InTurn();

  next(): Promise<void> {
    return this.turns.run(() => nextRound());
  }
}
