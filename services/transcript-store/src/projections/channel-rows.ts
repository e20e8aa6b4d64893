import type { RecordedEvent } from '@parley/contracts';
import {
  outcomeOf,
  SHARED_PROJECTIONS,
  type OpenDeliberation,
  type ProjectedRow,
  type Registry,
} from '@parley/protocols';
import { EMPTY_FOLD, evolveFold, viewOf, type ChannelFold } from './channel-view.js';
import type { ChannelRow, QuestionRow, TurnRow } from './entities.js';
import { newWords, type ChannelWords } from './channel-words.js';
import { changedTurns } from './turn-rows.js';

/** A channel's fold, with what may still change of its rows. */
export interface ProjectedChannel {
  fold: ChannelFold;
  openTurns: ReadonlyMap<string, TurnRow>;
  /** Questions that wait for the user, by id. */
  pendingQuestions: ReadonlyMap<string, QuestionRow>;
}

export const UNPROJECTED: ProjectedChannel = {
  fold: EMPTY_FOLD,
  openTurns: new Map(),
  pendingQuestions: new Map(),
};

/** A row of a protocol's own table. */
export interface ProtocolRow extends ProjectedRow {
  table: string;
  channel_id: string;
  position: number;
}

/** The rows of a channel that events have made or changed, each once: the latest of a key. */
export interface ChangedRows {
  turns: Map<string, TurnRow>;
  questions: Map<string, QuestionRow>;
  /** By table and key. */
  protocolRows: Map<string, ProtocolRow>;
  /** What it is found by, where that may have changed. */
  words?: ChannelWords | undefined;
}

export const noRows = (): ChangedRows => ({ turns: new Map(), questions: new Map(), protocolRows: new Map() });

/** Folds a channel's new events, and adds the rows that they make or change. The same log gives the same rows. */
export function project(
  before: ProjectedChannel,
  events: readonly RecordedEvent[],
  registry: Registry,
  changed: ChangedRows,
): ProjectedChannel {
  let { fold } = before;
  const openTurns = new Map(before.openTurns);
  const pendingQuestions = new Map(before.pendingQuestions);
  for (const event of events) {
    fold = evolveFold(fold, event, registry);
    if (!fold.channel.state) continue;
    for (const turn of changedTurns(openTurns, event, fold.channel, registry)) {
      changed.turns.set(turn.request_id, turn);
      if (turn.open) openTurns.set(turn.request_id, turn);
      else openTurns.delete(turn.request_id);
    }
    for (const question of changedQuestions(pendingQuestions, event, fold.channel, registry)) {
      changed.questions.set(question.question_id, question);
      if (question.pending) pendingQuestions.set(question.question_id, question);
      else pendingQuestions.delete(question.question_id);
    }
    for (const row of rowsOf(event, fold.channel, registry)) changed.protocolRows.set(`${row.table}/${row.key}`, row);
  }
  const words = newWords(before.fold, fold, registry);
  const { channel_id, tenant } = fold.last ?? {};
  if (words) changed.words = { channel_id: channel_id!, tenant: tenant!, ...words };
  return { fold, openTurns, pendingQuestions };
}

function rowsOf(event: RecordedEvent, channel: OpenDeliberation, registry: Registry): ProtocolRow[] {
  const { projections = [] } = registry.protocolOf(channel);
  const { channel_id, position } = event;
  return [...SHARED_PROJECTIONS, ...projections].flatMap((projection) =>
    projection.project(event, channel.state).map((row) => ({ ...row, table: projection.name, channel_id, position })),
  );
}

/** Those that wait and are new or put otherwise, and those that wait no longer: an answered one leaves the inbox (W6). */
function changedQuestions(
  waiting: ReadonlyMap<string, QuestionRow>,
  { channel_id, tenant, position }: RecordedEvent,
  channel: OpenDeliberation,
  registry: Registry,
): QuestionRow[] {
  const questions = registry.protocolOf(channel).questions?.(channel.state) ?? [];
  return questions.flatMap(({ pending: asked, ...question }): QuestionRow[] => {
    const { question_id } = question;
    const known = waiting.get(question_id);
    const pending = asked && !channel.state.closed;
    const same = pending ? known && isSame(known.question, question) : !known;
    return same ? [] : [{ channel_id, question_id, tenant, position, pending, question }];
  });
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The channel's own row. @throws where nothing was folded yet: only a bug can ask then */
export function channelRow(
  { fold }: ProjectedChannel,
  registry: Registry,
): Omit<ChannelRow, 'last_activity_at'> & { last_activity_at: string } {
  const view = viewOf(fold, registry);
  const { channel, last } = fold;
  const { channel_id, tenant, protocol, position, recorded_at } = last!;
  const outcome = channel.state ? (outcomeOf(registry.protocolOf(channel), channel.state) ?? null) : null;
  return { channel_id, tenant, protocol, status: view.status, last_activity_at: recorded_at, position, view, outcome };
}
