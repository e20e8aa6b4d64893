import type { BallotTask } from '../../shared/work/ballot.js';
import { saidByUser } from '../../shared/work/discussion.js';
import { quoted } from '../../shared/work/quoted.js';
import { section, spokenWords } from '../../shared/work/sections.js';
import { isSettled, teamOf, type TeamState } from '../state.js';
import { completedOf, handedOver, shortText } from './handed-over.js';
import { knownExpert } from './team-task.js';

const TASK = { en: 'The task', zh: '任务' };

/** What an expert is asked in a vote on ending (T1). @throws where there is no such expert */
export function ballotTask(state: TeamState, participantId: string): BallotTask {
  const member = knownExpert(state, participantId);
  const { language, task } = teamOf(state);
  const { ballot } = member;
  return {
    language,
    member,
    shared: [
      section(TASK[language], spokenWords(task)),
      ...state.applied.map(({ text }) => saidByUser(text, language)),
      ...completedOf(state.phases).map((phase) => shortText(handedOver(state, phase))),
      ...state.phases
        .filter((phase) => !isSettled(phase) && phase.status !== 'completed')
        .map(({ phase_id, title, status }) => quoted('phase', title, { phase_id, status })),
    ],
    ballot_question: state.stopping.vote?.question ?? '',
    ...(ballot && { ballot }),
  };
}
