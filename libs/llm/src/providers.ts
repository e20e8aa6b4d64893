import { ownProperty } from '@parley/untrusted';
import type { Tier } from '@parley/protocols';
import { anthropicModel, tryAnthropic, type AnthropicServer } from './anthropic-model.js';
import type { Effort } from './effort.js';
import { contextOf, headersOf, pricesOf, secretOf } from './environment.js';
import type { LanguageModel } from './language-model.js';
import { DEAREST, knownModel } from './models.js';
import { ModelWindow, type Window } from './model-window.js';
import { openAiModel, tryOpenAi, type OpenAiServer } from './openai-model.js';
import { FREE, type Price } from './prices.js';
import type { Trial } from './trial.js';
import { withinWindow } from './within-window.js';

/** Whoever serves models, as the environment configures it. */
export interface Provider {
  name: string;
  /** The model for work of each tier where nobody chooses one; none where one must be named. */
  byTier?: Record<Tier, string>;
  /** For people: which key, or which server. */
  hint: string;
  speak(model: string, effort: Effort): LanguageModel;
  /** Whether the key is taken and the model is there; never throws, and never takes long. */
  tryOut(model: string): Promise<Trial>;
  /** How much the model can read, where its server says so and it may be little. */
  windowOf(model: string): Promise<Window | undefined>;
  priceOf(model: string): Price;
  /** What is to be said of a model whose price nobody knows. */
  warningOf(model: string): string | undefined;
}

/** For work of each tier, where nobody says otherwise. */
export const DEFAULT_MODELS: Record<Tier, string> = { fast: 'claude-haiku-5-5', strong: 'claude-sonnet-5-5' };

const PROVIDERS = ['rehearsal', 'anthropic', 'openai'];

/** The providers that are configured; the first is the one where nobody chooses. @throws naming the variable that is wrong */
export function providersOf(environment: NodeJS.ProcessEnv): Provider[] {
  const named = environment['PARLEY_MODEL_PROVIDER'];
  if (named && !PROVIDERS.includes(named)) {
    throw new Error(`PARLEY_MODEL_PROVIDER=${named} is not one of ${PROVIDERS.join(', ')}`);
  }
  if (named === 'rehearsal') return [];
  const anthropic = anthropicOf(environment, named !== 'openai');
  const openAi = openAiOf(environment, named === 'openai' || (!named && !anthropic));
  if (named === 'anthropic' && !anthropic) throw new Error('ANTHROPIC_API_KEY is not set, nor ANTHROPIC_AUTH_TOKEN');
  if (named === 'openai' && !openAi) throw new Error('PARLEY_OPENAI_BASE_URL is not set');
  const inOrder = named === 'openai' ? [openAi, anthropic] : [anthropic, openAi];
  return inOrder.filter((provider) => provider !== undefined);
}

/** Anthropic, where there is a key. */
function anthropicOf(environment: NodeJS.ProcessEnv, isFirst: boolean): Provider | undefined {
  const apiKey = secretOf(environment, 'ANTHROPIC_API_KEY');
  const authToken = secretOf(environment, 'ANTHROPIC_AUTH_TOKEN');
  const secret = apiKey ?? authToken;
  if (!secret) return undefined;
  const prices = pricesOf(environment);
  const baseURL = environment['ANTHROPIC_BASE_URL'];
  const headers = headersOf(environment, 'PARLEY_ANTHROPIC_HEADERS');
  const server: AnthropicServer = {
    ...(apiKey && { apiKey }),
    ...(authToken && { authToken }),
    ...(baseURL && { baseURL }),
    ...(headers && { headers }),
  };
  const listed = (model: string) => ownProperty(prices, model) ?? knownModel(model)?.price;
  const priceOf = (model: string) => listed(model) ?? DEAREST.price;
  const { input, output } = DEAREST.price;
  return {
    name: 'anthropic',
    byTier: {
      fast: (isFirst && environment['PARLEY_FAST_MODEL']) || DEFAULT_MODELS.fast,
      strong: (isFirst && environment['PARLEY_MODEL']) || DEFAULT_MODELS.strong,
    },
    hint: `key …${secret.slice(-4)}`,
    speak: once((model, effort) => anthropicModel({ ...server, model, effort, price: priceOf(model) })),
    tryOut: (model) => tryAnthropic(server, model),
    windowOf: () => Promise.resolve(undefined),
    priceOf,
    warningOf: (model) =>
      listed(model)
        ? undefined
        : `the price of ${model} is unknown: counted as that of ${DEAREST.id}, the dearest known ($${input}/$${output} a million tokens); PARLEY_PRICES says it better`,
  };
}

/** A server that speaks chat completions, where one is named. */
function openAiOf(environment: NodeJS.ProcessEnv, isFirst: boolean): Provider | undefined {
  const baseURL = environment['PARLEY_OPENAI_BASE_URL'];
  if (!baseURL) return undefined;
  const strong = environment['PARLEY_MODEL'];
  if (isFirst && !strong)
    throw new Error('PARLEY_MODEL is not set: the server at PARLEY_OPENAI_BASE_URL needs a model name');
  const apiKey = secretOf(environment, 'PARLEY_OPENAI_API_KEY');
  const headers = headersOf(environment, 'PARLEY_OPENAI_HEADERS');
  const told = contextOf(environment);
  const windows = new Map<string, ModelWindow>();
  const windowOf = (model: string): ModelWindow => {
    const window = windows.get(model) ?? new ModelWindow(server, model, told);
    windows.set(model, window);
    return window;
  };
  const server: OpenAiServer = { baseURL, ...(apiKey && { apiKey }), ...(headers && { headers }) };
  const prices = pricesOf(environment);
  const priceOf = (model: string) => ownProperty(prices, model) ?? FREE;
  return {
    name: 'openai',
    ...(isFirst && strong && { byTier: { fast: environment['PARLEY_FAST_MODEL'] || strong, strong } }),
    hint: baseURL,
    speak: once((model, effort) =>
      withinWindow(openAiModel({ ...server, model, effort, price: priceOf(model) }), windowOf(model)),
    ),
    tryOut: (model) => tryOpenAi(server, model),
    windowOf: (model) => windowOf(model).now(),
    priceOf,
    warningOf: (model) =>
      ownProperty(prices, model) || isLoopback(baseURL)
        ? undefined
        : `the price of ${model} is unknown: counted as free, so that no budget bounds it; PARLEY_PRICES says it better`,
  };
}

const isLoopback = (url: string): boolean => /^(localhost|127\.|\[::1\])/u.test(new URL(url).hostname);

/** One client per model and effort: they keep connections. */
function once(make: (model: string, effort: Effort) => LanguageModel): Provider['speak'] {
  const made = new Map<string, LanguageModel>();
  return (model, effort) => {
    const key = `${effort} ${model}`;
    const known = made.get(key) ?? make(model, effort);
    made.set(key, known);
    return known;
  };
}
