import type { TerminationPolicy, WorkshopOpened } from '@parley/contracts';
import { budgetRule, layered, WISHES, type Policy } from '@parley/termination';

/** A workshop has limits of its own (T6); it also ends where its issue list stays the same, or too much fails. */
export const DEFAULT_POLICY: TerminationPolicy = {
  auto_exit: true,
  stop_when: [{ no_progress: {} }, { failures_in_a_row: { max: 5 } }, ...WISHES],
};

/** Its own limits as conditions (W5), below what the channel says. */
export function policyOf({ config, termination }: WorkshopOpened): Policy {
  const { max_rounds, budget_micro_usd } = config;
  return layered({ stop_when: [{ round_limit: { max: max_rounds } }, ...budgetRule(budget_micro_usd)] }, termination);
}
