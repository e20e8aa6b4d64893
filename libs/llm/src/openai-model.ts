import type OpenAI from 'openai';
import { answer, repairing, type Asking, type Reply, type Speaker } from './answer.js';
import { CallFailed } from './call-failed.js';
import { httpFailure } from './http-failure.js';
import { withIdleWatchdog } from './idle-watchdog.js';
import type { LanguageModel } from './language-model.js';
import { providerSchema } from './output.js';
import { FREE, NO_USAGE, type Price, type Usage } from './prices.js';
import { DEFAULT_RETRY, type RetryPolicy } from './retry.js';

export interface OpenAiOptions {
  /** Ollama, vLLM or any other server that speaks chat completions. */
  baseURL: string;
  model: string;
  apiKey?: string;
  /** Nothing, where absent: such servers mostly stand on one's own machine. */
  price?: Price;
  retry?: RetryPolicy;
  idleMs?: number;
  deadlineMs?: number;
}

/** A model behind an OpenAI-compatible server. The SDK is loaded with the first call only. */
export function openAiModel(options: OpenAiOptions): LanguageModel {
  const { baseURL, model, apiKey = 'none', idleMs = 60_000 } = options;
  let client: Promise<OpenAI> | undefined;
  const connect = () =>
    (client ??= import('openai').then(({ default: Client }) => new Client({ apiKey, baseURL, maxRetries: 0 })));
  const speaker: Speaker = {
    provider: 'openai',
    model,
    price: options.price ?? FREE,
    retry: options.retry ?? DEFAULT_RETRY,
    deadlineMs: options.deadlineMs ?? 300_000,
    ask: async (asking) => ask(await connect(), model, idleMs, asking),
  };
  return { provider: 'openai', model, generate: (request) => answer(speaker, request) };
}

async function ask(
  client: OpenAI,
  model: string,
  idleMs: number,
  { prompt, onText, signal, repair, wider }: Asking,
): Promise<Reply> {
  const abort = new AbortController();
  let text = '';
  let finish = '';
  let usage: Usage = NO_USAGE;
  try {
    const stream = await client.chat.completions.create(
      {
        model,
        stream: true,
        stream_options: { include_usage: true },
        max_tokens: prompt.max_output_tokens * (wider ? 2 : 1),
        messages: [
          { role: 'system', content: prompt.system },
          { role: 'user', content: [...prompt.shared, prompt.user].join('\n') },
          ...repairing(repair, prompt.language),
        ],
        response_format: {
          type: 'json_schema',
          json_schema: {
            name: 'answer',
            strict: false,
            schema: providerSchema(prompt.schema) as Record<string, unknown>,
          },
        },
      },
      { signal: AbortSignal.any([signal, abort.signal]) },
    );
    for await (const chunk of withIdleWatchdog(stream, idleMs, abort, signal)) {
      const [choice] = chunk.choices;
      const piece = choice?.delta.content ?? '';
      text += piece;
      if (piece) onText?.(piece);
      finish = choice?.finish_reason ?? finish;
      if (chunk.usage)
        usage = { ...NO_USAGE, input_tokens: chunk.usage.prompt_tokens, output_tokens: chunk.usage.completion_tokens };
    }
  } catch (error) {
    if (error instanceof CallFailed) throw new CallFailed(error.code, error.message, error.retry, usage);
    if (signal.aborted) throw new CallFailed('aborted', 'the call was called off', { again: false }, usage);
    const { status, message, headers } = error as { status?: number; message: string; headers?: Headers };
    throw httpFailure({ message, ...(status !== undefined && { status }), ...(headers && { headers }) });
  }
  return replyOf(text, finish, usage);
}

function replyOf(text: string, finish: string, usage: Usage): Reply {
  const fail = (code: CallFailed['code'], message: string, again = false) =>
    new CallFailed(code, message, { again }, usage, finish);
  switch (finish) {
    case 'stop':
      return { text, usage, stopReason: finish };
    case 'length':
      throw fail('max_tokens', 'the answer is longer than allowed');
    case 'content_filter':
      throw fail('refusal', 'the server filters the answer');
    case '':
      throw fail('cut_stream', 'the stream ended before the message did', true);
    default:
      throw fail('unavailable', `the model stopped for an unexpected reason: ${finish}`);
  }
}
