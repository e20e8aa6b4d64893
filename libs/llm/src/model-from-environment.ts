import type { Language } from '@parley/contracts';
import type { LikelyRange, PlannedWork } from '@parley/protocols';
import { Budgets, type Priced } from './budget.js';
import { diverseModels, type SeatModel } from './diverse-models.js';
import { effortOf } from './effort.js';
import { budgetOf } from './environment.js';
import type { LanguageModel, ModelFor, ModelNeeds } from './language-model.js';
import { likelyCost, PACES, type LikelyCost } from './likely-cost.js';
import { localModels } from './local-models.js';
import { noticesOf } from './notices.js';
import { FREE } from './prices.js';
import { providersOf, type Provider } from './providers.js';
import { readableRehearsal } from './readable-rehearsal.js';
import { rehearsalModel } from './rehearsal.js';
import { namesOf, triedModel, type TriedModel } from './tried-model.js';

export interface ConfiguredModel {
  modelFor: ModelFor;
  /** True where no model is configured: every channel is rehearsed. */
  rehearsal: boolean;
  budgetMicroUsd: number;
  /** One line for people: which models, that a rehearsal is one, and what no budget bounds. */
  notice: string;
  /** Asks the server whether it takes the key and has the models; undefined where every channel is rehearsed. Never takes long. */
  tried(): Promise<TriedModel | undefined>;
  /** What plays agents, for whoever asks: the models, tried; or those of an Ollama, unless the rehearsal is asked for by name. */
  offer(): Promise<ModelOffer>;
  /** What work is likely to cost and to take; undefined where nobody knows the price of a model. */
  likely(work: LikelyRange): { least: LikelyCost; most: LikelyCost } | undefined;
}

interface ModelOffer {
  rehearsal: boolean;
  tried?: TriedModel;
  local?: { base_url: string; models: string[] };
  spread?: SeatModel[];
}

/** How long the rehearsal pretends to think where people watch, in milliseconds. */
const THINKING_MS = 40;

/**
 * Which models the environment offers. There is no silent way from a model to the rehearsal: it is chosen by the absence
 * of any key, or by name.
 * @param language of the notice
 * @throws naming the variable that is missing or wrong
 */
export function modelFromEnvironment(environment: NodeJS.ProcessEnv, language: Language = 'en'): ConfiguredModel {
  const rehearsal = rehearsals();
  const budgetMicroUsd = budgetOf(environment);
  const [first, ...others] = providersOf(environment);
  if (!first) {
    return {
      modelFor: (needs) =>
        needs.rehearsal ? rehearsal(needs) : missing('no model is configured: set ANTHROPIC_API_KEY'),
      rehearsal: true,
      budgetMicroUsd,
      notice: noticesOf(language).rehearsal,
      tried: () => Promise.resolve(undefined),
      async offer() {
        const found = environment['PARLEY_MODEL_PROVIDER'] ? undefined : await localModels(environment);
        return { rehearsal: true, ...(found && { local: { base_url: found.baseURL, models: found.models } }) };
      },
      likely: () => undefined,
    };
  }
  const choose = chooser([first, ...others]);
  const said = saidOf(first, budgetMicroUsd, language);
  const tried = () => triedModel(first, said, language);
  return {
    modelFor: (needs) => (needs.rehearsal ? rehearsal(needs) : choose(needs)),
    rehearsal: false,
    budgetMicroUsd,
    notice: [`✓ ${namesOf(first, language)}`, ...said].join(' · '),
    tried,
    async offer() {
      const [told, spread] = await Promise.all([tried(), diverseModels(environment)]);
      return { rehearsal: false, tried: told, spread };
    },
    likely: (work) => likelyBy(first, work),
  };
}

/** The rehearsal at the pace that a channel asks for. */
function rehearsals(): ModelFor {
  const atOnce = rehearsalModel({ thinkingMs: THINKING_MS });
  const readable = readableRehearsal();
  return ({ rehearsal_pace }: ModelNeeds) => (rehearsal_pace === 'readable' ? readable : atOnce);
}

/** By the models of the first provider. */
function likelyBy({ byTier, priceOf, warningOf }: Provider, { least, most }: LikelyRange) {
  const { fast, strong } = byTier!;
  if ([fast, strong].some((model) => warningOf(model) !== undefined)) return undefined;
  const models = { fast: { model: fast, price: priceOf(fast) }, strong: { model: strong, price: priceOf(strong) } };
  return { least: likelyCost(least, models, PACES.least), most: likelyCost(most, models, PACES.most) };
}

function chooser(providers: [Provider, ...Provider[]]): ModelFor {
  const budgets = new Budgets();
  const providerOf = ({ choice }: PlannedWork) =>
    choice.provider ? providers.find(({ name }) => name === choice.provider) : providers[0];
  const idOf = (provider: Provider, { choice, tier }: PlannedWork) => choice.model ?? provider.byTier?.[tier];
  /** Work that no model is there for costs nothing. */
  const pricedOf = (work: PlannedWork): Priced => {
    const provider = providerOf(work);
    const model = provider && idOf(provider, work);
    return model === undefined ? { model: '', price: FREE } : { model, price: provider!.priceOf(model) };
  };
  return (needs) => {
    const provider = providerOf(needs);
    if (!provider)
      return missing(`the channel asks for the provider ${needs.choice.provider}, which is not configured here`);
    const id = idOf(provider, needs);
    if (!id) return missing(`the channel asks for the provider ${provider.name} and names no model of it`);
    return budgets.within(provider.speak(id, effortOf(needs)), needs, pricedOf);
  };
}

/** A channel that asks for a model where there is none fails by name: it is never rehearsed in secret. */
const missing = (message: string): LanguageModel => ({
  provider: 'none',
  model: 'none',
  generate: () => Promise.resolve({ ok: false, code: 'bad_key', message }),
});

/** What no budget bounds, and what one does. */
function saidOf({ byTier, warningOf }: Provider, budgetMicroUsd: number, language: Language): string[] {
  const words = noticesOf(language);
  const { fast, strong } = byTier!;
  const budget = budgetMicroUsd ? words.budget((budgetMicroUsd / 1e6).toFixed(2)) : words.noBudget;
  const warnings = [...new Set([strong, fast])].map(warningOf).filter((warning) => warning !== undefined);
  return [budget, ...warnings];
}
