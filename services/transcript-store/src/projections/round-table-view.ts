import type { Member, Picked, RoundSummarised, RoundTableConfig } from '@parley/contracts';
import { agendaOf, memberOf, tableOf, type RoundTableState } from '@parley/protocols';
import type { TurnView } from './turn-view.js';

/** What a round table's view has besides what every view has. */
export interface RoundTableView {
  protocol: 'round-table';
  question: string;
  /** Without their rehearsal scripts, which are in the log. */
  members: Omit<Member, 'script'>[];
  config: RoundTableConfig;
  /** Who answers in this round, and why (party mode). */
  picked: Picked[];
  /** The moderator's latest summary. */
  last_summary?: RoundSummarised;
}

const STATUS = { open: 'open', spoken: 'answered', skipped: 'skipped' } as const;

export function roundTableView(state: RoundTableState) {
  const { topic, language, question, members, config, rehearsal } = tableOf(state);
  const last_summary = state.summaries.at(-1);
  return {
    protocol: 'round-table' as const,
    topic,
    language,
    phase: state.phase,
    cycle: 1,
    round: state.round,
    max_rounds: agendaOf(state),
    rehearsal,
    question,
    members: members.map(({ script: _script, ...member }) => member),
    config,
    picked: state.picked,
    ...(last_summary && { last_summary }),
    turns: state.turns.map(({ participant_id, request_id, status }): TurnView => ({
      participant_id,
      name: memberOf(state, participant_id)?.name ?? participant_id,
      kind: memberOf(state, participant_id)?.kind ?? 'external',
      request_id,
      status: STATUS[status],
    })),
  };
}
