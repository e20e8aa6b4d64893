import type { FeedbackRecorded, MinorityView, Vote } from '@parley/contracts';
import { dissentOf, latestTurns, type Stood } from '../shared/consent/stood.js';
import { readableField } from '../shared/decision/readable.js';
import { unheardIn } from './rules/closing.js';
import { wordingOf } from '../shared/words.js';
import { answersIn, nameOf, openedOf, type NegotiationState } from './state.js';

/** What each said last, of which version; whoever was asked last and not heard has accepted nothing since (N4, N6). */
export function stood(state: NegotiationState): Stood {
  const { openPoint } = wordingOf(openedOf(state).language).closing;
  const votes = answersIn(state).flatMap((answers) => answers.slice(-1).map(voteOf));
  const open_points = (state.outcome?.open_points ?? []).map(
    ({ participant_id, change: { field, new_value, reason } }) =>
      openPoint(nameOf(state, participant_id), readableField(field), new_value, reason),
  );
  return { votes, minority: minorityIn(state).map(dissentOf), not_heard: unheardIn(state), open_points };
}

const STANCES = { accept: 'agree', negotiate: 'partly', withdraw: 'withdrew' } as const;

const voteOf = ({ participant_id, feedback_type, proposal_version, assumed }: FeedbackRecorded): Vote => ({
  participant_id,
  stance: assumed && feedback_type === 'accept' ? 'assumed' : STANCES[feedback_type],
  version: proposal_version,
});

/** Whoever does not accept the plan that stands, or has left it, in its own words and on which turns (N2, N5). */
export const minorityIn = (state: NegotiationState): MinorityView[] =>
  answersIn(state).flatMap((answers) => dissentIn(answers) ?? []);

function dissentIn(answers: readonly FeedbackRecorded[]): MinorityView | undefined {
  const last = answers.at(-1);
  // Whoever was silent and is taken to have left has said no words.
  if (!last || last.feedback_type === 'accept' || last.assumed) return undefined;
  const { participant_id, reasoning, proposed_changes, feedback_type } = last;
  const wanted = proposed_changes.map(({ field, new_value }) => `${readableField(field)}: ${new_value}`).join('; ');
  const dissenting = answers.filter((one) => one.feedback_type !== 'accept' && !one.assumed);
  const request_ids = latestTurns(dissenting.map(({ request_id }) => request_id));
  return { participant_id, position: wanted || feedback_type, argument: reasoning, request_ids };
}
