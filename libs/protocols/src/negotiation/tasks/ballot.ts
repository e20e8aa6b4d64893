import type { BallotTask } from '../../shared/work/ballot.js';
import { heardText } from '../../shared/work/discussion.js';
import { quoted } from '../../shared/work/quoted.js';
import { candidateOf, nameOf, type NegotiationState } from '../state.js';
import { demandText, negotiationTask, proposalText } from './negotiation-task.js';

/** What a participant is asked in a vote on ending (T1). @throws where nobody of that id is in the channel */
export function ballotTask(state: NegotiationState, participantId: string): BallotTask {
  const participant = candidateOf(state, participantId);
  if (!participant) throw new Error(`${participantId} is not in this channel`);
  const task = negotiationTask(state);
  return {
    language: task.language,
    member: { ...participant, expertise: participant.skills },
    shared: [
      ...demandText({ ...task, interventions: [...task.interventions, ...task.news] }),
      ...(state.current ? [proposalText(state.current.proposal)] : []),
      ...state.requests.map(({ change }) => quoted('open_request', `${change.field}: ${change.new_value}`)),
      ...state.lastFeedback.map(({ participant_id, round, feedback_type, reasoning }) =>
        heardText({
          participant_id,
          name: nameOf(state, participant_id),
          round,
          text: `${feedback_type}: ${reasoning}`,
        }),
      ),
    ],
    ballot_question: state.stopping.vote?.question ?? '',
  };
}
