import type { TeamConfig } from '@parley/contracts';
import { MAX_FACILITATION_ATTEMPTS } from '../defaults.js';

/** What holds where a team does not say (D2, D4). */
export const TEAM_DEFAULTS: TeamConfig = {
  automatic_debates: true,
  max_inserted_debates: 3,
  debate_rounds: 2,
  anonymous_peers: false,
  turn_timeout_ms: 180_000,
  max_facilitation_attempts: MAX_FACILITATION_ATTEMPTS,
  budget_micro_usd: 2_000_000,
};
