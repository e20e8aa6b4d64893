import type { BallotTask } from '../../shared/work/ballot.js';
import { candidateOf, nameOf, openedOf, type NegotiationState } from '../state.js';

/** What a participant is asked in a vote on ending (T1). @throws where nobody of that id is in the channel */
export function ballotTask(state: NegotiationState, participantId: string): BallotTask {
  const participant = candidateOf(state, participantId);
  if (!participant) throw new Error(`${participantId} is not in this channel`);
  const { topic, language, demand } = openedOf(state);
  const { name, persona, skills } = participant;
  return {
    language,
    topic,
    question: demand.text,
    interventions: state.applied.map((intervention) => intervention.text),
    open_points: state.requests.map(({ change }) => `${change.field}: ${change.new_value}`),
    member: { name, persona, expertise: skills },
    ballot_question: state.stopping.vote?.question ?? '',
    heard: state.lastFeedback.map((one) => ({
      participant_id: one.participant_id,
      name: nameOf(state, one.participant_id),
      round: one.round,
      text: `${one.feedback_type}: ${one.reasoning}`,
    })),
  };
}
