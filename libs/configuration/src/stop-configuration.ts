import { IsInt, Max, Min } from 'class-validator';

const STOP_WAIT = { message: 'PARLEY_STOP_WAIT_SECONDS must be a whole number from 60 to 3600' };

/** What a process needs that asks models. */
export class StopConfiguration {
  /** How long a stop waits for answers of models that are under way: they are paid for. As long as one may take, by default. */
  @IsInt(STOP_WAIT)
  @Min(60, STOP_WAIT)
  @Max(3_600, STOP_WAIT)
  PARLEY_STOP_WAIT_SECONDS: number = 300;

  get stopWaitMs(): number {
    return this.PARLEY_STOP_WAIT_SECONDS * 1_000;
  }
}
