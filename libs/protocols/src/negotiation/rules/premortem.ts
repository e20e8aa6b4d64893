import { ownProperty } from '@parley/untrusted';
import { seatToAsk } from '../../shared/premortem.js';
import { candidateOf, openedOf, proposalOf, type NegotiationState } from '../state.js';

/**
 * Whoever is asked to suppose that it was wrong, where everybody has accepted the first version: of those who said so themselves, in
 * the order of the plan. Undefined where nobody is, or the channel is without it.
 */
export function premortemSeat(state: NegotiationState): string | undefined {
  const { config, rehearsal } = openedOf(state);
  const { cycle, round, lastFeedback, premortem } = state;
  if (!config.premortem || premortem || cycle !== 1 || round !== 1 || lastFeedback.length < 2) return undefined;
  const own = new Map(lastFeedback.flatMap((one) => (one.assumed ? [] : [[one.participant_id, one.reasoning]])));
  const seats = proposalOf(state).assignments.flatMap(({ participant_id }) =>
    own.has(participant_id) ? (candidateOf(state, participant_id) ?? []) : [],
  );
  return seatToAsk(seats, {
    rehearsal,
    hasLine: ({ participant_id, script }) =>
      script.some((line) => line.round === (ownProperty(state.asked, participant_id) ?? 0) + 1),
    wordsOf: ({ participant_id }) => own.get(participant_id) ?? '',
  })?.participant_id;
}
