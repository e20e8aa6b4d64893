import type { SpeechGiven } from '@parley/contracts';
import type { LedgerEntry, LedgerReader } from '@parley/termination';
import { policyOf } from './rules/open.js';

/** How the monitor reads a workshop's events (T1 to T4). */
export const ledger: LedgerReader = ({ type, data }) => {
  switch (type) {
    case 'WorkshopOpened':
      return [
        {
          ...{ entry: 'opened', participants: data.roles, policy: policyOf(data) },
          ...(data.config.premortem && { premortem: true }),
        },
      ];
    case 'SpeechGiven':
      return [turnEntry(data)];
    case 'LookupMade':
      return [{ entry: 'tools', participant_id: data.participant_id, tool_calls: data.uses.map(({ tool }) => tool) }];
    case 'ClarificationAnswered':
      return [{ entry: 'person_spoke', who: data.actor.id, text: data.answer }];
    case 'ClarificationSkipped':
      return [{ entry: 'person_acted' }];
    case 'PlanDocumentWritten':
      return [{ entry: 'work', participant_id: data.participant_id }];
    case 'WorkshopConcluded':
      return data.status === 'success' ? [{ entry: 'agreed' }] : [];
    case 'TurnSkipped':
      return [{ entry: 'missed', participant_id: data.participant_id, passed_over: true }];
    case 'WorkshopRoundClosed':
      return [
        { entry: 'round_closed', round: data.round },
        // Issues by their ids: other words are no progress.
        { entry: 'open_points', open_points: data.open_issues },
      ];
    default:
      return [];
  }
};

/** A speech agrees where it objects to nothing; its position is what it would have in the draft. */
function turnEntry({ participant_id, speech }: SpeechGiven): LedgerEntry {
  const { analysis, advice, stances, entry_stances, entries } = speech;
  const objects = [...stances, ...entry_stances].some(({ stance }) => stance === 'object');
  const claim = [...entries.map(({ text }) => text), ...stances.map(({ statement }) => statement)].join('; ');
  const text = [analysis, advice].filter(Boolean).join('\n');
  return {
    entry: 'turn',
    participant_id,
    text,
    stance: { verdict: objects ? 'disagree' : 'agree', claim, rejects: [] },
  };
}
