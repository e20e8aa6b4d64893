import type { TerminationRule } from '@parley/contracts';

/** What people may always do, in every protocol (T5, R2). */
export const WISHES: readonly TerminationRule[] = [{ priority_command: {} }, { exit_words: {} }, { vote: {} }];
