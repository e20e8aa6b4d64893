import type Anthropic from '@anthropic-ai/sdk';
import type { APIError } from '@anthropic-ai/sdk';
import { storable } from '@parley/untrusted';
import type { Prompt } from '@parley/protocols';
import { boundedFetch } from './answer-bounds.js';
import { answer, repairing, type Asking, type Reply, type Speaker } from './answer.js';
import { CallFailed } from './call-failed.js';
import { type Effort, roomOf } from './effort.js';
import { httpFailure } from './http-failure.js';
import { withIdleWatchdog } from './idle-watchdog.js';
import type { LanguageModel } from './language-model.js';
import { DEAREST, knownModel, traitsOf } from './models.js';
import { providerSchema } from './provider-schema.js';
import { PrefixGate } from './prefix-gate.js';
import { NO_USAGE, type Price, type Usage } from './prices.js';
import { Reading } from './reading.js';
import { DEFAULT_RETRY, type RetryPolicy } from './retry.js';
import { failedTrial, TRIAL_MS, type Trial } from './trial.js';

/** The way to a server that speaks the Messages API: Anthropic's own, a cloud's or a gateway's. */
export interface AnthropicServer {
  /** Sent as x-api-key. */
  apiKey?: string;
  /** Sent as a bearer token, where a gateway asks for one. */
  authToken?: string;
  baseURL?: string;
  /** Sent with every request. */
  headers?: Record<string, string>;
}

export interface AnthropicOptions extends AnthropicServer {
  model: string;
  /** How much it thinks, where it can. */
  effort?: Effort;
  price?: Price;
  retry?: RetryPolicy;
  /** Longest silence, from the first try to connect on, in milliseconds; a ping breaks it. */
  idleMs?: number;
  deadlineMs?: number;
}

/** Claude by the Messages API: streamed, with structured output, room to think and a cached prefix. The SDK is loaded with the first call only. */
export function anthropicModel(options: AnthropicOptions): LanguageModel {
  const { model, effort = 'medium', idleMs = 60_000 } = options;
  let client: Promise<Anthropic> | undefined;
  const connect = () => (client ??= anthropicClient(options));
  const gate = new PrefixGate(traitsOf(model));
  const speaker: Speaker = {
    provider: 'anthropic',
    model,
    price: options.price ?? (knownModel(model) ?? DEAREST).price,
    retry: options.retry ?? DEFAULT_RETRY,
    deadlineMs: options.deadlineMs ?? 300_000,
    roomFor: ({ max_output_tokens }, wider) => roomOf(model, effort, max_output_tokens, wider),
    tokenizerFactor: traitsOf(model).tokenizer_factor,
    ask: async (asking) => ask(await connect(), { model, effort, idleMs, gate }, asking),
  };
  return { provider: 'anthropic', model, generate: (request) => answer(speaker, request) };
}

async function loadSdk() {
  const [{ default: Client, APIError: Refusal }, { Stream }] = await Promise.all([
    import('@anthropic-ai/sdk'),
    import('@anthropic-ai/sdk/core/streaming'),
  ]);
  return { Client, Refusal, Stream };
}

/** Retries are ours, so that each attempt is counted and recorded; nothing is read from the environment behind our back. */
async function anthropicClient({ apiKey, authToken, baseURL, headers }: AnthropicServer): Promise<Anthropic> {
  const { Client } = await loadSdk();
  return new Client({
    apiKey: apiKey ?? null,
    authToken: authToken ?? null,
    baseURL: baseURL ?? null,
    maxRetries: 0,
    fetch: boundedFetch,
    // Its spans would count each call twice, and a provider is told no trace.
    openTelemetry: false,
    ...(headers && { defaultHeaders: headers }),
  });
}

/** Asks for the model by its name: whether the key is taken and the model is there. */
export async function tryAnthropic(server: AnthropicServer, model: string, timeout = TRIAL_MS): Promise<Trial> {
  try {
    await (await anthropicClient(server)).models.retrieve(model, undefined, { timeout });
    return { result: 'works' };
  } catch (error) {
    return failedTrial(error, model);
  }
}

