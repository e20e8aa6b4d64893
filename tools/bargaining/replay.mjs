// Replays a recorded negotiation: who said which deal in which order is theirs, what they accept follows from their points.
import { acceptable, accepts, allAccept, dominates, welfare, worth } from './points.mjs';
import { playNegotiation, valuesOf } from './play.mjs';

const MOST_ROUNDS = 10;

/** @returns what the game came to in Parley, beside what it came to when it was recorded */
export function replay(seats, { said, final }) {
  const [opening, ...rest] = said;
  const words = new Map(seats.map(({ participant_id }) => [participant_id, []]));
  for (const { seat, deal } of rest) words.get(seat).push(deal);
  const rounds = Math.max(1, ...[...words.values()].map(({ length }) => length));
  const { outcome, deal, proposed } = playNegotiation({
    seats: seats.map((seat) => bargainer(seat, words.get(seat.participant_id))),
    terms: Object.entries(opening.deal).map(([field, value]) => ({ field, value })),
    config: { max_rounds: Math.min(MOST_ROUNDS, rounds), decision_rule: 'best_accepted' },
  });
  const best = Math.max(...proposed.map((one) => welfare(seats, one)));
  return {
    status: outcome.status,
    all_accept: deal !== undefined && allAccept(seats, deal),
    share: deal === undefined || best <= 0 ? 0 : welfare(seats, deal) / best,
    dominated: deal === undefined || proposed.some((one) => dominates(seats, one, deal)),
    on_table: said.some((one) => allAccept(seats, one.deal)),
    recorded: allAccept(seats, final),
  };
}

/** Says its recorded deals one after the other; in the closing round, and where it has none left, what its points say. */
function bargainer(seat, deals) {
  let next = 0;
  return {
    ...seat,
    answer({ proposal, plans }) {
      const standing = valuesOf(proposal);
      const feedback_type = accepts(seat, standing) ? 'accept' : 'negotiate';
      if (plans) {
        const known = acceptable(seat, { proposal, plans });
        return feedback_type === 'accept' || known.length
          ? { feedback_type, accepts: known }
          : { feedback_type, proposed_changes: changesTo(standing, favourite(seat)) };
      }
      const changes = changesTo(standing, deals[next++] ?? standing);
      if (changes.length) return { feedback_type: 'negotiate', proposed_changes: changes };
      if (feedback_type === 'accept') return { feedback_type };
      return { feedback_type, proposed_changes: changesTo(standing, favourite(seat)) };
    },
  };
}

/** The deal that is worth the most to one seat. */
export const favourite = (seat) =>
  Object.fromEntries(
    Object.entries(seat.points).map(([issue, options]) => [
      issue,
      Object.keys(options).reduce((best, option) =>
        worth(seat, { [issue]: option }) > worth(seat, { [issue]: best }) ? option : best,
      ),
    ]),
  );

export const changesTo = (standing, wanted) =>
  Object.entries(wanted).flatMap(([field, new_value]) =>
    standing[field] === new_value ? [] : [{ field, new_value, reason: '-' }],
  );
