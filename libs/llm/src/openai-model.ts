import type OpenAI from 'openai';
import { boundedFetch } from './answer-bounds.js';
import { answer, repairing, type Asking, type Reply, type Speaker } from './answer.js';
import { CallFailed } from './call-failed.js';
import { ROOM_TO_THINK, type Effort } from './effort.js';
import { httpFailure } from './http-failure.js';
import { withIdleWatchdog } from './idle-watchdog.js';
import type { LanguageModel } from './language-model.js';
import { formatBody, OUTPUT_FORMATS, refusesFormat, schemaInWords, type OutputFormat } from './output-format.js';
import { OpenAiReading } from './openai-reading.js';
import { FREE, type Price } from './prices.js';
import { DEFAULT_RETRY, type RetryPolicy } from './retry.js';
import { failedTrial, TRIAL_MS, type Trial } from './trial.js';

/** Ollama, vLLM or any other server that speaks chat completions. */
export interface OpenAiServer {
  baseURL: string;
  /** Sent as a bearer token. */
  apiKey?: string;
  /** Sent with every request. */
  headers?: Record<string, string>;
}

export interface OpenAiOptions extends OpenAiServer {
  model: string;
  /** How much room it has to think: no server says which of its models do. */
  effort?: Effort;
  /** Nothing, where absent: such servers mostly stand on one's own machine. */
  price?: Price;
  retry?: RetryPolicy;
  /** Longest silence, in milliseconds: before it begins such a server may have to load its model and read the prompt. */
  idleMs?: number;
  deadlineMs?: number;
}

/** A model behind an OpenAI-compatible server. The SDK is loaded with the first call only. */
export function openAiModel(options: OpenAiOptions): LanguageModel {
  const { model, effort = 'medium', idleMs = 120_000 } = options;
  let client: Promise<OpenAI> | undefined;
  const connect = () => (client ??= openAiClient(options));
  const settings: Settings = { model, idleMs, format: 'json_schema', roomName: 'max_tokens' };
  const speaker: Speaker = {
    provider: 'openai',
    model,
    price: options.price ?? FREE,
    retry: options.retry ?? DEFAULT_RETRY,
    deadlineMs: options.deadlineMs ?? 300_000,
    roomFor: ({ max_output_tokens }, wider) => (max_output_tokens + ROOM_TO_THINK[effort]) * (wider ? 2 : 1),
    tokenizerFactor: 1,
    ask: async (asking) => ask(await connect(), settings, asking),
  };
  return { provider: 'openai', model, generate: (request) => answer(speaker, request) };
}

async function openAiClient({ baseURL, apiKey = 'none', headers }: OpenAiServer): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  return new Client({
    apiKey,
    baseURL,
    maxRetries: 0,
    fetch: boundedFetch,
    ...(headers && { defaultHeaders: headers }),
  });
}

/** Asks for the list of models: whether the key is taken and the model is there. */
export async function tryOpenAi(server: OpenAiServer, model: string, timeout = TRIAL_MS): Promise<Trial> {
  const listed = async (asked: OpenAiServer) => (await (await openAiClient(asked)).models.list({ timeout })).data;
  try {
    const ids = (await listed(server)).map(({ id }) => id);
    // Ollama's own names end in a tag.
    if (!ids.includes(model) && !ids.includes(`${model}:latest`)) return missingModel(model, ids);
    const { apiKey: _, ...withoutKey } = server;
    const isOpen =
      server.apiKey !== undefined &&
      (await listed(withoutKey).then(
        () => true,
        () => false,
      ));
    return { result: isOpen ? 'unproven' : 'works' };
  } catch (error) {
    return failedTrial(error, model);
  }
}

function missingModel(model: string, ids: string[]): Trial {
  const there = ids.slice(0, 10).join(', ') || 'none';
  return {
    result: 'refused',
    code: 'unknown_model',
    message: `the server has no ${model}; it has ${there}`.slice(0, 400),
  };
}

interface Settings {
  model: string;
  idleMs: number;
  /** The strictest that this server is not known to refuse. */
  format: OutputFormat;
  /** What this model calls the room for its answer: OpenAI's reasoning models refuse the name that all others know. */
  roomName: 'max_tokens' | 'max_completion_tokens';
}

async function ask(client: OpenAI, settings: Settings, asking: Asking): Promise<Reply> {
  const { signal, prompt, room } = asking;
  const abort = new AbortController();
  const reading = new OpenAiReading(asking, { prompt, room, tokenizerFactor: 1 });
  try {
    const begin = () => open(client, settings, asking, AbortSignal.any([signal, abort.signal]));
    for await (const chunk of withIdleWatchdog(begin, settings.idleMs, abort, signal)) reading.take(chunk);
  } catch (error) {
    if (error instanceof CallFailed) throw new CallFailed(error.code, error.message, error.retry, reading.usage);
    if (signal.aborted) throw new CallFailed('aborted', 'the call was called off', { again: false }, reading.usage);
    const { status, message, headers } = error as { status?: number; message: string; headers?: Headers };
    throw httpFailure({
      message,
      model: settings.model,
      ...(status !== undefined && { status }),
      ...(headers && { headers }),
    });
  } finally {
    // What is no longer listened to is not to go on.
    abort.abort();
  }
  return reading.finished();
}

/** Begins an answer, in the strictest format that the server takes; what it refused it is not asked again. */
async function open(client: OpenAI, settings: Settings, asking: Asking, signal: AbortSignal) {
  let { room } = asking;
  for (;;) {
    const { format } = settings;
    try {
      return await client.chat.completions.create(bodyOf(settings, { ...asking, room }), { signal });
    } catch (error) {
      if (settings.roomName === 'max_tokens' && refusesRoomName(error as { status?: number; message?: string })) {
        settings.roomName = 'max_completion_tokens';
        continue;
      }
      // How much fits depends on the prompt too: the next one is asked with all its room again.
      const without = Math.min(asking.room, asking.prompt.max_output_tokens);
      if (room > without && refusesRoom(error as { status?: number; message?: string })) {
        room = without;
        continue;
      }
      const next = OUTPUT_FORMATS[OUTPUT_FORMATS.indexOf(format) + 1];
      if (!next || !refusesFormat(error as { status?: number; message?: string })) throw error;
      settings.format = next;
    }
  }
}

/** Whether a model wants the room for its answer by its newer name. */
const refusesRoomName = ({ status, message = '' }: { status?: number; message?: string }): boolean =>
  status === 400 &&
  /max_tokens.{0,80}(not supported|unsupported).*max_completion_tokens|unsupported.{0,40}max_tokens/isu.test(message);

/** Whether a server refuses a request for the room that its answer may take. */
const refusesRoom = ({ status, message = '' }: { status?: number; message?: string }): boolean =>
  (status === 400 || status === 422) && /max_tokens|max_completion_tokens|context length|max_model_len/iu.test(message);

function bodyOf(
  { model, format, roomName }: Settings,
  { prompt, repair, room }: Asking,
): OpenAI.ChatCompletionCreateParamsStreaming {
  // Some take a schema and do not keep it: then the repair tells it too.
  const told = format === 'json_schema' && !repair ? [] : [schemaInWords(prompt)];
  return {
    model,
    stream: true,
    stream_options: { include_usage: true },
    [roomName]: room,
    messages: [
      { role: 'system', content: prompt.system },
      { role: 'user', content: [...prompt.shared, prompt.user, ...told].join('\n') },
      ...repairing(repair, prompt.language),
    ],
    ...formatBody(format, prompt),
  };
}
