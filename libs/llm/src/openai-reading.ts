import { storable } from '@parley/contracts';
import type OpenAI from 'openai';
import type { Asking, Reply } from './answer.js';
import { CallFailed } from './call-failed.js';
import { NO_USAGE, type Usage } from './prices.js';
import { SpokenThoughts } from './spoken-thoughts.js';
import { estimatedTokens } from './tokens.js';

/** Servers name the field of a thought differently; the SDK knows none of the names. */
interface Delta {
  content?: string | null;
  reasoning?: string | null;
  reasoning_content?: string | null;
}

/** Gathers a stream of chat completions; a text counts only when it has properly ended. */
export class OpenAiReading {
  private text = '';
  private thoughts = '';
  private finish = '';
  private reported: Usage = NO_USAGE;
  private readonly aloud = new SpokenThoughts();

  constructor(private readonly ears: Pick<Asking, 'onText' | 'onThought'>) {}

  take({ choices: [choice], usage }: OpenAI.ChatCompletionChunk): void {
    const { content, reasoning, reasoning_content }: Delta = choice?.delta ?? {};
    this.hear(reasoning ?? reasoning_content ?? '', '');
    const { thought, text } = this.aloud.take(content ?? '');
    this.hear(thought, text);
    this.finish = choice?.finish_reason ?? this.finish;
    if (usage) this.reported = usageOf(usage);
  }

  /** What it has used: where the server does not say, what was heard. */
  get usage(): Usage {
    const heard = estimatedTokens(this.text + this.thoughts);
    return this.reported.output_tokens ? this.reported : { ...this.reported, output_tokens: heard };
  }

  /** @throws CallFailed where the stream was cut, or stopped for another reason than being done */
  finished(): Reply {
    const { thought, text } = this.aloud.rest();
    this.hear(thought, text);
    const { usage, finish } = this;
    const fail = (code: CallFailed['code'], message: string, again = false) =>
      new CallFailed(code, message, { again }, usage, finish);
    switch (finish) {
      case 'stop':
        return { text: this.text, usage, stopReason: finish };
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

  private hear(thought: string, text: string): void {
    this.thoughts += thought;
    this.text += text;
    if (thought) this.ears.onThought?.(storable(thought));
    if (text) this.ears.onText?.(storable(text));
  }
}

const usageOf = ({ prompt_tokens, completion_tokens, prompt_tokens_details }: OpenAI.CompletionUsage): Usage => {
  const cached = prompt_tokens_details?.cached_tokens ?? 0;
  return {
    ...NO_USAGE,
    input_tokens: prompt_tokens - cached,
    cache_read_tokens: cached,
    output_tokens: completion_tokens,
  };
};
