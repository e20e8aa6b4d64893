import type { LikelyCalls, LikelyWork, Tier } from '@parley/protocols';
import { BY_TIER } from './effort.js';
import { USUAL_THOUGHT } from './likely-answers.js';
import { knownModel, traitsOf } from './models.js';
import { costMicroUsd, type Price } from './prices.js';

/** A model that work of a tier goes to. */
export interface TierModel {
  model: string;
  price: Price;
}

/** What work is likely to cost and to take. */
export interface LikelyCost {
  cost_micro_usd: number;
  /** Absent where nobody knows how fast the models are: one on one's own machine, say. */
  seconds?: number;
}

/** How much is said and thought, and how fast. */
interface Pace {
  /** How much longer answers are than the measured ones. */
  longer: number;
  thinks: boolean;
  wait_s: number;
  tokens_per_s: number;
}

/** From short answers without a thought of a quick server to long ones that are thought about. */
export const PACES = {
  least: { longer: 1, thinks: false, wait_s: 2, tokens_per_s: 100 },
  most: { longer: 2, thinks: true, wait_s: 5, tokens_per_s: 40 },
} satisfies Record<string, Pace>;

/** What calls are likely to come to, by the models that they go to. No promise: a budget bounds what a channel may spend. */
export function likelyCost({ calls, in_a_row }: LikelyWork, models: Record<Tier, TierModel>, pace: Pace): LikelyCost {
  const priced = calls.map((call) => ({ ...call, output: outputOf(call, models[call.tier], pace) }));
  const cost_micro_usd = priced.reduce((sum, call) => sum + call.count * costOf(call, models[call.tier]), 0);
  const count = priced.reduce((sum, call) => sum + call.count, 0);
  const spoken = priced.reduce((sum, call) => sum + call.count * call.output, 0) / Math.max(1, count);
  const seconds = Math.ceil(in_a_row * (pace.wait_s + spoken / pace.tokens_per_s));
  return { cost_micro_usd, ...(Object.values(models).every(({ model }) => knownModel(model)) && { seconds }) };
}

function outputOf({ tier, said }: LikelyCalls, { model }: TierModel, { longer, thinks }: Pace): number {
  const thought = thinks && traitsOf(model).thinking === 'adaptive' ? USUAL_THOUGHT[BY_TIER[tier]] : 0;
  return said * longer + thought;
}

function costOf({ read, cached, output }: LikelyCalls & { output: number }, { price }: TierModel): number {
  const cache_read_tokens = Math.round(read * cached);
  const usage = {
    input_tokens: read - cache_read_tokens,
    output_tokens: output,
    cache_read_tokens,
    cache_write_tokens: 0,
  };
  return costMicroUsd(usage, price);
}
