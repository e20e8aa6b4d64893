import { secretOf } from './environment.js';

/** Makes vectors of texts: what is alike in meaning lies close together (T2). */
export interface Embedder {
  model: string;
  /** One vector for each text, in their order. @throws where the server gives none in time */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<number[][]>;
}

/** A check of a channel waits for it: without an answer by then it goes on with the measures that need no model. */
const DEADLINE_MS = 10_000;

/** No vector of a model is longer. */
const MOST_NUMBERS = 16_384;

/**
 * The embedding model of the OpenAI-compatible server (Ollama, vLLM, OpenAI) that PARLEY_OPENAI_BASE_URL names; nothing where
 * PARLEY_EMBEDDING_MODEL names none. The SDK is loaded with the first call only.
 * @throws naming the variable that is missing
 */
export function embedderFromEnvironment(environment: NodeJS.ProcessEnv): Embedder | undefined {
  const model = environment['PARLEY_EMBEDDING_MODEL'];
  if (!model) return undefined;
  const baseURL = environment['PARLEY_OPENAI_BASE_URL'];
  if (!baseURL) throw new Error('PARLEY_EMBEDDING_MODEL needs PARLEY_OPENAI_BASE_URL: the server that has the model');
  const apiKey = secretOf(environment, 'PARLEY_OPENAI_API_KEY') ?? 'none';
  return {
    model,
    async embed(texts, signal) {
      const { default: OpenAI } = await import('openai');
      const client = new OpenAI({ apiKey, baseURL, maxRetries: 0 });
      const deadline = AbortSignal.timeout(DEADLINE_MS);
      const { data } = await client.embeddings.create(
        { model, input: [...texts], encoding_format: 'float' },
        { signal: signal ? AbortSignal.any([signal, deadline]) : deadline },
      );
      return vectorsOf(data, texts.length);
    },
  };
}

/** @throws where a server answers anything but one vector of numbers for each text, all as long */
function vectorsOf(data: unknown, count: number): number[][] {
  const given = (Array.isArray(data) ? data : []) as { index?: unknown; embedding?: unknown }[];
  const vectors = Array.from(
    { length: count },
    (_, at) => given.find(({ index }, place) => (index ?? place) === at)?.embedding,
  );
  const length = Array.isArray(vectors[0]) ? vectors[0].length : 0;
  const isVector = (one: unknown): one is number[] =>
    Array.isArray(one) && one.length === length && one.every((value) => Number.isFinite(value));
  if (!length || length > MOST_NUMBERS || !vectors.every(isVector))
    throw new Error('the server gave no vector for each text');
  return vectors;
}
