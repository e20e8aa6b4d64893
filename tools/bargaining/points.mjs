// What a deal is worth to seats that have points for each option of each issue, which nobody else knows.

/** @param seat {points: {issue: {option: points}}}; @param deal {issue: option} */
export const worth = ({ points }, deal) =>
  Object.entries(points).reduce((sum, [issue, options]) => sum + (options[deal[issue]] ?? 0), 0);

export const welfare = (seats, deal) => seats.reduce((sum, seat) => sum + worth(seat, deal), 0);

/** A seat accepts what is worth its minimum. */
export const accepts = (seat, deal) => worth(seat, deal) >= seat.minimum;

export const allAccept = (seats, deal) => seats.every((seat) => accepts(seat, deal));

/** One deal is as good for every seat as another, and better for some. */
export function dominates(seats, one, other) {
  const gains = seats.map((seat) => worth(seat, one) - worth(seat, other));
  return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
}

/** How a seat answers what is on the table: every plan that is worth its minimum, equal ranks for equal points. */
export function acceptable(seat, { proposal, plans = [] }) {
  const standing = Object.fromEntries(proposal.terms.map(({ field, value }) => [field, value]));
  const all = [
    { plan: `v${proposal.version}`, points: worth(seat, standing) },
    ...plans.map(({ plan, changes }) => ({ plan, points: worth(seat, changed(standing, changes)) })),
  ].filter(({ points }) => points >= seat.minimum);
  const steps = [...new Set(all.map(({ points }) => points))].toSorted((a, b) => b - a);
  return all.map(({ plan, points }) => ({ plan, rank: steps.indexOf(points) + 1 }));
}

function changed(standing, changes) {
  const deal = { ...standing };
  for (const { path, to } of changes) if (path.startsWith('terms.')) deal[path.slice('terms.'.length)] = to;
  return deal;
}
