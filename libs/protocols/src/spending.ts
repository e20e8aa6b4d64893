import type { ModelCall, ParleyEvent } from '@parley/contracts';

/** Why no more model work is asked for. */
export type Cut = 'cost_budget' | 'spend_limit';

/** The failure code that says that the money is gone. */
export const cutBy = (code: string): Cut | undefined =>
  code === 'budget' ? 'cost_budget' : code === 'spend_limit' ? 'spend_limit' : undefined;

/** Where the model is what fails or is paid for, no model sums up. */
export const WITHOUT_MODEL: readonly string[] = ['cost_budget', 'token_budget', 'spend_limit', 'failures_in_a_row'];

/** Adds up what model calls cost, whatever event carries them. */
export function evolveSpending<S extends { spentMicroUsd: number }>(state: S, event: ParleyEvent): S {
  const call = 'call' in event.data ? (event.data.call as ModelCall | undefined) : undefined;
  return call ? { ...state, spentMicroUsd: state.spentMicroUsd + call.cost_micro_usd } : state;
}
