import type { BallotTask } from '../../shared/work/ballot.js';
import { heardText } from '../../shared/work/discussion.js';
import { quoted } from '../../shared/work/quoted.js';
import { nameOf, openIssues, workshopOf, type WorkshopState } from '../state.js';
import { knownRole, scriptedLine, workshopTask } from './task.js';
import { requestText } from './text.js';

/** What a role is asked in a vote on ending (T1). @throws where there is no such role */
export function ballotTask(state: WorkshopState, participantId: string): BallotTask {
  const role = knownRole(state, participantId);
  const { name, system_prompt: persona, focus } = role;
  const { language } = workshopOf(state);
  const ballot = scriptedLine(state, role)?.ballot;
  return {
    language,
    member: { name, persona, expertise: [focus] },
    shared: [
      ...requestText(workshopTask(state)),
      ...openIssues(state).map(({ statement }) => quoted('open_issue', statement)),
      ...state.speeches.map(({ participant_id, round, speech: { analysis, advice } }) => {
        const text = [analysis, advice].filter(Boolean).join('\n');
        return heardText({ participant_id, name: nameOf(state, participant_id), round, text });
      }),
    ],
    ballot_question: state.stopping.vote?.question ?? '',
    ...(ballot && { ballot }),
  };
}
