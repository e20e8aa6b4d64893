// Made-up games of several issues, in which each seat has points that nobody else knows. The same seed gives the same games.
import { chance } from '../agreement-training/chance.mjs';
import { allAccept } from './points.mjs';
import { dealsOf } from './pareto.mjs';

/** What a game has; each seat wants at least this share of what the best deal is worth to it. */
const SIZES = [
  { seats: 3, issues: 3, options: 3, least: 0.5 },
  { seats: 4, issues: 4, options: 3, least: 0.5 },
  { seats: 6, issues: 5, options: 3, least: 0.4 },
];
const OF_EACH = 8;
const SEED = 29;

/** @returns games {seats}, each with at least one deal that is worth its minimum to every seat */
export function madeGames() {
  const source = chance(SEED);
  return SIZES.flatMap((size) => Array.from({ length: OF_EACH }, () => madeGame(size, source)));
}

function madeGame({ seats: count, issues, options, least }, source) {
  for (;;) {
    const seats = Array.from({ length: count }, (_, at) =>
      madeSeat(`seat-${at + 1}`, { issues, options, least }, source),
    );
    if (dealsOf(seats[0]).some((deal) => allAccept(seats, deal))) return { seats };
  }
}

/** A hundred points over the issues by how much each matters to it, and over each issue's options from all to nothing. */
function madeSeat(name, { issues, options, least }, source) {
  const matters = Array.from({ length: issues }, () => source.upTo(10));
  const whole = matters.reduce((sum, one) => sum + one, 0);
  const points = Object.fromEntries(
    matters.map((one, issue) => {
      const most = Math.round((100 * one) / whole);
      const shares = source.some(
        Array.from({ length: options }, (_, at) => at / (options - 1)),
        options,
      );
      const letter = String.fromCodePoint(65 + issue);
      return [letter, Object.fromEntries(shares.map((share, at) => [`${letter}${at + 1}`, Math.round(share * most)]))];
    }),
  );
  const best = Object.values(points).reduce((sum, of) => sum + Math.max(...Object.values(of)), 0);
  return { participant_id: name, name, points, minimum: Math.round(least * best) };
}
