import type { FeedbackRecorded, MinorityView } from '@parley/contracts';
import { latestTurns } from '../shared/latest-turns.js';
import { answersIn, type NegotiationState } from './state.js';

/** Who does not accept the plan that stands, or has left it, in its own words and on which turns (N2, N5). */
export const minorityIn = (state: NegotiationState): MinorityView[] =>
  answersIn(state).flatMap((answers) => dissentIn(answers) ?? []);

function dissentIn(answers: readonly FeedbackRecorded[]): MinorityView | undefined {
  const last = answers.at(-1);
  // Of who was silent and is taken to have left there are no words.
  if (!last || last.feedback_type === 'accept' || last.assumed) return undefined;
  const { participant_id, reasoning, proposed_changes, feedback_type } = last;
  const wanted = proposed_changes.map(({ field, new_value }) => `${field}: ${new_value}`).join('; ');
  const dissenting = answers.filter((one) => one.feedback_type !== 'accept' && !one.assumed);
  const request_ids = latestTurns(dissenting.map(({ request_id }) => request_id));
  return { participant_id, position: wanted || feedback_type, argument: reasoning, request_ids };
}
