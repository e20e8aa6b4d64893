import type { ModelCall } from '@parley/contracts';
import { CallFailed } from './call-failed.js';
import type { ModelAnswer, ModelFailure, ModelRequest } from './language-model.js';
import { parseOutput } from './output.js';
import { addUsage, costMicroUsd, NO_USAGE, type Price, type Usage } from './prices.js';
import { promptHash } from './prompt-hash.js';
import { withRetry, type RetryPolicy } from './retry.js';

/** A complete answer of one request. */
export interface Reply {
  text: string;
  usage: Usage;
  stopReason: string;
}

/** The repair attempt: the model sees its own answer, as data, and what is wrong with it. */
export interface Repair {
  previous: string;
  complaint: string;
}

/** What follows a request whose answer cannot be used. */
export function repairing(repair: Repair | undefined): { role: 'user' | 'assistant'; content: string }[] {
  if (!repair) return [];
  const complaint = `That answer cannot be used: ${repair.complaint}. Answer again, as the schema asks.`;
  return [
    { role: 'assistant', content: repair.previous || '(nothing)' },
    { role: 'user', content: complaint },
  ];
}

export interface Speaker {
  provider: string;
  model: string;
  price: Price;
  retry: RetryPolicy;
  /** All requests of one piece of work together, in milliseconds. */
  deadlineMs: number;
  /** @throws CallFailed */
  ask(request: ModelRequest, signal: AbortSignal, repair?: Repair): Promise<Reply>;
}

/** One piece of model work: retries, one repair attempt, and an account of all that was spent on it. */
export async function answer(speaker: Speaker, request: ModelRequest): Promise<ModelAnswer> {
  const started = performance.now();
  const { prompt } = request;
  let usage = NO_USAGE;
  let attempts = 0;
  let stopReason = '';
  const deadline = AbortSignal.timeout(speaker.deadlineMs);
  const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;

  const ask = (repair?: Repair) =>
    withRetry(
      async () => {
        attempts += 1;
        const reply = await speaker.ask(request, signal, repair);
        usage = addUsage(usage, reply.usage);
        stopReason = reply.stopReason;
        return reply;
      },
      speaker.retry,
      signal,
      (failure) => {
        usage = addUsage(usage, failure.usage);
        stopReason = failure.stopReason || failure.code;
      },
    );

  const callOf = (): ModelCall => ({
    provider: speaker.provider,
    model: speaker.model,
    template: prompt.template,
    prompt_hash: promptHash(prompt, speaker.model),
    ...usage,
    cost_micro_usd: costMicroUsd(usage, speaker.price),
    latency_ms: Math.round(performance.now() - started),
    attempts,
    stop_reason: stopReason,
  });

  try {
    const first = await ask();
    const read = parseOutput(prompt.schema, first.text);
    if ('output' in read) return { ok: true, output: read.output, call: callOf() };
    const complaint = read.errors.map(({ pointer, reason }) => `${pointer || 'the answer'} ${reason}`).join('; ');
    const second = await ask({ previous: first.text, complaint });
    const repaired = parseOutput(prompt.schema, second.text);
    if ('output' in repaired) return { ok: true, output: repaired.output, call: callOf() };
    const why = repaired.errors.map(({ pointer, reason }) => `${pointer || 'the answer'} ${reason}`).join('; ');
    return { ok: false, code: 'invalid_output', message: `after one repair still: ${why}`, call: callOf() };
  } catch (error) {
    const failure = failureOf(error, deadline, request.signal);
    return attempts ? { ...failure, call: callOf() } : failure;
  }
}

function failureOf(error: unknown, deadline: AbortSignal, outer: AbortSignal | undefined): ModelFailure {
  if (outer?.aborted) return { ok: false, code: 'aborted', message: 'the call was called off' };
  if (deadline.aborted) return { ok: false, code: 'timeout', message: 'no answer within the time allowed' };
  if (error instanceof CallFailed) return { ok: false, code: error.code, message: error.message };
  return { ok: false, code: 'unavailable', message: (error as Error).message.slice(0, 300) };
}
