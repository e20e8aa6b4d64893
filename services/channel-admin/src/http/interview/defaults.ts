import type { InterviewConfig } from '@parley/contracts';
import { NO_NAME } from '@parley/protocols/interview';

/** What holds where an interview does not say (I4, I5, I6). */
export const INTERVIEW_DEFAULTS: InterviewConfig = {
  max_turns: 200,
  max_waiting: 32,
  background_timeout_ms: 120_000,
  deep_thinking_after_ms: 30_000,
  compress_every: 8,
  keep_recent: 4,
  complete_at: 80,
  // 30 days.
  user_timeout_ms: 2_592_000_000,
  resume_after_ms: 3_600_000,
  max_facilitation_attempts: 2,
  budget_micro_usd: 2_000_000,
};

/** Who takes part where nobody is named (I1). */
export const SEATS = {
  en: { user: NO_NAME.en, interviewer: 'Interviewer', architect: 'Architect' },
  zh: { user: NO_NAME.zh, interviewer: '访谈者', architect: '架构师' },
} as const;
