import type { Finding } from '@parley/contracts';
import { assess } from './assess.js';
import type { Ledger } from './ledger/ledger.js';

/** The conversation's state as the source has it (T4), with every condition's figures behind its flag. */
export interface ConversationState {
  current_round: number;
  started_at: string;
  last_activity_at: string;
  consensus_reached: boolean;
  /** Rounds since a person spoke. */
  silence_count: number;
  /** True for each condition that holds; `silence` and `user_requested` as the source names them. */
  exit_flags: Record<string, boolean>;
  auto_exit_enabled: boolean;
  findings: Finding[];
}

/** T4, from the same fold that ends the channel. */
export function conversationState(ledger: Ledger): ConversationState {
  const { findings } = assess(ledger);
  const holds = (...names: string[]) =>
    findings.some(({ condition, status }) => status === 'met' && names.includes(condition));
  const consensus_reached = ledger.agreed ?? holds('consensus');
  return {
    current_round: ledger.round,
    started_at: ledger.started_at,
    last_activity_at: ledger.last_activity_at,
    consensus_reached,
    silence_count: ledger.silence_count,
    exit_flags: {
      ...Object.fromEntries(findings.map(({ condition, status }) => [condition, status === 'met'])),
      round_limit: holds('round_limit'),
      time_limit: holds('time_limit'),
      consensus: consensus_reached,
      silence: holds('user_silence', 'repetition'),
      user_requested: holds('exit_words', 'priority_command', 'vote', 'external_signal'),
    },
    auto_exit_enabled: ledger.policy.auto_exit,
    findings,
  };
}
