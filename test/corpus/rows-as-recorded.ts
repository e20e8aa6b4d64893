import type { RecordedEvent } from '@parley/contracts';
import type { ChangedRows, ProtocolRow } from '../../services/transcript-store/src/projections/channel-rows.js';
import type { TurnRow } from '../../services/transcript-store/src/projections/entities.js';

/** The rows after the last event, by table and key, in the form that they had when the channels were recorded. */
export type Rows = Record<'turns' | 'proposals' | 'summaries' | 'questions', Record<string, unknown>>;

/** Tables have changed their form since; what they say has not. */
export function rowsAsRecorded(events: readonly RecordedEvent[], changes: readonly ChangedRows[]): Rows {
  const rows: Rows = { turns: {}, proposals: {}, summaries: {}, questions: {} };
  for (const { turns, questions, protocolRows } of changes) {
    for (const turn of turns.values()) rows.turns[turn.request_id] = turnRow(turn, events);
    for (const row of protocolRows.values()) protocolRow(rows, row);
    for (const { question: _question, ...row } of questions.values()) {
      rows.questions[row.question_id] = { ...row, position: lastPosition(events, row.question_id) };
    }
  }
  return rows;
}

/** A question's place was that of the last event that settled or opened something of it. */
function lastPosition(events: readonly RecordedEvent[], questionId: string): number | undefined {
  const counted = ['Asked', 'Answered', 'FollowedUp', 'Settled', 'Skipped'].map((what) => `Clarification${what}`);
  return events.findLast(
    ({ type, data }) => counted.includes(type) && 'question_id' in data && data.question_id === questionId,
  )?.position;
}

function turnRow({ answer_type, answer, context: _context, work, ...turn }: TurnRow, events: readonly RecordedEvent[]) {
  const said = (type: string) => (answer_type === type ? answer : null);
  const request = events.find(({ type, data }) => type === 'TurnRequested' && data.request_id === turn.request_id);
  return {
    ...turn,
    proposal_version: request?.type === 'TurnRequested' ? request.data.proposal_version : 0,
    feedback: said('FeedbackRecorded'),
    contribution: said('ContributionMade'),
    speech: said('SpeechGiven'),
    work: work === 'ballot' ? '' : work,
  };
}

function protocolRow(rows: Rows, { table, channel_id, key, data }: ProtocolRow): void {
  if (table === 'proposals') rows.proposals[key] = { channel_id, ...data, tally: null };
  if (table === 'tallies') {
    const { proposal_version: _version, ...tally } = data as { proposal_version: number };
    rows.proposals[key] = { ...(rows.proposals[key] as object), tally };
  }
  if (table === 'summaries') rows.summaries[key] = { channel_id, ...data };
}