interface Settings {
  model: string;
  effort: Effort;
  idleMs: number;
  gate: PrefixGate;
}

async function ask(client: Anthropic, settings: Settings, asking: Asking): Promise<Reply> {
  const { Refusal, Stream } = await loadSdk();
  const { signal, prompt, onText, onThought } = asking;
  const abort = new AbortController();
  const body = bodyOf(settings, asking);
  const reading = new Reading(
    {
      ...(onText && { text: (piece: string) => onText(storable(piece)) }),
      ...(onThought && { thought: (piece: string) => onThought(storable(piece)) }),
    },
    { prompt, room: asking.room, tokenizerFactor: traitsOf(settings.model).tokenizer_factor },
  );
  let isSent = false;
  const began = asking.atOnce ? () => undefined : await settings.gate.enter(prompt, signal);
  try {
    // The raw response: the SDK's own iteration keeps pings to itself, and they are what says that a long thought lives.
    const open = async () => {
      isSent = !signal.aborted;
      const called = AbortSignal.any([signal, abort.signal]);
      const response = await client.messages.create(body, { signal: called }).asResponse();
      return Stream.rawEvents(response, abort);
    };
    for await (const { event, data } of withIdleWatchdog(open, settings.idleMs, abort, signal)) {
      reading.take(event, data);
      began(true);
    }
  } catch (error) {
    // A request that is called off before its answer begins is read and billed all the same.
    const unread = signal.aborted && !reading.hasBegun && isSent;
    const usage = unread ? { ...NO_USAGE, input_tokens: asking.inputTokens } : reading.usage;
    if (error instanceof Refusal && !signal.aborted) throw refusal(error, usage, settings.model);
    throw failureOf(error, signal, usage);
  } finally {
    began(false);
    // What is no longer listened to is not to go on.
    abort.abort();
  }
  return reading.finished();
}

function bodyOf(
  { model, effort }: Settings,
  { prompt, repair, room, onThought }: Asking,
): Anthropic.MessageCreateParamsStreaming {
  const thinks = traitsOf(model).thinking === 'adaptive';
  return {
    model,
    max_tokens: room,
    ...(thinks && { thinking: { type: 'adaptive', display: onThought ? 'summarized' : 'omitted' } }),
    system: [{ type: 'text', text: prompt.system, cache_control: { type: 'ephemeral' } }],
    messages: [{ role: 'user', content: blocksOf(prompt) }, ...repairing(repair, prompt.language)],
    output_config: {
      format: { type: 'json_schema', schema: providerSchema(prompt.schema) as Record<string, unknown> },
      ...(thinks && { effort }),
    },
    stream: true,
  };
}

/** The shared blocks, cached up to their end, and then what is this turn's alone. */
function blocksOf({ shared, user }: Prompt): Anthropic.TextBlockParam[] {
  const cached = shared.map((text, index): Anthropic.TextBlockParam =>
    index === shared.length - 1 ? { type: 'text', text, cache_control: { type: 'ephemeral' } } : { type: 'text', text },
  );
  return [...cached, { type: 'text', text: user }];
}

function failureOf(error: unknown, signal: AbortSignal, usage: Usage): CallFailed {
  if (error instanceof CallFailed) return new CallFailed(error.code, error.message, error.retry, usage);
  if (signal.aborted) return new CallFailed('aborted', 'the call was called off', { again: false }, usage);
  return new CallFailed('unavailable', `the stream broke: ${(error as Error).message}`, { again: true }, usage);
}

function refusal({ status, message, headers }: APIError, usage: Usage, model: string): CallFailed {
  const failed = httpFailure({
    status: status as number | undefined,
    message,
    headers: headers as Headers | undefined,
    model,
  });
  return new CallFailed(failed.code, failed.message, failed.retry, usage);
}
