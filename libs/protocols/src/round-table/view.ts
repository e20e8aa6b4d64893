import type { Member, Picked, RoundSummarised, RoundTableConfig } from '@parley/contracts';
import { frameView, type ProtocolView, type TurnView } from '../shared/view.js';
import { agendaOf, memberOf, nameOf, openedOf, type RoundTableState, type Turn } from './state.js';

/** What a round table's view has besides what every view has. */
export interface RoundTableView extends ProtocolView {
  question: string;
  /** Without their rehearsal scripts, which are in the log. */
  members: Omit<Member, 'script'>[];
  config: RoundTableConfig;
  /** Who answers in this round, and why (party mode). */
  picked: Picked[];
  /** The facilitator's latest summary. */
  last_summary?: RoundSummarised;
}

export function view(state: RoundTableState): RoundTableView {
  const { question, members, config } = openedOf(state);
  const last_summary = state.summaries.at(-1);
  return {
    ...frameView(state),
    max_rounds: agendaOf(state),
    question,
    members: members.map(({ script: _script, ...member }) => member),
    config,
    picked: state.picked,
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

/** What a person who is asked needs to answer: the question, and how far the talk has come. */
export function inboxItem(state: RoundTableState) {
  const last = state.summaries.at(-1);
  return { question: openedOf(state).question, ...(last && { last_summary: last.summary }) };
}

/** What it came to: why it ended, and the facilitator's last word on it. */
export function outcome({ closed, summaries }: RoundTableState) {
  if (!closed) return undefined;
  const { status, reason } = closed;
  const last = summaries.at(-1);
  return { status, reason, summary: last?.summary ?? '', open_points: last?.open_points ?? [], closed };
}
