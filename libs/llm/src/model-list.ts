import { ownProperty } from '@parley/untrusted';
import type { Tier } from '@parley/protocols';
import { pricesOf } from './environment.js';
import { CHECKED, endOf, knownModel, PRICES } from './models.js';
import type { Price } from './prices.js';
import { DEFAULT_MODELS, providersOf } from './providers.js';

/** A model as the list shows it. */
export interface ListedModel {
  id: string;
  /** Work of these tiers goes to it, where nobody chooses another. */
  default_for: Tier[];
  /** The day on which the latest of its line came; absent where that is not known. */
  released?: string;
  /** Dollars for a million tokens. */
  price?: Price;
  /** Whose price that is: looked up on a day, or told by PARLEY_PRICES. */
  price_from?: string;
  /** The day from which on its provider answers no request for it, and the newest of its line. */
  ends?: { on: string; successor: string };
}

/**
 * The models whose price is known here, and those that the environment names, whether known or not.
 * @returns `configured` false where every channel is rehearsed: then the defaults are what a key would use
 */
export function modelList(environment: NodeJS.ProcessEnv): { configured: boolean; models: ListedModel[] } {
  const prices = pricesOf(environment);
  const [first] = providersOf(environment);
  const byTier: Partial<Record<Tier, string>> = first?.byTier ?? DEFAULT_MODELS;
  const ids = [...new Set([...Object.keys(prices), ...Object.values(byTier)])];
  const models = ids.map((id): ListedModel => {
    const listed = ownProperty(prices, id);
    const price = listed ?? knownModel(id)?.price;
    const told = listed !== undefined && listed !== ownProperty(PRICES, id);
    const { released } = knownModel(id) ?? {};
    const ends = endOf(id);
    return {
      id,
      default_for: (Object.keys(byTier) as Tier[]).filter((tier) => byTier[tier] === id),
      ...(released && { released }),
      ...(price && { price, price_from: told ? 'PARLEY_PRICES' : CHECKED }),
      ...(ends && { ends }),
    };
  });
  return { configured: first !== undefined, models };
}
