import type { RecordedEvent } from '@parley/contracts';
import { memberOf, nameOf, openIssues, pendingClarifications, roleOf, type Deliberation } from '@parley/protocols';
import { read, type Reading } from './channel-view.js';
import type { ProposalRow, QuestionRow, SummaryRow, TurnRow } from './entities.js';

/** A channel's fold with the rows that may still change: those of the current round, and the latest proposals. */
export interface ChannelRows {
  reading: Reading;
  turns: Map<string, TurnRow>;
  proposals: Map<number, ProposalRow>;
}

/** The rows that an event has made or changed. */
export interface ChangedRows {
  turns: TurnRow[];
  proposals: ProposalRow[];
  summaries: SummaryRow[];
  questions: QuestionRow[];
}

const NOTHING: ChangedRows = { turns: [], proposals: [], summaries: [], questions: [] };

/** Folds one event, and says which rows it made or changed. Pure: the same log gives the same rows. */
export function project(before: ChannelRows, event: RecordedEvent): { after: ChannelRows; changed: ChangedRows } {
  const after = { ...before, reading: read(before.reading, event) };
  const changed = changedBy(after, event);
  for (const turn of changed.turns) after.turns.set(turn.request_id, turn);
  for (const proposal of changed.proposals) after.proposals.set(proposal.version, proposal);
  return { after, changed };
}

function changedBy(rows: ChannelRows, event: RecordedEvent): ChangedRows {
  const { channel_id } = event;
  switch (event.type) {
    case 'ProposalDrafted': {
      const { proposal } = event.data;
      const { version } = proposal;
      const row = { channel_id, version, cause: 'draft', proposal, diff: [], changes_made: [], changes_rejected: [] };
      return { ...NOTHING, proposals: [{ ...row, tally: null }] };
    }
    case 'ProposalAdjusted': {
      const { proposal, cause, diff, changes_made, changes_rejected } = event.data;
      const row = { channel_id, version: proposal.version, cause, proposal, diff, changes_made, changes_rejected };
      return { ...NOTHING, proposals: [{ ...row, tally: null }] };
    }
    case 'RoundClosed': {
      const { accepted, negotiating, withdrawn, assumed, proposal_version } = event.data;
      const row = rows.proposals.get(proposal_version);
      return row
        ? { ...NOTHING, proposals: [{ ...row, tally: { accepted, negotiating, withdrawn, assumed } }] }
        : NOTHING;
    }
    case 'RoundStarted':
      forgetSettled(rows.turns);
      forgetEarlier(rows.proposals, event.data.proposal_version);
      // An end that was called off has cut the round before: nobody waits for its turns any more.
      return closedTurns(rows, (turn) => !turn.request_id.startsWith('ballot-'));
    case 'TurnRequested':
      return { ...NOTHING, turns: [requestedTurn(rows, event)] };
    case 'ReminderSent':
      return changedTurn(rows, event.data.request_id, { due_at: new Date(event.data.due_at) });
    case 'FeedbackRecorded':
      return changedTurn(rows, event.data.request_id, { open: false, feedback: event.data });
    case 'BallotRequested':
      return { ...NOTHING, turns: [requestedBallot(rows, event)] };
    case 'BallotCast':
      return changedTurn(rows, `ballot-${event.data.vote_id}-${event.data.voter}`, { open: false });
    case 'VoteClosed':
      return closedTurns(rows, (turn) => turn.request_id.startsWith(`ballot-${event.data.vote_id}-`));
    case 'ContributionMade':
      return changedTurn(rows, event.data.request_id, { open: false, contribution: event.data });
    case 'SpeechGiven':
      return changedTurn(rows, event.data.request_id, { open: false, speech: event.data });
    case 'PlanDocumentWritten':
    case 'ClarificationFollowedUp':
      return settledWork(rows, event, event.data.request_id);
    case 'ClarificationSettled':
      return settledWork(rows, event, event.data.request_id);
    case 'ClarificationAsked':
    case 'ClarificationAnswered':
    case 'ClarificationSkipped':
      return settledWork(rows, event, undefined);
    case 'WorkshopRoundReviewed': {
      const { position, data } = event;
      const open_points = openPoints(rows.reading.channel);
      const { round, summary } = data;
      return { ...NOTHING, summaries: [{ channel_id, position, round, summary, open_points, final: false }] };
    }
    case 'PlanReported': {
      const { position, data } = event;
      const { channel } = rows.reading;
      const round = channel.protocol === 'workshop' ? channel.state.round : 0;
      const row = { channel_id, position, round, summary: data.summary, open_points: openPoints(channel), final: true };
      return { ...NOTHING, summaries: [row] };
    }
    case 'TurnSkipped':
      return changedTurn(rows, event.data.request_id, { open: false });
    case 'RoundSummarised': {
      const { position, data } = event;
      return { ...NOTHING, summaries: [{ channel_id, position, ...data }] };
    }
    case 'WorkshopConcluded':
    case 'ChannelClosed':
      return closedTurns(rows, () => true);
    default:
      return NOTHING;
  }
}

