import type { ModelCall } from '@parley/contracts';
import { fittedPrompt, type Prompt } from '@parley/protocols';
import type { LanguageModel, ModelAnswer, ModelFailure, ModelRequest } from './language-model.js';
import type { ModelWindow, Window } from './model-window.js';
import { estimatedTokens, leastTokens } from './tokens.js';

/** A tokenizer that nobody here knows may count so much more than ours. */
const SAFETY = 1.15;
/** The part of a window that an answer may take, however long it may be otherwise. */
const MOST_FOR_ANSWER = 0.5;

/**
 * The model, with prompts that its window can hold: the oldest is left out first, and the call says so. A server that reads less
 * than it was sent, or refuses it for its length, is asked once more with less; its half-read answer is no answer.
 */
export function withinWindow(model: LanguageModel, window: ModelWindow): LanguageModel {
  return {
    ...model,
    async generate(request): Promise<ModelAnswer> {
      const first = await askWithin(model, request, await window.now());
      const least = readTooLittle(first);
      if (least === undefined) return first.answer;
      window.learn(least);
      const again = await askWithin(model, request, await window.now());
      if (readTooLittle(again) === undefined) return withCost(again.answer, first.answer.call);
      return withCost(tooSmall(model, again, await window.now()), first.answer.call);
    },
  };
}

interface Asked {
  answer: ModelAnswer;
  prompt: Prompt;
}

async function askWithin(model: LanguageModel, request: ModelRequest, window: Window | undefined): Promise<Asked> {
  const { prompt } = request;
  if (!window) return { answer: await model.generate(request), prompt };
  const tokens = tokensOf(prompt);
  const room = window.tokens - Math.min(prompt.max_output_tokens, window.tokens * MOST_FOR_ANSWER);
  const leaving = (sent: number) => Math.max(1, Math.floor(window.tokens - sent));
  if (tokens <= room) {
    return { answer: await model.generate({ ...request, most_output: leaving(tokens) }), prompt };
  }
  const characters = textOf(prompt).length;
  const most = Math.floor((characters * room) / tokens);
  const fitted = fittedPrompt(prompt, most);
  if (!fitted) return { answer: tooLong(model, tokens, window), prompt };
  const most_output = leaving(tokensOf(fitted.prompt));
  const answer = await model.generate({ ...request, prompt: fitted.prompt, most_output });
  const tokens_left_out = Math.ceil((tokens * fitted.left_out) / characters);
  const call = answer.call && { ...answer.call, fitted_to: most, tokens_left_out };
  return { answer: { ...answer, ...(call && { call }) } as ModelAnswer, prompt: fitted.prompt };
}

/** The tokens that a server has read where that is less than it was sent; where it refuses it for its length, some less than that. */
function readTooLittle({ answer, prompt }: Asked): number | undefined {
  const sent = tokensOf(prompt) / SAFETY;
  const told = !answer.ok && answer.code === 'context_exceeded' && /(\d{3,7}) tokens/u.exec(answer.message)?.[1];
  if (told) return Math.min(Number(told), Math.floor(sent));
  const { call } = answer;
  // Nobody knows which of several requests was how long.
  if (!call || call.attempts !== 1) return undefined;
  const read = call.input_tokens + call.cache_read_tokens + call.cache_write_tokens;
  return read > 0 && read < leastTokens(textOf(prompt)) ? read : undefined;
}

const textOf = ({ system, shared, user }: Prompt): string => [system, ...shared, user].join('\n');
const tokensOf = (prompt: Prompt): number => estimatedTokens(textOf(prompt), SAFETY);

/** Nothing of it can be left out any more. */
const tooLong = (
  { provider, model }: LanguageModel,
  tokens: number,
  { tokens: most, setting }: Window,
): ModelFailure => ({
  ok: false,
  code: 'context_exceeded',
  message: `${provider}, model ${model}: a prompt of about ${tokens} tokens does not fit its window of ${most}; ${setting} makes that larger`,
});

function tooSmall(model: LanguageModel, { answer, prompt }: Asked, window: Window | undefined): ModelFailure {
  const failure = tooLong(model, tokensOf(prompt), window ?? { tokens: 0, setting: 'PARLEY_CONTEXT_TOKENS' });
  return { ...failure, ...(answer.call && { call: answer.call }) };
}

const COUNTED = [
  'input_tokens',
  'output_tokens',
  'cache_read_tokens',
  'cache_write_tokens',
  'cost_micro_usd',
  'latency_ms',
  'attempts',
] as const;

/** What was asked first has its cost, too. */
function withCost(answer: ModelAnswer, first: ModelCall | undefined): ModelAnswer {
  const { call } = answer;
  if (!first || !call) return first ? ({ ...answer, call: first } as ModelAnswer) : answer;
  const counted = Object.fromEntries(COUNTED.map((field) => [field, call[field] + first[field]]));
  return { ...answer, call: { ...call, ...counted } } as ModelAnswer;
}
