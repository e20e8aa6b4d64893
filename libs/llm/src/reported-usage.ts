import type { Prompt } from '@parley/protocols';
import type { Usage } from './prices.js';
import { estimatedTokens } from './tokens.js';

/** What was asked of a server, to judge by what it says of it. */
export interface Asked {
  prompt: Prompt;
  /** Most tokens of thought and answer together. */
  room: number;
  /** How many tokens the model's tokenizer counts where a usual one counts one. */
  tokenizerFactor: number;
}

/** What a server says that a request has used: others' words, so anything may stand there, or nothing. */
export type Reported = Partial<Record<keyof Usage, unknown>>;

/** Tokens that a server may add to a prompt of its own: a template, the schema in its words. */
const OWN_WORDS = 10_000;

/** No tokenizer makes more than a token of a byte. */
const mostTokens = (text: string): number => Buffer.byteLength(text) + OWN_WORDS;

/**
 * What a request has used, as its server says where that can be, and estimated where it says nothing, or what cannot be: less
 * than nothing, parts of a token, more than was sent or than it was allowed to answer.
 * @param heard tokens of thought and answer, as they were heard
 */
export function believed(reported: Reported, { prompt, room, tokenizerFactor }: Asked, heard: number): Usage {
  const text = textOf(prompt);
  const { input_tokens = 0, cache_read_tokens = 0, cache_write_tokens = 0 } = reported;
  const parts = [input_tokens, cache_read_tokens, cache_write_tokens];
  const sent = parts.every(isCount) ? parts.reduce((a, b) => a + b) : 0;
  const input =
    sent > 0 && sent <= mostTokens(text)
      ? ({ input_tokens, cache_read_tokens, cache_write_tokens } as Omit<Usage, 'output_tokens'>)
      : { input_tokens: estimatedTokens(text, tokenizerFactor), cache_read_tokens: 0, cache_write_tokens: 0 };
  const { output_tokens } = reported;
  // Some count thoughts beside the room for the answer.
  const isLikely = isCount(output_tokens) && output_tokens > 0 && output_tokens <= 2 * room;
  return { ...input, output_tokens: isLikely ? output_tokens : heard };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const textOf = ({ schema, system, shared, user }: Prompt): string =>
  [JSON.stringify(schema), system, ...shared, user].join('\n');
