import type { ModelCall, ParleyEvent } from '@parley/contracts';

/** Why no more model work is asked for. */
export type OutOfFunds = 'cost_budget';

/** What a failure code says of the channel's own money; an account's spend limit is waited for like an outage. */
export const outOfFundsBy = (code: string): OutOfFunds | undefined => (code === 'budget' ? 'cost_budget' : undefined);

/** Where the model is what fails or is paid for, no model sums up. */
export const WITHOUT_MODEL: readonly string[] = ['cost_budget', 'token_budget', 'failures_in_a_row'];

/** What an event's model call cost, whatever event carries it. */
export function costOf(event: ParleyEvent): number {
  const call = 'call' in event.data ? (event.data.call as ModelCall | undefined) : undefined;
  return call?.cost_micro_usd ?? 0;
}
