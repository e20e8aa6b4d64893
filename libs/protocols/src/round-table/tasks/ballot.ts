import type { BallotTask } from '../../shared/work/ballot.js';
import type { RoundTableState } from '../state.js';
import { contributeTask } from './contribute.js';
import { tableTask } from './table-task.js';
import { sharedText } from './table-text.js';

/** What a member is asked in a vote on ending (T1). @throws where nobody of that id is at the table */
export function ballotTask(state: RoundTableState, participantId: string): BallotTask {
  const { language, line, member } = contributeTask(state, participantId);
  return {
    language,
    member,
    shared: sharedText(tableTask(state)),
    ballot_question: state.stopping.vote?.question ?? '',
    ...(line?.ballot && { ballot: line.ballot }),
  };
}
