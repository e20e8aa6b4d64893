import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { SimulatedAnswer } from './answer.js';
import { isAdaptive } from './refused.js';
import type { InputUsage } from './prefix-cache.js';
import type { SimulatedRequest } from './request.js';
import { tokensOf } from './tokens.js';

/** How long a model thinks where nobody says: more with more effort. */
const THOUGHTS: Record<string, number> = { low: 10, medium: 40, high: 160, xhigh: 400, max: 800 };
const THOUGHT = 'Weighing what was said. ';

const event = (type: string, data: object): string => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;

/** What is said in the end, within max_tokens, and what it takes. */
interface Said {
  thought: string;
  text: string;
  stop_reason: string;
  output_tokens: number;
}

function saidBy({ says = '', thinks, stop_reason }: SimulatedAnswer, request: SimulatedRequest): Said {
  const whole = typeof says === 'string' ? says : JSON.stringify(says);
  const thought = isAdaptive(request.model) ? (thinks ?? THOUGHT.repeat(THOUGHTS[request.effort] ?? 10)) : '';
  const left = request.max_tokens - tokensOf(thought);
  if (left >= tokensOf(whole)) {
    const output_tokens = tokensOf(thought) + tokensOf(whole);
    return { thought, text: whole, stop_reason: stop_reason ?? 'end_turn', output_tokens };
  }
  const text = whole.slice(0, Math.max(0, left) * 4);
  return { thought, text, stop_reason: 'max_tokens', output_tokens: request.max_tokens };
}

/**
 * Streams an answer as the 5.x models do: message_start, a thinking block first, pings, the text in pieces.
 * @param begin called as the response begins
 * @returns the output tokens it has taken: of an answer that nobody listens to any more, those until then
 */
export async function streamAnswer(
  response: ServerResponse,
  request: SimulatedRequest,
  answer: SimulatedAnswer,
  input: InputUsage,
  begin: () => void,
): Promise<number> {
  const said = saidBy(answer, request);
  if (answer.beginsAfterMs) await delay(answer.beginsAfterMs);
  begin();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(started(request.model, input) + event('ping', {}));
  const index = said.thought || isAdaptive(request.model) ? 1 : 0;
  if (index) response.write(thinkingStarts);
  const part = await thinkFor(response, answer);
  if (response.destroyed) return Math.ceil(tokensOf(said.thought) * part);
  if (index) response.write(thoughtEnds(said.thought, request.display));
  return speak(response, said, index, answer);
}

const started = (model: string, usage: InputUsage): string =>
  event('message_start', {
    message: {
      id: 'msg_simulated',
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { ...usage, output_tokens: 1 },
    },
  });

const thinkingStarts = event('content_block_start', {
  index: 0,
  content_block: { type: 'thinking', thinking: '', signature: '' },
});

const delta = (index: number, data: object): string => event('content_block_delta', { index, delta: data });

const thoughtEnds = (thought: string, display: string): string =>
  (display === 'summarized' && thought ? delta(0, { type: 'thinking_delta', thinking: thought }) : '') +
  delta(0, { type: 'signature_delta', signature: 'c2lnbmVk' }) +
  event('content_block_stop', { index: 0 });

/** @returns which part of its thoughts it has thought when it ends, or nobody listens any more */
async function thinkFor(response: ServerResponse, { thinksForMs = 0, pingMs = 20 }: SimulatedAnswer): Promise<number> {
  let passed = 0;
  for (; passed < thinksForMs && !response.destroyed; passed += pingMs) {
    await delay(pingMs);
    response.write(event('ping', {}));
  }
  return thinksForMs ? Math.min(1, passed / thinksForMs) : 1;
}

async function speak(
  response: ServerResponse,
  said: Said,
  index: number,
  { breaks, pauses }: SimulatedAnswer,
): Promise<number> {
  const { text, stop_reason, output_tokens } = said;
  const middle = Math.ceil(text.length / 2);
  response.write(event('content_block_start', { index, content_block: { type: 'text', text: '' } }));
  response.write(delta(index, { type: 'text_delta', text: text.slice(0, middle) }));
  await pauses?.();
  const sofar = tokensOf(said.thought) + tokensOf(text.slice(0, middle));
  if (breaks === 'stall' || response.destroyed) return sofar;
  if (breaks === 'cut') response.end();
  if (breaks === 'overloaded')
    response.end(event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }));
  if (breaks) return sofar;
  response.end(
    delta(index, { type: 'text_delta', text: text.slice(middle) }) +
      event('content_block_stop', { index }) +
      event('message_delta', { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens } }) +
      event('message_stop', {}),
  );
  return output_tokens;
}
