import { WholeNumber } from './whole-number.js';

/** What a process needs that asks models. */
export class StopConfiguration {
  /** How long a stop waits for answers of models that are under way: they are paid for. As long as one may take, by default. */
  @WholeNumber(60, 'must be a whole number from 60 to 3600', 3_600)
  PARLEY_STOP_WAIT_SECONDS: number = 300;

  get stopWaitMs(): number {
    return this.PARLEY_STOP_WAIT_SECONDS * 1_000;
  }
}
