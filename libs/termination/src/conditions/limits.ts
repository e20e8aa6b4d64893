import { limited, type Condition } from './condition.js';

/** Where a limit warns unless the policy says otherwise: at eighty per cent, rounded up, and always below the limit. */
export const mostOf = (limit: number): number => Math.max(1, Math.min(limit - 1, Math.ceil(limit * 0.8)));

/** Rounds that are over (T1): the last one allowed is played to its end. */
export const roundLimit: Condition<'round_limit'> = {
  unit: 'rounds',
  defaults: ({ max = 10, warn_at = mostOf(max) }) => ({ max, warn_at }),
  measure: ({ max, warn_at }, { closed_rounds, extra_rounds }) =>
    limited(closed_rounds, warn_at + extra_rounds, max + extra_rounds),
};

/** Time since the channel opened (T1), as durable timers report it: no clock is read here, so that none can be wrong. */
export const timeLimit: Condition<'time_limit'> = {
  unit: 'milliseconds',
  defaults: ({ max_ms = 1_800_000, warn_at_ms = Math.round((max_ms * 5) / 6) }) => ({ max_ms, warn_at_ms }),
  measure({ max_ms, warn_at_ms }, { elapsed_ms, extra_ms }) {
    return limited(elapsed_ms, warn_at_ms + extra_ms, max_ms + extra_ms);
  },
};

/** How long no person has spoken (T1), as durable timers report it. */
export const userSilence: Condition<'user_silence'> = {
  unit: 'milliseconds',
  defaults: ({ max_ms = 300_000, warn_at_ms = Math.round((max_ms * 4) / 5) }) => ({ max_ms, warn_at_ms }),
  measure({ max_ms, warn_at_ms }, { silence_ms, last_user_version }) {
    const evidence = silence_ms
      ? [{ version: last_user_version, participant_id: '', what: 'last_words_of_a_person', value: '' }]
      : [];
    return limited(silence_ms, warn_at_ms, max_ms, evidence);
  },
};

/** Tokens of all model calls of the channel. */
export const tokenBudget: Condition<'token_budget'> = {
  unit: 'tokens',
  defaults: ({ max, warn_at = mostOf(max) }) => ({ max, warn_at }),
  measure: ({ max, warn_at }, { tokens }) => limited(tokens, warn_at, max),
};

/** Spend of all model calls of the channel. */
export const costBudget: Condition<'cost_budget'> = {
  unit: 'micro_usd',
  defaults: ({ max_micro_usd, warn_at_micro_usd = mostOf(max_micro_usd) }) => ({ max_micro_usd, warn_at_micro_usd }),
  measure: ({ max_micro_usd, warn_at_micro_usd }, { cost_micro_usd }) =>
    limited(cost_micro_usd, warn_at_micro_usd, max_micro_usd),
};

/** Turns of participants. */
export const messageCount: Condition<'message_count'> = {
  unit: 'turns',
  defaults: ({ max, warn_at = mostOf(max) }) => ({ max, warn_at }),
  measure: ({ max, warn_at }, { turns }) => limited(turns, warn_at, max),
};

/** Turns and facilitations that failed with no success between them. */
export const failuresInARow: Condition<'failures_in_a_row'> = {
  unit: 'count',
  defaults: ({ max = 3, warn_at = Math.max(1, max - 1) }) => ({ max, warn_at }),
  measure({ max, warn_at }, { failures }) {
    const evidence = failures.slice(-max).map(({ version, participant_id, code }) => ({
      version,
      participant_id,
      what: 'failure',
      value: code,
    }));
    return limited(failures.length, warn_at, max, evidence);
  },
};

/** The participant that has missed the most of its turns in a row. */
export const stalledParticipant: Condition<'stalled_participant'> = {
  unit: 'count',
  defaults: ({ max = 3, warn_at = Math.max(1, max - 1) }) => ({ max, warn_at }),
  measure({ max, warn_at }, { missed }) {
    const most = Math.max(0, ...Object.values(missed).map((turns) => turns.length));
    const evidence = Object.entries(missed)
      .filter(([, turns]) => turns.length === most && most > 0)
      .flatMap(([participant_id, turns]) =>
        turns.map((version) => ({ version, participant_id, what: 'missed_turn', value: '' })),
      );
    return limited(most, warn_at, max, evidence);
  },
};
