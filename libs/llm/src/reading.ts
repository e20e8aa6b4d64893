import type Anthropic from '@anthropic-ai/sdk';
import { endless, mostCharacters, wordOf } from './answer-bounds.js';
import type { Reply } from './answer.js';
import { CallFailed } from './call-failed.js';
import { httpFailure } from './http-failure.js';
import { NO_USAGE, type Usage } from './prices.js';
import { believed, type Asked, type Reported } from './reported-usage.js';
import { estimatedTokens } from './tokens.js';

/** What is heard while a model speaks. */
interface Ears {
  text?(piece: string): void;
  thought?(piece: string): void;
}

/**
 * Tokens of thought in a second, at least as fast as models think: what is thought is billed and not shown, and of a stream
 * that was cut nothing but its time tells how much it was.
 */
const THOUGHT_PER_SECOND = 100;

/** Gathers a stream's events; a text counts only when the message has properly ended. */
export class Reading {
  private text = '';
  private thoughts = '';
  private stopReason = '';
  private refusal = '';
  private stopped = false;
  private events = 0;
  private reported: Reported = {};
  private thinkingSince: number | undefined;
  private thoughtMs = 0;
  private readonly most: number;

  constructor(
    private readonly ears: Ears,
    private readonly asked: Asked,
  ) {
    this.most = mostCharacters(asked.room);
  }

  get hasBegun(): boolean {
    return this.events > 0;
  }

  /** Takes one event of the wire, as it stands there. @throws CallFailed where it tells of an error */
  take(name: string | null, data: string): void {
    if (name === null || name === 'ping') return;
    if (name === 'error') throw errorOf(data);
    this.events += 1;
    this.read(JSON.parse(data) as Anthropic.MessageStreamEvent);
  }

  /** What it has used: of a stream that was cut, what was heard, and what was thought by the time that took. */
  get usage(): Usage {
    if (!this.events) return NO_USAGE;
    const tokens = (text: string) => estimatedTokens(text, this.asked.tokenizerFactor);
    const usage = believed(this.reported, this.asked, tokens(this.text + this.thoughts));
    if (this.stopped) return usage;
    const thinkingMs = this.thinkingSince === undefined ? 0 : performance.now() - this.thinkingSince;
    const unheard = Math.ceil(((this.thoughtMs + thinkingMs) / 1_000) * THOUGHT_PER_SECOND);
    const used = Math.min(this.asked.room, tokens(this.text) + Math.max(tokens(this.thoughts), unheard));
    return { ...usage, output_tokens: Math.max(usage.output_tokens, used) };
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
        throw fail('refusal', `the model refuses to answer this${this.refusal && ` (${this.refusal})`}`);
      case 'max_tokens':
        throw fail('max_tokens', 'thought and answer are longer than allowed');
      case 'model_context_window_exceeded':
        throw fail('context_exceeded', 'the prompt is longer than the model can read');
      default:
        throw fail('unavailable', `the model stopped for an unexpected reason: ${this.stopReason || 'none'}`);
    }
  }

  private read(event: Anthropic.MessageStreamEvent): void {
    if (event.type === 'message_start') this.reported = reportedIn(event.message?.usage);
    if (event.type === 'message_delta') {
      this.stopReason = wordOf(event.delta?.stop_reason);
      this.refusal = wordOf(event.delta?.stop_details?.category);
      this.reported = { ...this.reported, output_tokens: event.usage?.output_tokens };
    }
    if (event.type === 'message_stop') this.stopped = true;
    if (event.type === 'content_block_start' && event.content_block.type === 'thinking')
      this.thinkingSince = performance.now();
    if (event.type === 'content_block_stop') this.thoughtEnds();
    if (event.type !== 'content_block_delta') return;
    if (event.delta.type === 'text_delta') {
      this.text += event.delta.text;
      this.ears.text?.(event.delta.text);
    }
    if (event.delta.type === 'thinking_delta') {
      this.thoughts += event.delta.thinking;
      this.ears.thought?.(event.delta.thinking);
    }
    if (this.text.length + this.thoughts.length > this.most) throw endless(this.most);
  }

  private thoughtEnds(): void {
    if (this.thinkingSince === undefined) return;
    this.thoughtMs += performance.now() - this.thinkingSince;
    this.thinkingSince = undefined;
  }
}

/** An error in the middle of a stream has no status; only its text tells. */
function errorOf(data: string): CallFailed {
  const { error } = JSON.parse(data) as { error?: { type?: string; message?: string } };
  return httpFailure({ message: `${error?.type}: ${error?.message}` });
}

const reportedIn = (usage: Anthropic.Usage | undefined): Reported => ({
  input_tokens: usage?.input_tokens,
  output_tokens: usage?.output_tokens,
  cache_read_tokens: usage?.cache_read_input_tokens ?? 0,
  cache_write_tokens: usage?.cache_creation_input_tokens ?? 0,
});
