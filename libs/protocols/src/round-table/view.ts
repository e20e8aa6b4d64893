import type { Member, Picked, RoundSummarised, RoundTableConfig } from '@parley/contracts';
import { frameView, type ProtocolView, type TurnView } from '../shared/view.js';
import { tableAnswer } from './answers.js';
import { heardQuestions, isPooling, waitsFor, type PooledQuestion } from './pool.js';
import { isPremortem } from '../shared/premortem.js';
import { stood } from './stood.js';
import { isSaid, sinceSummary } from './talk.js';
import { contributeTask } from './tasks/contribute.js';
import { agendaOf, memberOf, nameOf, openedOf, type RoundTableState, type Turn } from './state.js';

/** What a round table's view has besides what every view has. */
export interface RoundTableView extends ProtocolView {
  question: string;
  /** Without their rehearsal scripts, which are in the log. */
  members: Omit<Member, 'script'>[];
  config: RoundTableConfig;
  /** Whoever answers in this round, and why (party mode). */
  picked: Picked[];
  /** What members have lately asked one another, and who has answered; absent where nothing was. */
  asked?: PooledQuestion[];
  /** The facilitator's latest summary. */
  last_summary?: RoundSummarised;
}

export function view(state: RoundTableState): RoundTableView {
  const { question, members, config } = openedOf(state);
  const { summary: last_summary } = state;
  return {
    ...frameView(state),
    max_rounds: agendaOf(state),
    question,
    members: members.map(({ script: _script, ...member }) => member),
    config,
    picked: state.picked,
    ...(state.pool.questions.length && { asked: state.pool.questions }),
    ...(last_summary && { last_summary }),
    turns: state.turns.map((turn) => turnView(state, turn)),
  };
}

const STATUS = { open: 'open', spoken: 'answered', skipped: 'skipped' } as const;

const turnView = (state: RoundTableState, { participant_id, request_id, status }: Turn): TurnView => ({
  participant_id,
  name: nameOf(state, participant_id),
  kind: memberOf(state, participant_id)?.kind ?? 'external',
  request_id,
  status: STATUS[status],
});

/** What a person who is asked needs to answer: what a hosted member is shown in its place. */
export function inboxItem(state: RoundTableState, { participant_id }: { participant_id: string }) {
  const { question, talk, interventions, last } = contributeTask(state, participant_id);
  const { summary, entries } = sinceSummary(talk);
  return {
    question,
    ...(summary && { last_summary: summary.summary, open_points: summary.open_points }),
    said: entries.filter(isSaid).map(({ participant_id: id, round, text, stance }) => ({
      name: nameOf(state, id),
      round,
      text,
      ...(stance && { verdict: stance.verdict }),
    })),
    user_said: interventions,
    last,
    ...(isPremortem(state) ? { premortem: true } : pooling(state, participant_id)),
  };
}

/** That it is asked for what it alone may know, and the questions that wait for its answer. */
function pooling(state: RoundTableState, participantId: string) {
  const { config } = openedOf(state);
  if (!isPooling(config)) return {};
  const unheard = (round: number) => config.speaking === 'parallel' && round >= state.round;
  const open = heardQuestions(state.pool, unheard).filter((one) => waitsFor(participantId, one));
  return {
    ...(state.round === 1 && { knows: true }),
    ...(open.length && { asked: open.map(({ id, by, question }) => ({ id, name: nameOf(state, by), question })) }),
  };
}

/** What it came to: why it ended, the facilitator's last word on it, the answer that most hold, and who does not share it. */
export function outcome(state: RoundTableState) {
  const { closed, summary: last, premortem } = state;
  if (!closed) return undefined;
  const { status, reason } = closed;
  const answer = tableAnswer(state.answers);
  const summary = last?.summary ?? '';
  return {
    status,
    reason,
    summary,
    open_points: last?.open_points ?? [],
    minority: stood(state).minority,
    ...(answer && { answer }),
    ...(premortem && { premortem }),
    closed,
  };
}
