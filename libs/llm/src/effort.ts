import type { KindModel } from '@parley/contracts';
import type { ModelChoice, Tier } from '@parley/protocols';
import { traitsOf } from './models.js';

/** How much a model thinks, where it can. */
export type Effort = NonNullable<KindModel['effort']>;

/** Tokens that thinking may take besides the answer: they count against the same limit, and an empty answer is what is left without. */
export const ROOM_TO_THINK: Record<Effort, number> = {
  low: 4_000,
  medium: 10_000,
  high: 24_000,
  xhigh: 48_000,
  max: 96_000,
};

/** How much is thought where nobody says: quick work is quick. */
export const BY_TIER: Record<Tier, Effort> = { fast: 'low', strong: 'medium' };

/** How much a piece of work is thought about. */
export const effortOf = ({ tier, choice }: { tier: Tier; choice: ModelChoice }): Effort =>
  choice.effort ?? BY_TIER[tier];

/** Tokens that thought and answer may take together: as many as they need, and no more than the model gives. */
export function roomOf(model: string, effort: Effort, answerTokens: number, wider = false): number {
  const { thinking, tokenizer_factor, max_output_tokens } = traitsOf(model);
  const room = answerTokens * tokenizer_factor + (thinking === 'adaptive' ? ROOM_TO_THINK[effort] : 0);
  return Math.min(max_output_tokens, Math.ceil(room * (wider ? 2 : 1)));
}
