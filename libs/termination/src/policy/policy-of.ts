import type { ParleyEvent, TerminationRule } from '@parley/contracts';
import type { Policy } from './effective-policy.js';
import { layered } from './policy.js';

type Opening = Extract<ParleyEvent, { type: 'ChannelOpened' | 'RoundTableOpened' | 'WorkshopOpened' }>;

/** The policy that holds in a channel, from its first event. A protocol's own limits (N4, N6, W5) are conditions like any other. */
export function policyOf(event: Opening): Policy {
  if (event.type === 'RoundTableOpened') return layered(event.data.termination);
  if (event.type === 'WorkshopOpened') {
    const { max_rounds, budget_micro_usd } = event.data.config;
    return layered(
      { stop_when: [{ round_limit: { max: max_rounds } }, ...budgetRule(budget_micro_usd)] },
      event.data.termination,
    );
  }
  const { max_rounds, time_limit_ms, budget_micro_usd } = event.data.config;
  const own: TerminationRule[] = [{ round_limit: { max: max_rounds } }, { time_limit: { max_ms: time_limit_ms } }];
  return layered({ stop_when: [...own, ...budgetRule(budget_micro_usd)] }, event.data.termination);
}

const budgetRule = (max_micro_usd: number): TerminationRule[] =>
  max_micro_usd ? [{ cost_budget: { max_micro_usd } }] : [];
