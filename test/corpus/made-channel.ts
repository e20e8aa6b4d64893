import type { Command, ParleyEvent } from '@parley/contracts';

/** A channel of the corpus that is made of commands. */
export interface MadeChannel {
  /** What it is recorded for. */
  types: readonly ParleyEvent['type'][];
  commands: readonly Pick<Command, 'type' | 'data'>[];
}
