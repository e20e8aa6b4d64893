import { type ModelCall } from '@parley/contracts';
import { storable } from '@parley/untrusted';
import { promptHash, type Prompt } from '@parley/protocols';
import { CallFailed } from './call-failed.js';
import { COMPLAINTS } from './complaints.js';
import type { ModelAnswer, ModelFailure, ModelRequest } from './language-model.js';
import { parseOutput, type Read } from './output.js';
import { BOTTOMLESS, type Heard, type Paid } from './purse.js';
import { addUsage, costMicroUsd, NO_USAGE, type Price, type Usage } from './prices.js';
import { withRetry, type RetryPolicy } from './retry.js';
import { estimatedTokens } from './tokens.js';

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

/** Characters of an answer that its author is shown again: more than any that is asked for has. */
const MOST_REPEATED = 60_000;

/** What follows a request whose answer cannot be used. */
export function repairing(
  repair: Repair | undefined,
  language: Prompt['language'],
): { role: 'user' | 'assistant'; content: string }[] {
  if (!repair) return [];
  const { again, nothing } = COMPLAINTS[language];
  return [
    { role: 'assistant', content: storable(repair.previous).slice(0, MOST_REPEATED) || nothing },
    { role: 'user', content: storable(again(repair.complaint)) },
  ];
}

/** One request of a piece of work. */
export interface Asking extends ModelRequest {
  signal: AbortSignal;
  /** Most tokens of thought and answer together. */
  room: number;
  /** About how many tokens are asked. */
  inputTokens: number;
  repair?: Repair | undefined;
}

export interface Speaker {
  provider: string;
  model: string;
  price: Price;
  retry: RetryPolicy;
  /** All requests of one piece of work together, in milliseconds, from the one that is paid first. */
  deadlineMs: number;
  /** Tokens that thought and answer may take: as many as they need, and no more than the model gives. @param wider twice as many */
  roomFor(prompt: Prompt, wider: boolean): number;
  /** How many tokens its tokenizer counts where a usual one counts one. */
  tokenizerFactor: number;
  /** @throws CallFailed */
  ask(asking: Asking): Promise<Reply>;
}

/** One piece of model work: retries, one repair, once more room where it ran out, and an account of all that was spent. */
export async function answer(speaker: Speaker, request: ModelRequest): Promise<ModelAnswer> {
  const work = new Work(speaker, request);
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
    const failure = failureOf(error, work.deadline.signal, request.signal, speaker);
    return work.attempts ? { ...failure, call: work.call() } : failure;
  } finally {
    work.end();
  }
}

class Work {
  attempts = 0;
  readonly deadline = new AbortController();
  private readonly signal: AbortSignal;
  private started: number | undefined;
  private timer: NodeJS.Timeout | undefined;
  private usage = NO_USAGE;
  private costMicroUsd = 0;
  private stopReason = '';
  private wider = false;
  private leftOut: string[] = [];
  /** Tokens that the last request could take. */
  private room = 0;

  constructor(
    private readonly speaker: Speaker,
    private readonly request: ModelRequest,
  ) {
    const { signal } = this.deadline;
    this.signal = request.signal ? AbortSignal.any([request.signal, signal]) : signal;
  }

  end(): void {
    clearTimeout(this.timer);
  }

  /** @throws CallFailed */
  async ask(repair?: Repair): Promise<Reply> {
    try {
      return await this.retried(repair, 0);
    } catch (error) {
      if (this.wider || !(error instanceof CallFailed) || error.code !== 'max_tokens') throw error;
      this.wider = true;
      return this.retried(repair, this.room);
    }
  }

