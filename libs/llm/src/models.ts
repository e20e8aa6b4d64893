import { ownProperty } from '@parley/untrusted';
import type { Price } from './prices.js';

/** What is known of a model: dated facts, looked up, never guessed. */
export interface KnownModel {
  id: string;
  /** When it was released, where that is known. */
  released?: string;
  price: Price;
  /** A prefix under this many tokens is silently not cached. */
  min_cacheable_tokens: number;
  /** adaptive: it decides when to think, within the effort; none: Parley does not have it think. */
  thinking: 'adaptive' | 'none';
  max_output_tokens: number;
  /** How many tokens it counts where a model of the 4.5 family counts one. */
  tokenizer_factor: number;
}

/** When names, prices and limits were last compared with the provider's own pages. */
export const CHECKED = '2026-11-21';

/** After so many days what was looked up is no longer relied on: providers give sixty days' notice of an end. */
const STALE_DAYS = 90;

const DAY_MS = 86_400_000;

/** How long ago names, prices and limits were looked up, in whole days; and whether that is too long. */
export function ageOfList(now: number): { checked: string; days: number; isStale: boolean } {
  const days = Math.max(0, Math.floor((now - Date.parse(CHECKED)) / DAY_MS));
  return { checked: CHECKED, days, isStale: days > STALE_DAYS };
}

const price = (input: number, output: number): Price => ({
  input,
  output,
  cache_read: input / 10,
  cache_write: (input * 5) / 4,
});

const ADAPTIVE = { thinking: 'adaptive', max_output_tokens: 128_000, tokenizer_factor: 1.3 } as const;
const EARLIER = { thinking: 'none', max_output_tokens: 64_000, tokenizer_factor: 1 } as const;

/** The models of Anthropic, the newest first within a line; others, and other dates, by PARLEY_PRICES. */
export const MODELS: readonly KnownModel[] = [
  {
    id: 'claude-haiku-5-5',
    released: '2026-10-07',
    price: { ...price(0.1, 0.5), long_prompt: { above_tokens: 100_000, ...price(0.5, 2.5) } },
    min_cacheable_tokens: 512,
    ...ADAPTIVE,
  },
  { id: 'claude-haiku-4-5', price: price(1, 5), min_cacheable_tokens: 4_096, ...EARLIER },
  {
    id: 'claude-sonnet-5-5',
    released: '2026-09-28',
    price: price(2, 10),
    min_cacheable_tokens: 1_024,
    ...ADAPTIVE,
  },
  { id: 'claude-sonnet-5', price: price(2, 10), min_cacheable_tokens: 1_024, ...ADAPTIVE },
  // Documented as 1,024; users saw no entry under 2,048.
  { id: 'claude-sonnet-4-6', price: price(3, 15), min_cacheable_tokens: 2_048, ...EARLIER },
  { id: 'claude-sonnet-4-5', price: price(3, 15), min_cacheable_tokens: 1_024, ...EARLIER },
  { id: 'claude-opus-5-5', price: price(4, 20), min_cacheable_tokens: 512, ...ADAPTIVE },
  { id: 'claude-opus-5', price: price(5, 25), min_cacheable_tokens: 512, ...ADAPTIVE },
  { id: 'claude-opus-4-6', price: price(5, 25), min_cacheable_tokens: 4_096, ...EARLIER },
  { id: 'claude-opus-4-5', price: price(5, 25), min_cacheable_tokens: 4_096, ...EARLIER },
  { id: 'claude-fable-5-1', price: price(10, 50), min_cacheable_tokens: 512, ...ADAPTIVE },
];

/** The day from which on the provider answers no request for a model, as it has announced. */
const ENDS: Readonly<Record<string, string>> = {
  'claude-sonnet-4-5': '2026-11-30',
  'claude-opus-4-1': '2026-08-05',
  'claude-opus-4-0': '2026-06-15',
  'claude-opus-4': '2026-06-15',
  'claude-sonnet-4-0': '2026-06-15',
  'claude-sonnet-4': '2026-06-15',
  'claude-3-7-sonnet': '2026-02-19',
  'claude-3-5-haiku': '2026-02-19',
  'claude-3-opus': '2026-01-05',
};

const undated = (id: string): string => id.replace(/-(?:\d{8}|latest)$/u, '');

/** A model by its name; a dated name, as `claude-haiku-4-5-20251001`, is the same model. */
export const knownModel = (id: string): KnownModel | undefined =>
  MODELS.find((model) => model.id === id || model.id === undated(id));

/** When a model ends, or has ended, and the newest of its line; nothing where no end is announced. */
export function endOf(id: string): { on: string; successor: string } | undefined {
  const on = ownProperty(ENDS, undated(id));
  if (on === undefined) return undefined;
  const line = /haiku|sonnet|opus|fable/u.exec(id)![0];
  // The newest of a line is its first.
  return { on, successor: MODELS.find((model) => model.id.startsWith(`claude-${line}-`))!.id };
}

/** What a Claude model of unknown price counts as, so that a budget errs on the safe side. */
export const DEAREST: KnownModel = MODELS.reduce((a, b) => (b.price.output > a.price.output ? b : a));

/** How a model that nobody here knows is spoken to: like the newest, if its name says that it is one of them. */
export function traitsOf(id: string): Omit<KnownModel, 'price' | 'released'> {
  const known = knownModel(id);
  if (known) return known;
  const like = /^claude-[a-z]+-[5-9]/u.test(id) ? ADAPTIVE : EARLIER;
  return { id, min_cacheable_tokens: 1_024, ...like };
}

export const PRICES: Record<string, Price> = Object.fromEntries(MODELS.map(({ id, price: list }) => [id, list]));
