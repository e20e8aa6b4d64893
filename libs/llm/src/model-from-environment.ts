import { readFileSync } from 'node:fs';
import { anthropicModel } from './anthropic-model.js';
import { budgeted } from './budget.js';
import type { LanguageModel } from './language-model.js';
import type { ModelFor } from './model-for.js';
import { openAiModel } from './openai-model.js';
import { DEAREST, PRICES } from './models.js';
import { FREE, type Price } from './prices.js';
import { rehearsalModel } from './rehearsal.js';

export interface ConfiguredModel {
  modelFor: ModelFor;
  /** True where no model is configured: every channel is rehearsed. */
  rehearsal: boolean;
  budgetMicroUsd: number;
  /** One line for people: which model, and that a rehearsal is one. */
  notice: string;
}

/** A channel that asks for a model where there is none fails by name: it is never rehearsed in secret. */
const NO_MODEL: LanguageModel = {
  provider: 'none',
  model: 'none',
  generate: () =>
    Promise.resolve({ ok: false, code: 'bad_key', message: 'no model is configured: set ANTHROPIC_API_KEY' }),
};

/** How long the rehearsal pretends to think where people watch, in milliseconds. */
const THINKING_MS = 40;
const DEFAULT_MODEL = 'claude-sonnet-4-6';
const PROVIDERS = ['rehearsal', 'anthropic', 'openai'];

/**
 * Which model the environment asks for. There is no silent way from a model to the rehearsal: it is chosen by the
 * absence of any key, or by name.
 * @throws naming the variable that is missing or wrong
 */
export function modelFromEnvironment(environment: NodeJS.ProcessEnv): ConfiguredModel {
  const rehearsal = rehearsalModel({ thinkingMs: THINKING_MS });
  const budgetMicroUsd = budgetOf(environment);
  const configured = configuredModel(environment);
  if (!configured) {
    return {
      modelFor: (needs) => (needs.rehearsal ? rehearsal : NO_MODEL),
      rehearsal: true,
      budgetMicroUsd,
      notice: '! Model: REHEARSAL, scripted, not an AI.  For Claude: ANTHROPIC_API_KEY=… npm start',
    };
  }
  const { model, price, hint, known } = configured;
  const withinBudget = budgeted(price);
  const budget = budgetMicroUsd ? `budget $${(budgetMicroUsd / 1e6).toFixed(2)} per channel` : 'no budget';
  const unknown = known ? '' : ' · price unknown, counted as the dearest';
  return {
    modelFor: (needs) => (needs.rehearsal ? rehearsal : withinBudget(model, needs)),
    rehearsal: false,
    budgetMicroUsd,
    notice: `✓ Model: ${model.model} (${hint}) · ${budget}${unknown}`,
  };
}

function configuredModel(environment: NodeJS.ProcessEnv) {
  const provider = environment['PARLEY_MODEL_PROVIDER'];
  if (provider && !PROVIDERS.includes(provider)) {
    throw new Error(`PARLEY_MODEL_PROVIDER=${provider} is not one of ${PROVIDERS.join(', ')}`);
  }
  if (provider === 'rehearsal') return undefined;
  const prices = { ...PRICES, ...pricesOf(environment) };
  const key = secret(environment, 'ANTHROPIC_API_KEY');
  const baseURL = environment['PARLEY_OPENAI_BASE_URL'];
  if (provider === 'openai' || (!provider && !key && baseURL)) return openAi(environment, prices, baseURL);
  if (!key && provider === 'anthropic') throw new Error('ANTHROPIC_API_KEY is not set');
  return key ? anthropic(environment, prices, key) : undefined;
}

interface Configured {
  model: LanguageModel;
  price: Price;
  hint: string;
  known: boolean;
}

function anthropic(environment: NodeJS.ProcessEnv, prices: Record<string, Price>, apiKey: string): Configured {
  const model = environment['PARLEY_MODEL'] ?? DEFAULT_MODEL;
  const price = prices[model] ?? DEAREST.price;
  const baseURL = environment['ANTHROPIC_BASE_URL'];
  return {
    model: anthropicModel({ apiKey, model, price, ...(baseURL && { baseURL }) }),
    price,
    hint: `key …${apiKey.slice(-4)}`,
    known: model in prices,
  };
}

function openAi(
  environment: NodeJS.ProcessEnv,
  prices: Record<string, Price>,
  baseURL: string | undefined,
): Configured {
  const model = environment['PARLEY_MODEL'];
  if (!baseURL) throw new Error('PARLEY_OPENAI_BASE_URL is not set');
  if (!model) throw new Error('PARLEY_MODEL is not set: the server at PARLEY_OPENAI_BASE_URL needs a model name');
  const apiKey = secret(environment, 'PARLEY_OPENAI_API_KEY');
  const price = prices[model] ?? FREE;
  return {
    model: openAiModel({ baseURL, model, price, ...(apiKey && { apiKey }) }),
    price,
    hint: baseURL,
    known: true,
  };
}

function budgetOf(environment: NodeJS.ProcessEnv): number {
  const value = environment['PARLEY_BUDGET_USD'] ?? '1.00';
  const dollars = Number(value);
  if (!(dollars >= 0 && dollars <= 4_000))
    throw new Error(`PARLEY_BUDGET_USD=${value} is not an amount from 0 to 4000`);
  return Math.round(dollars * 1e6);
}

function pricesOf(environment: NodeJS.ProcessEnv): Record<string, Price> {
  const file = environment['PARLEY_PRICES'];
  if (!file) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Price>;
  } catch (error) {
    throw new Error(`PARLEY_PRICES: ${file} cannot be used (${(error as Error).message})`);
  }
}

/** A secret from its variable, or from the file that NAME_FILE names. */
function secret(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = environment[`${name}_FILE`];
  if (!file) return environment[name] || undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`${name}_FILE: ${file} cannot be read (${(error as Error).message})`);
  }
}
