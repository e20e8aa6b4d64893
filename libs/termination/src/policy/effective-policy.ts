import type { TerminationPolicy, TerminationRule } from '@parley/contracts';

/** A policy with nothing left open: what an event records, so that it says what held whatever later versions default to. */
export type Policy = Required<Pick<TerminationPolicy, 'auto_exit' | 'stop_when' | 'grace_ms'>>;

/** What people may always do, in every protocol (T5, R2). */
export const WISHES: readonly TerminationRule[] = [{ priority_command: {} }, { exit_words: {} }, { vote: {} }];
