import type { RoundTableConfig } from '@parley/contracts';
import { MAX_FACILITATION_ATTEMPTS } from '../defaults.js';

/** What a table is that does not say. */
export const DEFAULT_MODE = 'board';

const BOTH = {
  min_speakers: 2,
  max_speakers: 3,
  turn_timeout_ms: 120_000,
  max_facilitation_attempts: MAX_FACILITATION_ATTEMPTS,
  budget_micro_usd: 1_000_000,
};

/**
 * What holds where a table does not say (R1). A board argues in parallel, a party talks across the table. The budget's
 * default is the installation's.
 */
export const ROUND_TABLE_DEFAULTS: Record<'board' | 'party', RoundTableConfig> = {
  board: { ...BOTH, mode: 'board', speaking: 'parallel', rounds: 3, summaries: 'every_round' },
  party: { ...BOTH, mode: 'party', speaking: 'in_turn', rounds: 0, summaries: 'at_the_end' },
};
