import type { ConditionName } from './conditions/condition.js';

/**
 * What ends a channel where several conditions hold at once: people, then hard limits, then what participants signal,
 * then agreement, then stagnation; within each, this order. A composition ranks as its strongest part that holds.
 * The other conditions that hold are listed with the outcome. (docs/guide/termination.md shows this table.)
 */
export const PRECEDENCE: readonly (readonly [group: string, names: readonly ConditionName[]])[] = [
  ['people', ['priority_command', 'exit_words', 'vote', 'external_signal']],
  [
    'hard limits',
    [
      'cost_budget',
      'token_budget',
      'failures_in_a_row',
      'time_limit',
      'round_limit',
      'message_count',
      'stalled_participant',
    ],
  ],
  ['signals of participants', ['tool_call', 'hand_over', 'text_mention', 'spoken_by']],
  ['agreement', ['consensus', 'settled', 'converged']],
  ['stagnation', ['stability', 'repetition', 'no_progress', 'user_silence']],
];

const ORDER: readonly ConditionName[] = PRECEDENCE.flatMap(([, names]) => names);

/** 0 is the strongest. */
export const rankOf = (name: ConditionName): number => ORDER.indexOf(name);

/** The rank of `not`, which holds because something did not happen: after everything that did. */
export const WEAKEST = ORDER.length;

const WISHES = PRECEDENCE[0]![1];

/** Somebody's wish: it ends a channel even where conditions only warn (T6). */
export const isWish = (name: ConditionName): boolean => WISHES.includes(name);

/** Ranks up to here are wishes. */
export const LAST_WISH = rankOf(WISHES.at(-1)!);
