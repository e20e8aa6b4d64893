import type { BallotTask } from '../../shared/work/ballot.js';
import type { RoundTableState } from '../state.js';
import { contributeTask } from './contribute.js';
import { tableTask } from './table-task.js';

/** What a member is asked in a vote on ending (T1). @throws where nobody of that id is at the table */
export function ballotTask(state: RoundTableState, participantId: string): BallotTask {
  const { line, member, heard } = contributeTask(state, participantId);
  const { name, persona, expertise } = member;
  return {
    ...tableTask(state),
    member: { name, persona, expertise },
    ballot_question: state.stopping.vote?.question ?? '',
    heard,
    ...(line?.ballot && { ballot: line.ballot }),
  };
}