type OfQuestion = Extract<
  RecordedEvent,
  {
    type:
      | 'ClarificationAsked'
      | 'ClarificationAnswered'
      | 'ClarificationFollowedUp'
      | 'ClarificationSettled'
      | 'ClarificationSkipped';
  }
>;

/** The turn is settled, and the question waits for the user or not (W6). */
function settledWork(
  rows: ChannelRows,
  event: OfQuestion | Extract<RecordedEvent, { type: 'PlanDocumentWritten' }>,
  requestId: string | undefined,
): ChangedRows {
  const { turns } = requestId === undefined ? NOTHING : changedTurn(rows, requestId, { open: false });
  if (event.type === 'PlanDocumentWritten') return { ...NOTHING, turns };
  const { channel_id, tenant, position, data } = event;
  const { question_id } = data;
  const { channel } = rows.reading;
  const waiting = channel.protocol === 'workshop' ? pendingClarifications(channel.state) : [];
  const pending = waiting.some((question) => question.question_id === question_id);
  return { ...NOTHING, turns, questions: [{ channel_id, question_id, tenant, pending, position }] };
}

const openPoints = (channel: Deliberation): string[] =>
  channel.protocol === 'workshop' ? openIssues(channel.state).map(({ statement }) => statement) : [];

function requestedTurn({ reading }: ChannelRows, event: Extract<RecordedEvent, { type: 'TurnRequested' }>): TurnRow {
  const { channel_id, tenant, position, data } = event;
  const { request_id, participant_id, participant_kind: kind, round, proposal_version } = data;
  const name = shownName(reading.channel, participant_id);
  const due_at = new Date(data.due_at);
  const row = { channel_id, request_id, tenant, participant_id, name, kind, round, proposal_version, position, due_at };
  return { ...row, open: true, feedback: null, contribution: null, work: data.work ?? null, speech: null };
}

/** A vote waits for its voters as a turn does (T1). */
function requestedBallot(
  { reading }: ChannelRows,
  event: Extract<RecordedEvent, { type: 'BallotRequested' }>,
): TurnRow {
  const { channel_id, tenant, position, data } = event;
  const { request_id, participant_id, participant_kind: kind } = data;
  const name = shownName(reading.channel, participant_id);
  const { round } = reading.ledger;
  const row = { channel_id, request_id, tenant, participant_id, name, kind, round, proposal_version: 0, position };
  return {
    ...row,
    due_at: new Date(data.due_at),
    open: true,
    work: '',
    feedback: null,
    contribution: null,
    speech: null,
  };
}

const closedTurns = ({ turns }: ChannelRows, chosen: (turn: TurnRow) => boolean): ChangedRows => ({
  ...NOTHING,
  turns: [...turns.values()].filter((turn) => turn.open && chosen(turn)).map((turn) => ({ ...turn, open: false })),
});

function shownName(channel: Deliberation, participantId: string): string {
  if (channel.protocol === 'negotiation') return nameOf(channel.state, participantId);
  if (channel.protocol === 'workshop') return roleOf(channel.state, participantId)?.name ?? participantId;
  return (channel.protocol === 'round-table' && memberOf(channel.state, participantId)?.name) || participantId;
}

function changedTurn({ turns }: ChannelRows, requestId: string, change: Partial<TurnRow>): ChangedRows {
  const turn = turns.get(requestId);
  return turn ? { ...NOTHING, turns: [{ ...turn, ...change }] } : NOTHING;
}

/** An open ballot outlives the round in which it was asked for. */
function forgetSettled(turns: Map<string, TurnRow>): void {
  for (const [id, turn] of turns) if (!turn.open) turns.delete(id);
}

/** A tally belongs to the version of its round: earlier ones change no more. */
function forgetEarlier(proposals: Map<number, ProposalRow>, version: number): void {
  for (const known of proposals.keys()) if (known < version) proposals.delete(known);
}
