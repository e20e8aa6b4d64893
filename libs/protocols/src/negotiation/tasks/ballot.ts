import type { BallotTask } from '../../shared/work/ballot.js';
import { heardText, saidByUser } from '../../shared/work/discussion.js';
import { quoted } from '../../shared/work/quoted.js';
import { candidateOf, nameOf, openedOf, type NegotiationState } from '../state.js';

/** What a participant is asked in a vote on ending (T1). @throws where nobody of that id is in the channel */
export function ballotTask(state: NegotiationState, participantId: string): BallotTask {
  const participant = candidateOf(state, participantId);
  if (!participant) throw new Error(`${participantId} is not in this channel`);
  const { language, demand } = openedOf(state);
  const { name, persona, skills } = participant;
  return {
    language,
    member: { name, persona, expertise: skills },
    shared: [
      quoted('demand', demand.text),
      ...state.applied.map(({ text }) => saidByUser(text, language)),
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
