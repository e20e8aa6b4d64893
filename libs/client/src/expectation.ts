import type { Estimate, UsualFigures } from './generated/index.js';

/** From what it comes to at least, mostly, to what it comes to at most. */
export interface ExpectedRange {
  least: number;
  most: number;
}

/** What a deliberation is likely to cost and to take: as others like it have here, and by arithmetic where there are too few. */
export interface Expectation extends Estimate {
  calls?: ExpectedRange;
  tokens?: ExpectedRange;
  /** How many finished ones of this protocol, with as many agents and the models used last, it is taken from; 0 for arithmetic. */
  like_it: number;
}

/** The middle half of what others like it came to, figure by figure, goes before arithmetic. A rehearsal costs nothing whatever others did. */
export function expectation(estimate: Estimate, figures?: UsualFigures): Expectation {
  const { cost_micro_usd: cost, seconds, calls, tokens, channels = 0 } = figures ?? ({} as Partial<UsualFigures>);
  if (estimate.rehearsal || !cost) return { ...estimate, like_it: 0 };
  return {
    ...estimate,
    cost_micro_usd: rangeOf(cost),
    ...(seconds && { seconds: rangeOf(seconds) }),
    ...(calls && { calls: rangeOf(calls) }),
    ...(tokens && { tokens: rangeOf(tokens) }),
    like_it: channels,
  };
}

const rangeOf = ({ low, high }: { low: number; high: number }): ExpectedRange => ({ least: low, most: high });
