/** Dollars for a million tokens. */
export interface Price {
  input: number;
  output: number;
  cache_read: number;
  cache_write: number;
}

/** List prices as published; checked on 2026-03-21. Others, and other dates, by PARLEY_PRICES (a JSON file of the same form). */
export const PRICES: Record<string, Price> = {
  'claude-opus-4-6': { input: 5, output: 25, cache_read: 0.5, cache_write: 6.25 },
  'claude-opus-4-5': { input: 5, output: 25, cache_read: 0.5, cache_write: 6.25 },
  'claude-sonnet-4-6': { input: 3, output: 15, cache_read: 0.3, cache_write: 3.75 },
  'claude-sonnet-4-5': { input: 3, output: 15, cache_read: 0.3, cache_write: 3.75 },
  'claude-haiku-4-5': { input: 1, output: 5, cache_read: 0.1, cache_write: 1.25 },
};

/** What a Claude model of unknown price counts as: more than any of its time, so that a budget errs on the safe side. */
export const UNKNOWN_PRICE: Price = { input: 15, output: 75, cache_read: 1.5, cache_write: 18.75 };

/** A model on one's own machine. */
export const FREE: Price = { input: 0, output: 0, cache_read: 0, cache_write: 0 };

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

/** Millionths of a dollar, rounded up: dollars for a million tokens are micro-dollars for one. */
export function costMicroUsd(usage: Usage, price: Price): number {
  return Math.ceil(
    usage.input_tokens * price.input +
      usage.output_tokens * price.output +
      usage.cache_read_tokens * price.cache_read +
      usage.cache_write_tokens * price.cache_write,
  );
}
