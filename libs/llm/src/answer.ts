import { storable, type ModelCall } from '@parley/contracts';
import { promptHash, type Prompt } from '@parley/protocols';
import { CallFailed } from './call-failed.js';
import { COMPLAINTS } from './complaints.js';
import type { ModelAnswer, ModelFailure, ModelRequest } from './language-model.js';
import { parseOutput, type Read } from './output.js';
import { addUsage, costMicroUsd, NO_USAGE, type Price, type Usage } from './prices.js';
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
export function repairing(
  repair: Repair | undefined,
  language: Prompt['language'],
): { role: 'user' | 'assistant'; content: string }[] {
  if (!repair) return [];
  const { again, nothing } = COMPLAINTS[language];
  return [
    { role: 'assistant', content: storable(repair.previous) || nothing },
    { role: 'user', content: storable(again(repair.complaint)) },
  ];
}

/** One request of a piece of work. */
export interface Asking extends ModelRequest {
  signal: AbortSignal;
  /** The answer before used up its room: this one has twice as much. */
  wider: boolean;
  repair?: Repair | undefined;
}

export interface Speaker {
  provider: string;
  model: string;
  price: Price;
  retry: RetryPolicy;
  /** All requests of one piece of work together, in milliseconds. */
  deadlineMs: number;
  /** @throws CallFailed */
  ask(asking: Asking): Promise<Reply>;
}

/** One piece of model work: retries, one repair, once more room where it ran out, and an account of all that was spent. */
export async function answer(speaker: Speaker, request: ModelRequest): Promise<ModelAnswer> {
  const deadline = AbortSignal.timeout(speaker.deadlineMs);
  const work = new Work(speaker, request, deadline);
  const { language } = request.prompt;
  try {
    const first = await work.ask();
    const read = work.read(first);
    if ('output' in read) return { ok: true, output: read.output, call: work.call() };
    const repaired = work.read(await work.ask({ previous: first.text, complaint: read.complaint }), true);
    if ('output' in repaired) return { ok: true, output: repaired.output, call: work.call() };
    const message = storable(COMPLAINTS[language].stillWrong(repaired.complaint));
    return { ok: false, code: 'invalid_output', message, call: work.call() };
  } catch (error) {
    const failure = failureOf(error, deadline, request.signal);
    return work.attempts ? { ...failure, call: work.call() } : failure;
  }
}

class Work {
  attempts = 0;
  private readonly started = performance.now();
  private readonly signal: AbortSignal;
  private usage = NO_USAGE;
  private costMicroUsd = 0;
  private stopReason = '';
  private wider = false;
  private leftOut: string[] = [];

  constructor(
    private readonly speaker: Speaker,
    private readonly request: ModelRequest,
    deadline: AbortSignal,
  ) {
    this.signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
  }

  /** @throws CallFailed */
  async ask(repair?: Repair): Promise<Reply> {
    try {
      return await this.retried(repair);
    } catch (error) {
      if (this.wider || !(error instanceof CallFailed) || error.code !== 'max_tokens') throw error;
      this.wider = true;
      return this.retried(repair);
    }
  }

  /** The output where schema and caller take it, else what is wrong with it. */
  read({ text }: Reply, isRepaired = false): Read {
    const { prompt, leavesOut = false } = this.request;
    const read = parseOutput(prompt, text, isRepaired && leavesOut);
    this.leftOut = 'output' in read ? (read.left_out ?? []) : [];
    const complaint = 'output' in read ? this.request.check?.(read.output, this.call(), isRepaired) : undefined;
    return complaint === undefined ? read : { complaint };
  }

  call(): ModelCall {
    const { speaker, request, usage } = this;
    return {
      provider: speaker.provider,
      model: speaker.model,
      template: request.prompt.template,
      prompt_hash: promptHash(request.prompt, speaker.model),
      ...usage,
      cost_micro_usd: this.costMicroUsd,
      latency_ms: Math.round(performance.now() - this.started),
      attempts: this.attempts,
      stop_reason: this.stopReason,
      ...leftOut(this.leftOut),
    };
  }

  private retried(repair: Repair | undefined): Promise<Reply> {
    const { speaker, request, signal } = this;
    const asking: Asking = { ...request, signal, repair, wider: this.wider };
    return withRetry(
      async () => {
        this.attempts += 1;
        const reply = await speaker.ask(asking);
        this.count(reply.usage, reply.stopReason);
        return reply;
      },
      speaker.retry,
      {
        signal,
        left: () => speaker.deadlineMs - (performance.now() - this.started),
        failed: (failure) => this.count(failure.usage, failure.stopReason || failure.code),
      },
    );
  }

  /** Each request by itself: a long prompt's price is a request's. */
  private count(usage: Usage, stopReason: string): void {
    this.usage = addUsage(this.usage, usage);
    this.costMicroUsd += costMicroUsd(usage, this.speaker.price);
    this.stopReason = stopReason;
  }
}

function failureOf(error: unknown, deadline: AbortSignal, outer: AbortSignal | undefined): ModelFailure {
  if (outer?.aborted) return { ok: false, code: 'aborted', message: 'the call was called off' };
  if (deadline.aborted) return { ok: false, code: 'timeout', message: 'no answer within the time allowed' };
  const message = storable((error as Error).message).slice(0, 400);
  return { ok: false, code: error instanceof CallFailed ? error.code : 'unavailable', message };
}

/** As many and as much of them as the contract has room for. */
const leftOut = (parts: readonly string[]): Pick<ModelCall, 'left_out'> =>
  parts.length ? { left_out: parts.slice(0, 50).map((part) => storable(part).slice(0, 500)) } : {};
