/** Dollars for a million tokens. */
export interface Rates {
  input: number;
  output: number;
  cache_read: number;
  cache_write: number;
}

/** What a model costs; some cost more for every token once the prompt is long. */
export interface Price extends Rates {
  long_prompt?: Rates & { above_tokens: number };
}

/** A model on one's own machine. */
export const FREE: Price = { input: 0, output: 0, cache_read: 0, cache_write: 0 };

/** What one request has used. */
export interface Usage {
  input_tokens: number;
  output_tokens: number;
  cache_read_tokens: number;
  cache_write_tokens: number;
}

export const NO_USAGE: Usage = { input_tokens: 0, output_tokens: 0, cache_read_tokens: 0, cache_write_tokens: 0 };

export const addUsage = (a: Usage, b: Usage): Usage => ({
  input_tokens: a.input_tokens + b.input_tokens,
  output_tokens: a.output_tokens + b.output_tokens,
  cache_read_tokens: a.cache_read_tokens + b.cache_read_tokens,
  cache_write_tokens: a.cache_write_tokens + b.cache_write_tokens,
});

/** Millionths of a dollar of one request, rounded up: dollars for a million tokens are micro-dollars for one. */
export function costMicroUsd(usage: Usage, price: Price): number {
  const rates = ratesFor(usage.input_tokens + usage.cache_read_tokens + usage.cache_write_tokens, price);
  const cost =
    usage.input_tokens * rates.input +
    usage.output_tokens * rates.output +
    usage.cache_read_tokens * rates.cache_read +
    usage.cache_write_tokens * rates.cache_write;
  // What binary fractions add beyond the sixth place is no money.
  return Math.ceil(Number(cost.toFixed(6)));
}

/** What a request costs at most: nothing of its prompt comes from a cache, and all of it may be written there. */
export function mostMicroUsd(inputTokens: number, outputTokens: number, price: Price): number {
  const as = (prompt: 'input_tokens' | 'cache_write_tokens') =>
    costMicroUsd({ ...NO_USAGE, [prompt]: inputTokens, output_tokens: outputTokens }, price);
  return Math.max(as('input_tokens'), as('cache_write_tokens'));
}

/** Output tokens that an amount pays besides the prompt; fewer than none where it does not even pay that. */
export function tokensFor(microUsd: number, inputTokens: number, price: Price): number {
  const left = microUsd - mostMicroUsd(inputTokens, 0, price);
  const { output } = ratesFor(inputTokens, price);
  return output ? Math.floor(left / output) : Infinity * Math.sign(left || 1);
}

const ratesFor = (promptTokens: number, { long_prompt, ...rates }: Price): Rates =>
  long_prompt && promptTokens > long_prompt.above_tokens ? long_prompt : rates;
