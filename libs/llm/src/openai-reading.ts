import { storable } from '@parley/untrusted';
import type OpenAI from 'openai';
import { endless, mostCharacters, wordOf } from './answer-bounds.js';
import type { Asking, Reply } from './answer.js';
import { CallFailed } from './call-failed.js';
import { NO_USAGE, type Usage } from './prices.js';
import { believed, type Asked, type Reported } from './reported-usage.js';
import { SpokenThoughts } from './spoken-thoughts.js';
import { estimatedTokens } from './tokens.js';

/** Servers name the field of a thought differently; the SDK knows none of the names. What stands there is the server's affair. */
interface Delta {
  content?: unknown;
  reasoning?: unknown;
  reasoning_content?: unknown;
}

/** Gathers a stream of chat completions; a text counts only when it has properly ended. */
export class OpenAiReading {
  private text = '';
  private thoughts = '';
  private finish = '';
  private reported: Reported = {};
  private hasBegun = false;
  private readonly most: number;
  private readonly aloud = new SpokenThoughts();

  constructor(
    private readonly ears: Pick<Asking, 'onText' | 'onThought'>,
    private readonly asked: Asked,
  ) {
    this.most = mostCharacters(asked.room);
  }

  /** @throws CallFailed where it is longer than anything that was asked for */
  take({ choices, usage }: Partial<OpenAI.ChatCompletionChunk>): void {
    this.hasBegun = true;
    const choice = choices?.[0];
    const { content, reasoning, reasoning_content }: Delta = choice?.delta ?? {};
    this.hear(textIn(reasoning) || textIn(reasoning_content), '');
    const { thought, text } = this.aloud.take(textIn(content));
    this.hear(thought, text);
    this.finish = wordOf(choice?.finish_reason) || this.finish;
    if (usage) this.reported = reportedIn(usage);
    if (this.text.length + this.thoughts.length > this.most) throw endless(this.most);
  }

  /** What it has used: where the server does not say, what was sent and heard; nothing where nothing came. */
  get usage(): Usage {
    if (!this.hasBegun) return NO_USAGE;
    return believed(this.reported, this.asked, estimatedTokens(this.text + this.thoughts));
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

const textIn = (said: unknown): string => (typeof said === 'string' ? said : '');

function reportedIn({ prompt_tokens, completion_tokens, prompt_tokens_details }: OpenAI.CompletionUsage): Reported {
  const cached = prompt_tokens_details?.cached_tokens ?? 0;
  return {
    input_tokens: prompt_tokens - cached,
    cache_read_tokens: cached,
    cache_write_tokens: 0,
    output_tokens: completion_tokens,
  };
}
