import type { FeedbackRecorded } from '@parley/contracts';
import type { LedgerEntry, LedgerReader } from '@parley/termination';
import { policyOf } from './rules/open.js';

/** How the monitor reads a negotiation's events (T1 to T4). */
export const ledger: LedgerReader = ({ type, data }) => {
  switch (type) {
    case 'ChannelOpened':
      return [
        {
          ...{ entry: 'opened', participants: data.candidates, policy: policyOf(data) },
          ...(data.config.premortem && { premortem: true }),
        },
      ];
    case 'FeedbackRecorded':
      return [data.assumed ? { entry: 'missed', participant_id: data.participant_id, passed_over: false } : said(data)];
    case 'TurnSkipped':
      return [{ entry: 'missed', participant_id: data.participant_id, passed_over: true }];
    case 'RoundClosed':
      return [{ entry: 'round_closed', round: data.round }];
    case 'OutcomeReached':
      return data.status === 'success' ? [{ entry: 'agreed' }] : [];
    default:
      return [];
  }
};

/** The kind of an answer is its stance, what it asks for its position. */
function said({ participant_id, feedback_type, reasoning, proposed_changes }: FeedbackRecorded): LedgerEntry {
  const claim = proposed_changes.map(({ field, new_value }) => `${field}: ${new_value}`).join('; ');
  const verdict = feedback_type === 'accept' ? 'agree' : 'disagree';
  return { entry: 'turn', participant_id, text: reasoning, stance: { verdict, claim, rejects: [] } };
}
