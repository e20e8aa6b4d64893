// Scripted bargainers: each knows its own points and what it is shown, and always does the same.
import { valuesOf } from './play.mjs';
import { acceptable, worth } from './points.mjs';
import { dealsOf } from './pareto.mjs';
import { changesTo } from './replay.mjs';

/**
 * How much of what lies between its minimum and its best deal a seat still asks for. By the time that is over, from 0 to 1: Boulware keeps to
 * its demand until the end, Conceder gives way at once; tit for tat gives as much as it was given since the round before (the tactics
 * of Faratin, Sierra and Jennings, "Negotiation decision functions for autonomous agents", 1998).
 */
const TACTICS = {
  boulware: ({ time }) => 1 - time ** 5,
  conceder: ({ time }) => 1 - time ** 0.2,
  'tit for tat': ({ before, given }) => before - Math.max(0, given),
};

/** Which seats play what; in `mixed` they take turns. */
export const TABLES = {
  ...Object.fromEntries(Object.keys(TACTICS).map((tactic) => [tactic, [tactic]])),
  mixed: Object.keys(TACTICS),
};

/** @returns seats for playNegotiation @param table a name of TABLES @param rounds as many as the negotiation has at most */
export const bargainersFor = (seats, table, rounds) =>
  seats.map((seat, at) => bargainer(seat, TACTICS[TABLES[table][at % TABLES[table].length]], rounds));

/** Accepts what is worth what it asks for, else asks for the deal that is: the one with the fewest changes, of these its own best. */
function bargainer(seat, tactic, rounds) {
  const deals = dealsOf(seat).map((deal) => ({ deal, points: worth(seat, deal) }));
  const span = Math.max(...deals.map(({ points }) => points)) - seat.minimum;
  let before = { share: 1, points: undefined };
  const sharesAsked = (round, points) => {
    const given = before.points === undefined || span === 0 ? 0 : (points - before.points) / span;
    const time = rounds > 1 ? (round - 1) / (rounds - 1) : 0;
    const share = Math.min(1, Math.max(0, tactic({ time, before: before.share, given })));
    before = { share, points };
    return share;
  };
  return {
    ...seat,
    answer({ proposal, plans, round }) {
      const standing = valuesOf(proposal);
      const points = worth(seat, standing);
      // In the closing round it says what its points say: what is not asked for here is lost to it.
      const least = seat.minimum + (plans ? 0 : sharesAsked(round, points) * span);
      const known = plans ? { accepts: acceptable(seat, { proposal, plans }) } : {};
      if (points >= least) return { feedback_type: 'accept', ...known };
      if (known.accepts?.length) return { feedback_type: 'negotiate', ...known };
      return { feedback_type: 'negotiate', proposed_changes: changesTo(standing, nearest(deals, standing, least)) };
    },
  };
}

function nearest(deals, standing, least) {
  const changed = (deal) => Object.keys(deal).filter((issue) => deal[issue] !== standing[issue]).length;
  return deals
    .filter(({ points }) => points >= least)
    .map((one) => ({ ...one, changes: changed(one.deal) }))
    .reduce((best, one) =>
      one.changes < best.changes || (one.changes === best.changes && one.points > best.points) ? one : best,
    ).deal;
}
