import type { BallotTask } from '../../shared/work/ballot.js';
import { heardText } from '../../shared/work/discussion.js';
import type { RoundTableState } from '../state.js';
import { contributeTask } from './contribute.js';
import { discussedText } from './table-task.js';

/** What a member is asked in a vote on ending (T1). @throws where nobody of that id is at the table */
export function ballotTask(state: RoundTableState, participantId: string): BallotTask {
  const task = contributeTask(state, participantId);
  const { language, line, member, heard } = task;
  const { name, persona, expertise } = member;
  return {
    language,
    member: { name, persona, expertise },
    ballot_question: state.stopping.vote?.question ?? '',
    shared: [...discussedText(task), ...heard.map(heardText)],
    ...(line?.ballot && { ballot: line.ballot }),
  };
}
