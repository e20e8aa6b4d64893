import type { RecordedEvent } from '@parley/contracts';
import type { OpenDeliberation, ProjectedRow, Registry } from '@parley/protocols';
import { EMPTY_FOLD, evolveFold, viewOf, type ChannelFold } from './channel-view.js';
import type { ChannelRow, QuestionRow, TurnRow } from './entities.js';
import { changedTurns } from './turn-rows.js';

/** A channel's fold, with what may still change of its rows. */
export interface ProjectedChannel {
  fold: ChannelFold;
  openTurns: ReadonlyMap<string, TurnRow>;
  /** Questions that wait for the user. */
  pendingQuestions: ReadonlySet<string>;
}

export const UNPROJECTED: ProjectedChannel = {
  fold: EMPTY_FOLD,
  openTurns: new Map(),
  pendingQuestions: new Set(),
};

/** A row of a protocol's own table. */
export interface ProtocolRow extends ProjectedRow {
  table: string;
  channel_id: string;
  position: number;
}

/** The rows that a channel's new events have made or changed, each once. */
export interface ChangedRows {
  channel: Omit<ChannelRow, 'last_activity_at'> & { last_activity_at: string };
  turns: TurnRow[];
  questions: QuestionRow[];
  protocolRows: ProtocolRow[];
}

/** Folds a channel's new events and says which rows they made or changed. Pure: the same log gives the same rows. */
export function project(
  before: ProjectedChannel,
  events: readonly RecordedEvent[],
  registry: Registry,
): { after: ProjectedChannel; changed: ChangedRows } {
  let { fold } = before;
  const openTurns = new Map(before.openTurns);
  const turns = new Map<string, TurnRow>();
  const protocolRows = new Map<string, ProtocolRow>();
  for (const event of events) {
    fold = evolveFold(fold, event, registry);
    if (!fold.channel.state) continue;
    for (const turn of changedTurns(openTurns, event, fold.channel, registry)) {
      turns.set(turn.request_id, turn);
      if (turn.open) openTurns.set(turn.request_id, turn);
      else openTurns.delete(turn.request_id);
    }
    for (const row of rowsOf(event, fold.channel, registry)) protocolRows.set(`${row.table}/${row.key}`, row);
  }
  const last = events.at(-1)!;
  const questions = changedQuestions(before.pendingQuestions, last, fold, registry);
  const pending = questions.filter((question) => question.pending).map(({ question_id }) => question_id);
  return {
    after: { fold, openTurns, pendingQuestions: new Set(pending) },
    changed: {
      channel: channelRow(fold, last, registry),
      turns: [...turns.values()],
      questions,
      protocolRows: [...protocolRows.values()],
    },
  };
}

function rowsOf(event: RecordedEvent, channel: OpenDeliberation, registry: Registry): ProtocolRow[] {
  const { projections = [] } = registry.protocolOf(channel);
  const { channel_id, position } = event;
  return projections.flatMap((projection) =>
    projection
      .project(event, channel.state)
      .map((row) => ({ ...row, table: projection.name, channel_id, position })),
  );
}

/** Those that wait, and those that did before: an answered one leaves the inbox (W6). */
function changedQuestions(
  before: ReadonlySet<string>,
  { channel_id, tenant, position }: RecordedEvent,
  { channel }: ChannelFold,
  registry: Registry,
): QuestionRow[] {
  if (!channel.state) return [];
  const questions = registry.protocolOf(channel).questions?.(channel.state) ?? [];
  return questions
    .filter(({ question_id, pending }) => pending || before.has(question_id))
    .map(({ pending, ...question }) => {
      const { question_id } = question;
      return { channel_id, question_id, tenant, position, pending: pending && !channel.state.closed, question };
    });
}

function channelRow(
  fold: ChannelFold,
  { channel_id, tenant, protocol, position, recorded_at }: RecordedEvent,
  registry: Registry,
): ChangedRows['channel'] {
  const view = viewOf(fold, registry);
  const { channel } = fold;
  const outcome = channel.state ? (registry.protocolOf(channel).outcome(channel.state) ?? null) : null;
  return { channel_id, tenant, protocol, status: view.status, last_activity_at: recorded_at, position, view, outcome };
}
