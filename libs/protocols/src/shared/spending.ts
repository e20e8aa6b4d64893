import type { ModelCall, ParleyEvent } from '@parley/contracts';

/** Why no more model work is asked for. */
export type OutOfFunds = 'cost_budget' | 'spend_limit';

/** What a failure code says of the money: gone, and for which reason, or nothing. */
export const outOfFundsBy = (code: string): OutOfFunds | undefined =>
  code === 'budget' ? 'cost_budget' : code === 'spend_limit' ? 'spend_limit' : undefined;

/** Where the model is what fails or is paid for, no model sums up. */
export const WITHOUT_MODEL: readonly string[] = ['cost_budget', 'token_budget', 'spend_limit', 'failures_in_a_row'];

/** What an event's model call cost, whatever event carries it. */
export function costOf(event: ParleyEvent): number {
  const call = 'call' in event.data ? (event.data.call as ModelCall | undefined) : undefined;
  return call?.cost_micro_usd ?? 0;
}
