import type { EntryStance, IssueStance, RecordedEvent } from '@parley/client';
import type { Said } from '../../channel/stances/matrix.js';

/** What one event says of where a role stands. */
export interface Statements {
  participant_id: string;
  round: number;
  /** The turn in which it was said. */
  request_id: string;
  said: readonly (Said & { about: string })[];
}

/**
 * Where a role stands on issues and entries, as it says itself (W3); who proposes an entry is for it, and against its rivals (W4).
 * Nothing for events that say nothing of that.
 */
export function statementsOf({ type, data, position }: RecordedEvent): Statements | undefined {
  switch (type) {
    case 'SpeechGiven': {
      const { stances, entry_stances } = data.speech;
      return { ...data, said: [...stances, ...entry_stances].map((one) => said(one, position)) };
    }
    case 'EntriesRatified':
      return { ...data, said: data.entry_stances.map((one) => said(one, position)) };
    case 'DraftEntryProposed': {
      const { entry_id, proposed_by: participant_id, round, request_id, reason, rivals = [] } = data;
      const own = { stance: 'agree', reason, position, about: entry_id };
      const others = rivals.map((about) => ({ stance: 'object', reason, position, about }));
      return { participant_id, round, request_id, said: [own, ...others] };
    }
    case 'DraftEntryRepeated': {
      const { entry_id, repeated_by: participant_id, round, request_id, reason, rivals } = data;
      const own = { stance: 'agree', reason, position, about: entry_id };
      const others = rivals.map((about) => ({ stance: 'object', reason, position, about }));
      return { participant_id, round, request_id, said: [own, ...others] };
    }
    default:
      return undefined;
  }
}

const said = (one: IssueStance | EntryStance, position: number) =>
  'issue_id' in one
    ? { stance: one.stance, reason: one.reason || one.statement, position, about: one.issue_id }
    : { stance: one.stance, reason: one.reason, position, about: one.entry_id };
