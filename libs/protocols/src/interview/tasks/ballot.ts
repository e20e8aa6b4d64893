import type { BallotTask } from '../../shared/work/ballot.js';
import { interviewOf, seatsOf, type InterviewChannel } from '../state.js';
import { interviewTask } from './interview-task.js';
import { headText } from './text.js';
import { talkText } from './talk-text.js';

/** What a seat is asked in a vote on ending (T1). @throws where there is no such seat */
export function ballotTask(state: InterviewChannel, participantId: string): BallotTask {
  const seat = seatsOf(state).find(({ participant_id }) => participant_id === participantId);
  if (!seat) throw new Error(`${participantId} has no seat`);
  const { language } = interviewOf(state);
  const task = interviewTask(state, 'interviewer');
  return {
    language,
    member: { name: seat.name, persona: seat.persona, expertise: [] },
    shared: [headText(task), ...talkText(task.talk, 'record', language)],
    ballot_question: state.stopping.vote?.question ?? '',
  };
}
