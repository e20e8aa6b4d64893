import type { Condition, ConditionName } from './condition.js';
import { consensus } from './consensus/consensus.js';
import {
  costBudget,
  failuresInARow,
  messageCount,
  roundLimit,
  stalledParticipant,
  timeLimit,
  tokenBudget,
  userSilence,
} from './limits.js';
import { settled } from './settled.js';
import { converged, noProgress, repetition, stability } from './stagnation.js';
import {
  exitWords,
  externalSignal,
  handOver,
  priorityCommand,
  spokenBy,
  textMention,
  toolCall,
  vote,
} from './words.js';

/** Every condition by its name: the same names in configuration, findings, events and documents. */
export const CONDITIONS: { readonly [N in ConditionName]: Condition<N> } = {
  round_limit: roundLimit,
  time_limit: timeLimit,
  consensus,
  user_silence: userSilence,
  repetition,
  exit_words: exitWords,
  vote,
  priority_command: priorityCommand,
  token_budget: tokenBudget,
  cost_budget: costBudget,
  failures_in_a_row: failuresInARow,
  stalled_participant: stalledParticipant,
  external_signal: externalSignal,
  converged,
  settled,
  no_progress: noProgress,
  stability,
  message_count: messageCount,
  text_mention: textMention,
  spoken_by: spokenBy,
  hand_over: handOver,
  tool_call: toolCall,
};

/** Those that go by figures, ids and votes alone: whatever words are missing in a record, they find the same. */
export const WORDLESS: ReadonlySet<string> = new Set<ConditionName>([
  ...(['round_limit', 'time_limit', 'user_silence', 'token_budget', 'cost_budget', 'message_count'] as const),
  ...(['failures_in_a_row', 'stalled_participant', 'vote', 'external_signal'] as const),
  ...(['spoken_by', 'hand_over', 'tool_call'] as const),
]);
