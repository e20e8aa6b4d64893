import type { OptionTally, RevealedBallot, VoteConfig } from '@parley/contracts';
import { CONSENT } from './choices.js';
import { beats, strongestPaths } from './pairs.js';

interface Counted {
  tally: OptionTally[];
  /** Whoever is ahead of all others, in the order listed: several where they are tied, none where nothing was chosen. */
  leaders: string[];
}

/** What each option came to by the rule, and who leads. Pure. */
export function leadersOf(
  rule: VoteConfig['rule'],
  options: readonly string[],
  ballots: readonly Pick<RevealedBallot, 'choices'>[],
): Counted {
  if (rule === 'ranked') return ranked(options, ballots);
  const listed = rule === 'consent' ? [CONSENT] : options;
  const tally = listed.map((option) => ({
    option,
    count: ballots.filter(({ choices }) => choices.includes(option)).length,
  }));
  const most = Math.max(0, ...tally.map(({ count }) => count));
  const leaders = most ? tally.filter(({ count }) => count === most).map(({ option }) => option) : [];
  return { tally, leaders };
}

/** Schulze's method: an option leads where no other has a stronger chain of victories over it than it has over that one. */
function ranked(options: readonly string[], ballots: readonly Pick<RevealedBallot, 'choices'>[]): Counted {
  const wins = beats(options, ballots);
  const paths = strongestPaths(wins);
  const each = options.map((_, index) => index);
  const isAhead = (one: number) => each.every((other) => paths[one]![other]! >= paths[other]![one]!);
  const tally = options.map((option, one) => ({
    option,
    count: each.filter((other) => wins[one]![other]! > wins[other]![one]!).length,
  }));
  const hasChosen = ballots.some(({ choices }) => choices.length);
  return { tally, leaders: hasChosen ? options.filter((_, index) => isAhead(index)) : [] };
}
