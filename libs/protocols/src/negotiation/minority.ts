import type { FeedbackRecorded, MinorityView } from '@parley/contracts';
import type { NegotiationState } from './state.js';

/** Turns of a dissenter that are named: its latest. */
const MOST_TURNS = 10;

/** Who does not accept the plan that stands, or has left it, in its own words and on which turns (N2, N5). */
export function minorityIn({ said, turns }: NegotiationState): MinorityView[] {
  const latest: Record<string, FeedbackRecorded[]> = { ...said };
  for (const { participant_id, feedback } of turns) {
    if (feedback) latest[participant_id] = [...(latest[participant_id] ?? []), feedback];
  }
  return Object.values(latest).flatMap((answers) => dissentIn(answers) ?? []);
}

function dissentIn(answers: readonly FeedbackRecorded[]): MinorityView | undefined {
  const last = answers.at(-1);
  if (!last || last.feedback_type === 'accept') return undefined;
  const { participant_id, reasoning, proposed_changes, feedback_type } = last;
  const wanted = proposed_changes.map(({ field, new_value }) => `${field}: ${new_value}`).join('; ');
  const dissenting = answers.filter((one) => one.feedback_type !== 'accept' && !one.assumed);
  const request_ids = dissenting.map(({ request_id }) => request_id).slice(-MOST_TURNS);
  return { participant_id, position: wanted || feedback_type, argument: reasoning, request_ids };
}
