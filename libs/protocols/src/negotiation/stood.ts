import type { FeedbackRecorded, Vote } from '@parley/contracts';
import { dissentOf, type Stood } from '../shared/consent/stood.js';
import { minorityIn } from './minority.js';
import { unheardIn } from './rules/closing.js';
import { wordingOf } from '../shared/words.js';
import { answersIn, nameOf, openedOf, type NegotiationState } from './state.js';

/** Who said what last, of which version; whoever was asked last and not heard has accepted nothing since (N4, N6). */
export function stood(state: NegotiationState): Stood {
  const { openPoint } = wordingOf(openedOf(state).language).closing;
  const votes = answersIn(state).flatMap((answers) => answers.slice(-1).map(voteOf));
  const open_points = (state.outcome?.open_points ?? []).map(
    ({ participant_id, change: { field, new_value, reason } }) =>
      openPoint(nameOf(state, participant_id), field, new_value, reason),
  );
  return { votes, minority: minorityIn(state).map(dissentOf), not_heard: unheardIn(state), open_points };
}

const STANCES = { accept: 'agree', negotiate: 'partly', withdraw: 'withdrew' } as const;

const voteOf = ({ participant_id, feedback_type, proposal_version, assumed }: FeedbackRecorded): Vote => ({
  participant_id,
  stance: assumed && feedback_type === 'accept' ? 'assumed' : STANCES[feedback_type],
  version: proposal_version,
});
