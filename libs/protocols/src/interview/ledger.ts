import type { LedgerReader } from '@parley/termination';
import { policyOf } from './rules/open.js';

/** How the monitor reads an interview's events (T1 to T4): a turn of the user with its answer is a round. */
export const ledger: LedgerReader = ({ type, data }) => {
  switch (type) {
    case 'InterviewOpened':
      return [{ entry: 'opened', participants: [data.user, data.interviewer, data.architect], policy: policyOf(data) }];
    case 'AnswerGiven': {
      const { participant_id, text, turn } = data;
      const said = { entry: 'turn' as const, participant_id, text };
      return turn > 0 ? [said, { entry: 'round_closed', round: turn }] : [said];
    }
    case 'InterviewDocumentWritten':
      return [{ entry: 'work', participant_id: data.participant_id }];
    case 'TurnSkipped': {
      const missed = { entry: 'missed' as const, participant_id: data.participant_id, passed_over: true };
      // A document that is not written is no turn of the user's.
      return data.request_id.startsWith('answer-') && data.round > 0
        ? [missed, { entry: 'round_closed', round: data.round }]
        : [missed];
    }
    default:
      return [];
  }
};
