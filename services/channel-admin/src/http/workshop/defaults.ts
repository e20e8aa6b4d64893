import type { WorkshopConfig } from '@parley/contracts';
import { MAX_FACILITATION_ATTEMPTS } from '../defaults.js';

/** What holds where a workshop does not say (W5, W8). */
export const WORKSHOP_DEFAULTS: WorkshopConfig = {
  max_rounds: 5,
  turn_timeout_ms: 180_000,
  max_speech_chars: 6_000,
  off_topic_notices: true,
  initial_judgement: true,
  max_facilitation_attempts: MAX_FACILITATION_ATTEMPTS,
  budget_micro_usd: 2_000_000,
};