  /** The output where schema and caller take it, else what is wrong with it. */
  read({ text }: Reply, isRepaired = false): Read {
    const { prompt, leavesOut = false } = this.request;
    const read = parseOutput(prompt, text, isRepaired ? (leavesOut ? 'items' : 'fields') : 'nothing');
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
      latency_ms: Math.round(this.passed()),
      attempts: this.attempts,
      stop_reason: this.stopReason,
      ...leftOut(this.leftOut),
    };
  }

  /** @param moreThan so many tokens were too few */
  private retried(repair: Repair | undefined, moreThan: number): Promise<Reply> {
    const { speaker, signal } = this;
    return withRetry(() => this.once(repair, moreThan), speaker.retry, {
      signal,
      left: () => speaker.deadlineMs - this.passed(),
    });
  }

  /** One request: it is paid for by itself. */
  private async once(repair: Repair | undefined, moreThan: number): Promise<Reply> {
    const { speaker, request, signal } = this;
    const inputTokens = tokensOf(request.prompt, repair, speaker.tokenizerFactor);
    const { room, settle } = await this.pay(inputTokens, moreThan);
    this.room = room;
    this.attempts += 1;
    let cost = 0;
    let heard: Heard | undefined;
    try {
      const reply = await speaker.ask({ ...request, signal, repair, room, inputTokens });
      cost = this.count(reply.usage, reply.stopReason);
      heard = { output_tokens: reply.usage.output_tokens, text: reply.text };
      return reply;
    } catch (error) {
      if (error instanceof CallFailed) {
        const { usage, stopReason, code } = error;
        cost = this.count(usage, stopReason || code);
        if (code === 'max_tokens') heard = { output_tokens: usage.output_tokens, text: '' };
      }
      throw error;
    } finally {
      settle(cost, heard);
    }
  }

  /** Whoever waits for money has not begun: the deadline is that of the requests. */
  private async pay(inputTokens: number, moreThan: number): Promise<Paid> {
    const { speaker, request, signal } = this;
    const { prompt, purse = BOTTOMLESS, most_output = Infinity } = request;
    const room = Math.min(most_output, speaker.roomFor(prompt, this.wider));
    const paid = await purse.pay({ input_tokens: inputTokens, room, moreThan, signal });
    this.started ??= performance.now();
    this.timer ??= setTimeout(() => this.deadline.abort(), speaker.deadlineMs).unref();
    return paid;
  }

  private passed(): number {
    return this.started === undefined ? 0 : performance.now() - this.started;
  }

  /** Each request by itself: a long prompt's price is a request's. @returns what it has cost */
  private count(usage: Usage, stopReason: string): number {
    const cost = costMicroUsd(usage, this.speaker.price);
    this.usage = addUsage(this.usage, usage);
    this.costMicroUsd += cost;
    this.stopReason = stopReason;
    return cost;
  }
}

/** About how many tokens a request is. */
function tokensOf({ schema, system, shared, user }: Prompt, repair: Repair | undefined, factor: number): number {
  const again = repair ? [repair.previous, repair.complaint] : [];
  return estimatedTokens([JSON.stringify(schema), system, ...shared, user, ...again].join('\n'), factor);
}

/** What somebody has to mend says at whom: a channel may use several models. */
const TO_BE_MENDED: readonly ModelFailure['code'][] = [
  'bad_key',
  'unknown_model',
  'no_credit',
  'spend_limit',
  'context_exceeded',
];

function failureOf(
  error: unknown,
  deadline: AbortSignal,
  outer: AbortSignal | undefined,
  { provider, model }: Speaker,
): ModelFailure {
  if (outer?.aborted) return { ok: false, code: 'aborted', message: 'the call was called off' };
  if (deadline.aborted) return { ok: false, code: 'timeout', message: 'no answer within the time allowed' };
  const code = error instanceof CallFailed ? error.code : 'unavailable';
  const who = TO_BE_MENDED.includes(code) ? `${provider}, model ${model}: ` : '';
  return { ok: false, code, message: `${who}${storable((error as Error).message).slice(0, 400)}` };
}

/** As many and as much of them as the contract has room for. */
const leftOut = (parts: readonly string[]): Pick<ModelCall, 'left_out'> =>
  parts.length ? { left_out: parts.slice(0, 50).map((part) => storable(part).slice(0, 500)) } : {};
