import type { TerminationPolicy, TerminationRule } from '@parley/contracts';

/** What people may always do, in every protocol (T5, R2). */
const WISHES: TerminationRule[] = [{ priority_command: {} }, { exit_words: {} }, { vote: {} }];

/** The source's limits (T1), and what it does not have: what users of other frameworks miss most. */
const ROUND_TABLE: TerminationRule[] = [
  { round_limit: {} },
  { time_limit: {} },
  { consensus: {} },
  { stability: {} },
  { repetition: {} },
  { no_progress: {} },
  { failures_in_a_row: {} },
  ...WISHES,
];

/**
 * What holds where neither the installation nor the channel says otherwise (T6): a round table ends when its people
 * want it to, a negotiation and a workshop have limits of their own.
 */
export const PROTOCOL_DEFAULTS: Record<'negotiation' | 'board' | 'party' | 'workshop', TerminationPolicy> = {
  negotiation: { auto_exit: true, stop_when: WISHES },
  board: { auto_exit: false, stop_when: ROUND_TABLE },
  party: { auto_exit: false, stop_when: [...ROUND_TABLE, { user_silence: {} }] },
  workshop: { auto_exit: true, stop_when: [{ no_progress: {} }, { failures_in_a_row: { max: 5 } }, ...WISHES] },
};
