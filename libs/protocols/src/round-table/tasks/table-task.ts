import type { ContributionMade } from '@parley/contracts';
import type { Heard } from '../../shared/work/discussion.js';
import type { Task } from '../../shared/work/prompt.js';
import { quoted } from '../../shared/work/quoted.js';
import { nameOf, openedOf, type RoundTableState } from '../state.js';

/** What every task of a round table is asked with. */
export interface TableTask extends Task {
  topic: string;
  question: string;
  /** What people said lately. */
  interventions: string[];
  /** The facilitator's last summary: what the group has on the table. */
  last_summary?: string;
  open_points: string[];
}

export const discussedText = ({ topic, question, interventions, last_summary, open_points }: TableTask): string[] => [
  quoted('topic', topic),
  ...(question && question !== topic ? [quoted('question', question)] : []),
  ...(last_summary === undefined ? [] : [quoted('last_summary', last_summary)]),
  ...open_points.map((point) => quoted('open_point', point)),
  ...interventions.map((text) => quoted('said_by_the_user', text)),
];

export function tableTask(state: RoundTableState): TableTask {
  const { language, topic, question } = openedOf(state);
  const last = state.summaries.at(-1);
  return {
    language,
    topic,
    question,
    interventions: state.applied.map((intervention) => intervention.text),
    ...(last && { last_summary: last.summary }),
    open_points: last?.open_points ?? [],
  };
}

/** What was said, as others see it. */
export const heard = (state: RoundTableState, contributions: readonly ContributionMade[]): Heard[] =>
  contributions.map(({ participant_id, round, text, stance }) => {
    const name = nameOf(state, participant_id);
    return { participant_id, name, round, text, ...(stance && { stance }) };
  });

/** What was said in the round that runs or was the last to run. */
export const heardInRound = (state: RoundTableState): Heard[] =>
  heard(
    state,
    state.contributions.filter(({ round }) => round === state.round),
  );
