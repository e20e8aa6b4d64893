import type { RoundTableConfig, RoundTableOpened, TerminationPolicy, TerminationRule } from '@parley/contracts';
import { layered, WISHES, type Policy } from '@parley/termination';

/** The source's limits (T1), and what it does not have: what users of other frameworks miss most. */
const RULES: TerminationRule[] = [
  { round_limit: {} },
  { time_limit: {} },
  { consensus: {} },
  { stability: {} },
  { repetition: {} },
  { no_progress: {} },
  { failures_in_a_row: {} },
  ...WISHES,
];

/** A round table ends when its people want it to (T6). */
export const DEFAULT_POLICIES: Record<RoundTableConfig['mode'], TerminationPolicy> = {
  board: { auto_exit: false, stop_when: RULES },
  party: { auto_exit: false, stop_when: [...RULES, { user_silence: {} }] },
};

export const policyOf = ({ termination }: RoundTableOpened): Policy => layered(termination);
