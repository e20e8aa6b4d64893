import type { ChannelOpened, TerminationPolicy, TerminationRule } from '@parley/contracts';
import { budgetRule, layered, WISHES, type Policy } from '@parley/termination';

/** A negotiation has limits of its own (T6); people may end it at any time. */
export const DEFAULT_POLICY: TerminationPolicy = { auto_exit: true, stop_when: [...WISHES] };

/** Its own limits as conditions (N4, N6), below what the channel says. */
export function policyOf({ config, termination }: ChannelOpened): Policy {
  const { max_rounds, time_limit_ms, budget_micro_usd } = config;
  const own: TerminationRule[] = [{ round_limit: { max: max_rounds } }, { time_limit: { max_ms: time_limit_ms } }];
  return layered({ stop_when: [...own, ...budgetRule(budget_micro_usd)] }, termination);
}
