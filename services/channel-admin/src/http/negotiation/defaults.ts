import type { Assignment, Gap, NegotiationConfig } from '@parley/contracts';
import { MAX_FACILITATION_ATTEMPTS } from '../defaults.js';

/** What holds where a channel does not say (N4, N6). The budget's default is the installation's. */
export const NEGOTIATION_DEFAULTS: NegotiationConfig = {
  max_rounds: 3,
  feedback_timeout_ms: 30_000,
  timeout_policy: 'accept',
  max_reminders: 1,
  max_replacements: 2,
  time_limit_ms: 1_800_000,
  max_facilitation_attempts: MAX_FACILITATION_ATTEMPTS,
  budget_micro_usd: 1_000_000,
};

/** What a facilitator's script may leave out. */
export const ASSIGNMENT_DEFAULTS: Pick<Assignment, 'notes' | 'core'> = { notes: '', core: false };
export const GAP_DEFAULTS: Pick<Gap, 'description' | 'importance'> = { description: '', importance: 'medium' };
