import type { InterviewOpened, TerminationPolicy } from '@parley/contracts';
import { budgetRule, layered, WISHES, type Policy } from '@parley/termination';

/** An interview ends when its user wants it to: nobody who thinks, or comes back days later, runs out of time (T6). */
export const DEFAULT_POLICY: TerminationPolicy = { auto_exit: true, stop_when: [...WISHES] };

/** Its own limits as conditions, below what the channel says. */
export const policyOf = ({ config, termination }: InterviewOpened): Policy =>
  layered(
    { stop_when: [{ round_limit: { max: config.max_turns } }, ...budgetRule(config.budget_micro_usd)] },
    termination,
  );
