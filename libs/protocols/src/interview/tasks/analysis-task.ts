import { interviewOf, MOST_FACTS, type InterviewChannel } from '../state.js';
import type { Exchange } from '../talk.js';
import { interviewTask, type InterviewTask } from './interview-task.js';

export interface AnalysisTask extends InterviewTask {
  /** The turns that nobody has read yet: the latest, and those that an analysis before has missed (I4). */
  unread: Exchange[];
  /** How many more facts there may be. */
  facts_left: number;
}

/** What the Analyst is asked, from the state at its FacilitationRequested (I3): what was read before is in `talk`. */
export function analysisTask(state: InterviewChannel): AnalysisTask {
  const task = interviewTask(state, 'analyst');
  const { exchanges } = state.talk;
  const isUnread = ({ turn }: Exchange) => turn > state.processedTurns;
  return {
    ...task,
    talk: { ...task.talk, exchanges: exchanges.filter((one) => !isUnread(one)) },
    unread: exchanges.filter(isUnread),
    facts_left: MOST_FACTS - state.facts.length,
  };
}

export const firstUnread = ({ processedTurns }: InterviewChannel): number => processedTurns + 1;

export const languageOf = (state: InterviewChannel) => interviewOf(state).language;
