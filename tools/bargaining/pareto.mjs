// What could have been agreed on at all, and how far a deal is from the best of it.
import { worth } from './points.mjs';

/** Every deal that the options of a game allow. @param seat any seat of it: all have points for the same options */
export function dealsOf({ points }) {
  let deals = [{}];
  for (const [issue, options] of Object.entries(points))
    deals = deals.flatMap((deal) => Object.keys(options).map((option) => ({ ...deal, [issue]: option })));
  return deals;
}

/**
 * The deals of a game in every seat's own measure: 0 is its minimum, 1 its best deal.
 * @returns `most`: the most points for all together; `distanceOf(deal)`: the root mean square over the seats of what lies between a deal
 * and the nearest that no other is better than for some and as good for all (Pareto); 0 where it is one of them
 */
export function outlook(seats) {
  const deals = dealsOf(seats[0]);
  const bests = seats.map((seat) => Math.max(...deals.map((deal) => worth(seat, deal))));
  const gainsOf = (deal) => seats.map((seat, at) => share(worth(seat, deal) - seat.minimum, bests[at] - seat.minimum));
  const edge = efficient(deals.map(gainsOf));
  const apart = (one, other) => Math.hypot(...one.map((gain, at) => gain - other[at])) / Math.sqrt(seats.length);
  return {
    most: Math.max(...deals.map((deal) => seats.reduce((sum, seat) => sum + worth(seat, deal), 0))),
    distanceOf: (deal) => Math.min(...edge.map((one) => apart(gainsOf(deal), one))),
  };
}

const share = (part, whole) => (whole > 0 ? part / whole : 0);

/** Most for all together first: whatever is better than one for everybody comes before it. */
function efficient(all) {
  const sum = (gains) => gains.reduce((total, gain) => total + gain, 0);
  const edge = [];
  for (const gains of all.toSorted((one, other) => sum(other) - sum(one)))
    if (!edge.some((one) => gains.every((gain, at) => gain <= one[at]))) edge.push(gains);
  return edge;
}
