import type { LedgerReader } from '@parley/termination';
import { policyOf } from './rules/open.js';

/** How the monitor reads a round table's events (T1 to T4). */
export const ledger: LedgerReader = ({ type, data }) => {
  switch (type) {
    case 'RoundTableOpened':
      return [
        {
          ...{ entry: 'opened', participants: data.members, policy: policyOf(data) },
          ...(data.config.premortem && data.config.mode === 'board' && { premortem: true }),
        },
      ];
    case 'ContributionMade': {
      const { participant_id, text, stance, tool_calls, hands_over_to } = data;
      return [
        {
          entry: 'turn',
          participant_id,
          text,
          tool_calls,
          ...(stance && { stance }),
          ...(hands_over_to && { hands_over_to }),
        },
      ];
    }
    case 'TurnSkipped':
      return [{ entry: 'missed', participant_id: data.participant_id, passed_over: true }];
    case 'DiscussionRoundClosed':
      return [{ entry: 'round_closed', round: data.round }];
    case 'RoundSummarised':
      // The closing summary comes after the last round: it says nothing of its progress.
      return data.final ? [] : [{ entry: 'open_points', open_points: data.open_points }];
    case 'AgreementJudged':
      return [{ entry: 'judged', agreed: data.agreed, reason: data.reason }];
    default:
      return [];
  }
};
