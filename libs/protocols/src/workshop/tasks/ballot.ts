import type { BallotTask } from '../../shared/work/ballot.js';
import { nameOf, openIssues, workshopOf, type WorkshopState } from '../state.js';
import { knownRole, scriptedLine } from './task.js';

/** What a role is asked in a vote on ending (T1). @throws where there is no such role */
export function ballotTask(state: WorkshopState, participantId: string): BallotTask {
  const role = knownRole(state, participantId);
  const { name, system_prompt: persona, focus } = role;
  const { language, topic, requirement } = workshopOf(state);
  const ballot = scriptedLine(state, role)?.ballot;
  return {
    language,
    topic,
    question: requirement,
    interventions: state.applied.map((intervention) => intervention.text),
    open_points: openIssues(state).map(({ statement }) => statement),
    member: { name, persona, expertise: [focus] },
    ballot_question: state.stopping.vote?.question ?? '',
    heard: state.speeches.map(({ participant_id, round, speech: { analysis, advice } }) => ({
      participant_id,
      name: nameOf(state, participant_id),
      round,
      text: [analysis, advice].filter(Boolean).join('\n'),
    })),
    ...(ballot && { ballot }),
  };
}
