import type { LanguageModel } from './language-model.js';
import type { ModelNeeds } from './model-for.js';
import { costMicroUsd, NO_USAGE, type Price } from './prices.js';

/** Characters of a token, on the safe side: Chinese comes near one for one. */
const CHARACTERS_PER_TOKEN = 2;

/**
 * Keeps each channel within its budget: before a call its worst case is reserved, so that parallel turns cannot
 * overspend together. What was spent comes from the log; only what is under way is kept here.
 */
export function budgeted(price: Price) {
  const reserved = new Map<string, number>();

  return (model: LanguageModel, { channel_id, budget_micro_usd, spent_micro_usd }: ModelNeeds): LanguageModel => ({
    ...model,
    async generate(request) {
      const { system, shared, user, max_output_tokens } = request.prompt;
      const characters = [system, ...shared, user].reduce((sum, text) => sum + text.length, 0);
      const input_tokens = Math.ceil(characters / CHARACTERS_PER_TOKEN);
      const worst = costMicroUsd({ ...NO_USAGE, input_tokens, output_tokens: max_output_tokens }, price);
      const underWay = reserved.get(channel_id) ?? 0;
      if (budget_micro_usd && spent_micro_usd + underWay + worst > budget_micro_usd) {
        const dollars = (micro: number) => `$${(micro / 1e6).toFixed(4)}`;
        const message = `${dollars(spent_micro_usd)} of ${dollars(budget_micro_usd)} spent; this call may cost ${dollars(worst)}`;
        return { ok: false, code: 'budget', message };
      }
      reserved.set(channel_id, underWay + worst);
      try {
        return await model.generate(request);
      } finally {
        const left = (reserved.get(channel_id) ?? 0) - worst;
        if (left > 0) reserved.set(channel_id, left);
        else reserved.delete(channel_id);
      }
    },
  });
}
