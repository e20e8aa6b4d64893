import type { ModelDesk } from '@parley/messaging';
import type { LikelyRange } from '@parley/protocols';

/** From what it comes to where all goes smoothly, to what it may come to. */
export interface EstimatedRange {
  least: number;
  most: number;
}

/** What a deliberation is likely to cost and to take, before it is begun. No promise: the budget bounds it. */
export interface Estimate {
  protocol: string;
  seats: number;
  rounds: number;
  /** True where scripts would play it: it costs nothing, and understands no text. */
  rehearsal: boolean;
  /** In millionths of a US dollar; absent where nobody knows the price, or nobody answers who does. */
  cost_micro_usd?: EstimatedRange;
  /** The time of models: what people take comes on top. Absent where nobody knows how fast the model is. */
  seconds?: EstimatedRange;
}

/** How long a rehearsed turn may take where people watch it, in seconds. */
const REHEARSED_TURN_S = 2;

type Known = Pick<Estimate, 'cost_micro_usd' | 'seconds'>;

export const rehearsedEstimate = ({ least, most }: LikelyRange): Known => ({
  cost_micro_usd: { least: 0, most: 0 },
  seconds: { least: 1, most: Math.max(least.in_a_row, most.in_a_row) * REHEARSED_TURN_S },
});

/** @param budgetMicroUsd what it may spend; 0 is no limit */
export function modelEstimate({ likely }: Awaited<ReturnType<ModelDesk['likelyCost']>>, budgetMicroUsd: number): Known {
  if (!likely) return {};
  const { least, most } = likely;
  const within = (cost: number) => (budgetMicroUsd ? Math.min(cost, budgetMicroUsd) : cost);
  return {
    cost_micro_usd: { least: within(least.cost_micro_usd), most: within(most.cost_micro_usd) },
    ...(least.seconds !== undefined &&
      most.seconds !== undefined && { seconds: { least: least.seconds, most: most.seconds } }),
  };
}
