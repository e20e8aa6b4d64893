import type { EstimateRange, OpeningEstimate, Problem } from '@parley/contracts';
import type { DeliberationSize, ModelDesk, UsualFigures } from '@parley/messaging';
import type { LikelyRange } from '@parley/protocols';

/** What a deliberation is likely to cost and to take, before it is begun. No promise: the budget bounds it. */
export interface Estimate extends DeliberationSize, OpeningEstimate {
  /** True where scripts would play it: it costs nothing, and understands no text. */
  rehearsal: boolean;
  /** Why an opening like it is refused, unless it accepts its cost; absent where it may begin unasked. */
  refusal?: Problem;
}

/** People, agents of others and scripts cost nothing here. */
export const NOTHING: OpeningEstimate = { cost_micro_usd: { least: 0, most: 0 }, like_it: 0 };

/** How long a rehearsed turn may take where people watch it, in seconds. */
const REHEARSED_TURN_S = 2;
/** The largest number that the contract has room for. */
const MOST = 2 ** 32 - 1;

export const rehearsedEstimate = ({ least, most }: LikelyRange): OpeningEstimate => ({
  ...NOTHING,
  seconds: { least: 1, most: Math.max(least.in_a_row, most.in_a_row) * REHEARSED_TURN_S },
});

interface Known {
  likely?: Awaited<ReturnType<ModelDesk['likelyCost']>>['likely'];
  figures?: UsualFigures | undefined;
  /** The part of it that is left, of what figures tell of the whole. */
  share?: number;
  /** What it may spend, in millionths of a US dollar; 0 is no limit. */
  budgetMicroUsd: number;
}

/**
 * By the middle half of what others like it came to, and by arithmetic where too few have. No more is foretold than it may spend. What
 * is not known is absent.
 */
export function modelEstimate({ likely, figures, share = 1, budgetMicroUsd }: Known): OpeningEstimate {
  const within = (value: number) => (budgetMicroUsd ? Math.min(value, budgetMicroUsd) : value);
  const bounded = ({ least, most }: EstimateRange) => rangeOf(within(least), within(most));
  const { cost_micro_usd: cost, seconds, calls, tokens } = figures ?? {};
  if (figures && cost) {
    const figure = (name: string, of: typeof cost | undefined) => of && { [name]: partOf(of) };
    const partOf = ({ low, high }: typeof cost) => rangeOf(share * low, share * high);
    return {
      cost_micro_usd: bounded(partOf(cost)),
      ...figure('seconds', seconds),
      ...figure('calls', calls),
      ...figure('tokens', tokens),
      like_it: figures.channels,
    };
  }
  if (!likely) return { like_it: 0 };
  const { least, most } = likely;
  return {
    cost_micro_usd: bounded({ least: least.cost_micro_usd, most: most.cost_micro_usd }),
    ...(least.seconds !== undefined && most.seconds !== undefined && { seconds: rangeOf(least.seconds, most.seconds) }),
    like_it: 0,
  };
}

/**
 * The same with one agent beside it, which is asked after the end: once at least, and then for as long as its drafts cost no more than
 * the deliberation has.
 */
export function besideOneAgent(estimate: OpeningEstimate): OpeningEstimate {
  const { cost_micro_usd: cost, tokens } = estimate;
  const doubled = ({ least, most }: EstimateRange) => rangeOf(least, 2 * most);
  return {
    ...estimate,
    ...(cost && { cost_micro_usd: doubled(cost) }),
    ...(tokens && { tokens: doubled(tokens) }),
  };
}

/** The same of a fork, which takes all that models are asked from its parent at best, at no cost and in no time. */
export function fromNothing(estimate: OpeningEstimate): OpeningEstimate {
  const { cost_micro_usd: cost, seconds, calls, tokens, like_it } = estimate;
  const part = (name: string, range: EstimateRange | undefined) => range && { [name]: { least: 0, most: range.most } };
  return {
    ...part('cost_micro_usd', cost),
    ...part('seconds', seconds),
    ...part('calls', calls),
    ...part('tokens', tokens),
    like_it,
  };
}

const whole = (value: number): number => Math.min(Math.round(value), MOST);
const rangeOf = (least: number, most: number): EstimateRange => ({ least: whole(least), most: whole(most) });
