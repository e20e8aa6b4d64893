import { localModels } from './local-models.js';
import { providersOf, type Provider } from './providers.js';

/** A model for a seat, as the seat names it. */
export interface SeatModel {
  provider: string;
  model: string;
}

/**
 * The models that seats can be spread over: of each provider that is configured those that work here goes to, and of an Ollama all that
 * it has. By turns of the providers, since models of one maker are the most alike. None where everything is rehearsed.
 */
export async function diverseModels(environment: NodeJS.ProcessEnv): Promise<SeatModel[]> {
  const each = await Promise.all(providersOf(environment).map((provider) => modelsOf(provider, environment)));
  const most = Math.max(0, ...each.map((models) => models.length));
  return Array.from({ length: most }, (_, turn) => each.flatMap((models) => models[turn] ?? [])).flat();
}

async function modelsOf({ name, byTier }: Provider, environment: NodeJS.ProcessEnv): Promise<SeatModel[]> {
  const chosen = byTier ? [byTier.strong, byTier.fast] : [];
  const local = name === 'openai' ? await modelsOfOllama(environment) : [];
  return [...new Set([...chosen, ...local])].map((model) => ({ provider: name, model }));
}

/** Where the server that is configured is the Ollama that answers. */
async function modelsOfOllama(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const found = await localModels(environment);
  return found && found.baseURL === environment['PARLEY_OPENAI_BASE_URL']?.replace(/\/$/u, '') ? found.models : [];
}
