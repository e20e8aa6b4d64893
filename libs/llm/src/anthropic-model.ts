import Anthropic from '@anthropic-ai/sdk';
import type { Prompt } from '@parley/protocols';
import { answer, repairing, type Repair, type Reply, type Speaker } from './answer.js';
import { CallFailed } from './call-failed.js';
import { httpFailure } from './http-failure.js';
import { withIdleWatchdog } from './idle-watchdog.js';
import type { LanguageModel, ModelRequest } from './language-model.js';
import { providerSchema } from './output.js';
import { NO_USAGE, PRICES, UNKNOWN_PRICE, type Price, type Usage } from './prices.js';
import { DEFAULT_RETRY, type RetryPolicy } from './retry.js';

export interface AnthropicOptions {
  apiKey: string;
  model: string;
  baseURL?: string;
  price?: Price;
  retry?: RetryPolicy;
  /** Longest silence within a stream, in milliseconds. */
  idleMs?: number;
  deadlineMs?: number;
}

/** Claude by the Messages API: streamed, with structured output and a cached prefix. */
export function anthropicModel(options: AnthropicOptions): LanguageModel {
  const { apiKey, model, baseURL, idleMs = 60_000 } = options;
  // Retries are ours, so that each attempt is counted and recorded.
  const client = new Anthropic({ apiKey, maxRetries: 0, ...(baseURL && { baseURL }) });
  const speaker: Speaker = {
    provider: 'anthropic',
    model,
    price: options.price ?? PRICES[model] ?? UNKNOWN_PRICE,
    retry: options.retry ?? DEFAULT_RETRY,
    deadlineMs: options.deadlineMs ?? 300_000,
    ask: (request, signal, repair) => ask(client, model, idleMs, request, signal, repair),
  };
  return { provider: 'anthropic', model, generate: (request) => answer(speaker, request) };
}

async function ask(
  client: Anthropic,
  model: string,
  idleMs: number,
  { prompt, onText }: ModelRequest,
  signal: AbortSignal,
  repair: Repair | undefined,
): Promise<Reply> {
  const abort = new AbortController();
  const either = AbortSignal.any([signal, abort.signal]);
  const reading = new Reading();
  try {
    const stream = await client.messages.create(
      {
        model,
        max_tokens: prompt.max_output_tokens,
        system: [{ type: 'text', text: prompt.system, cache_control: { type: 'ephemeral' } }],
        messages: [{ role: 'user', content: blocksOf(prompt) }, ...repairing(repair)],
        output_config: {
          format: { type: 'json_schema', schema: providerSchema(prompt.schema) as Record<string, unknown> },
        },
        stream: true,
      },
      { signal: either },
    );
    for await (const event of withIdleWatchdog(stream, idleMs, abort, signal)) {
      const text = reading.take(event);
      if (text) onText?.(text);
    }
  } catch (error) {
    throw failureOf(error, signal, reading.usage);
  }
  return reading.finished();
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
  if (error instanceof Anthropic.APIError) {
    // An overload in the middle of a stream has no status; only its text tells.
    const { code, message, retry } = httpFailure({
      status: error.status as number | undefined,
      message: error.message,
      headers: error.headers as Headers | undefined,
    });
    return new CallFailed(code, message, retry, usage);
  }
  return new CallFailed('unavailable', `the stream broke: ${(error as Error).message}`, { again: true }, usage);
}

/** Gathers a stream's events; a text counts only when the message has properly ended. */
class Reading {
  private text = '';
  private stopReason = '';
  private stopped = false;
  private events = 0;
  usage: Usage = NO_USAGE;

  take(event: Anthropic.MessageStreamEvent): string {
    this.events += 1;
    if (event.type === 'message_start') this.count(event.message.usage);
    if (event.type === 'message_delta') {
      this.stopReason = event.delta.stop_reason ?? '';
      this.usage = { ...this.usage, output_tokens: event.usage.output_tokens };
    }
    if (event.type === 'message_stop') this.stopped = true;
    if (event.type !== 'content_block_delta' || event.delta.type !== 'text_delta') return '';
    this.text += event.delta.text;
    return event.delta.text;
  }

  /** @throws CallFailed where the stream was cut, or stopped for another reason than being done */
  finished(): Reply {
    const fail = (code: CallFailed['code'], message: string, again = false) =>
      new CallFailed(code, message, { again }, this.usage, this.stopReason);
    if (!this.events) throw fail('unavailable', 'the answer is no stream of the Messages API', true);
    if (!this.stopped) throw fail('cut_stream', 'the stream ended before the message did', true);
    switch (this.stopReason) {
      case 'end_turn':
      case 'stop_sequence':
        return { text: this.text, usage: this.usage, stopReason: this.stopReason };
      case 'refusal':
        throw fail('refusal', 'the model refuses to answer this');
      case 'max_tokens':
        throw fail('max_tokens', 'the answer is longer than allowed');
      case 'model_context_window_exceeded':
        throw fail('context_exceeded', 'the prompt is longer than the model can read');
      default:
        throw fail('unavailable', `the model stopped for an unexpected reason: ${this.stopReason || 'none'}`);
    }
  }

  private count(usage: Anthropic.Usage): void {
    this.usage = {
      input_tokens: usage.input_tokens,
      output_tokens: usage.output_tokens,
      cache_read_tokens: usage.cache_read_input_tokens ?? 0,
      cache_write_tokens: usage.cache_creation_input_tokens ?? 0,
    };
  }
}
