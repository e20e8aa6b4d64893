import type { ParleyEvent, TerminationRule } from '@parley/contracts';
import type { Policy } from './effective-policy.js';
import { layered } from './policy.js';

type Opening = Extract<ParleyEvent, { type: 'ChannelOpened' | 'RoundTableOpened' }>;

/** The policy that holds in a channel, from its first event. A negotiation's own limits (N4, N6) are conditions like any other. */
export function policyOf(event: Opening): Policy {
  if (event.type === 'RoundTableOpened') return layered(event.data.termination);
  const { max_rounds, time_limit_ms, budget_micro_usd } = event.data.config;
  const own: TerminationRule[] = [{ round_limit: { max: max_rounds } }, { time_limit: { max_ms: time_limit_ms } }];
  if (budget_micro_usd) own.push({ cost_budget: { max_micro_usd: budget_micro_usd } });
  return layered({ stop_when: own }, event.data.termination);
}
