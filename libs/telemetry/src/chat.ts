import type { ModelCall } from '@parley/contracts';
import { GEN_AI, PARLEY } from './gen-ai.js';
import { telemetry, type Attributes, type Telemetry } from './telemetry.js';

/** What a model is asked. */
interface Asked {
  model: { readonly provider: string; readonly model: string };
  conversation: string;
  work: string;
  protocol?: string | undefined;
}

interface Answered {
  ok: boolean;
  /** A stable code, where there is no answer. */
  code?: string;
  call?: ModelCall | undefined;
}

/** A call of a model. */
export interface TimedChat<A> {
  answer: Promise<A>;
  /** Tells of it once it is known for whom it was, and answered: it may have been begun before it was asked for. */
  tell(): void;
}

/** Takes the time of a call of a model. */
export function timeChat<A extends Answered>(asked: Asked, answer: Promise<A>): TimedChat<A> {
  const told = telemetry();
  if (!told) return { answer, tell: () => undefined };
  const from = Date.now();
  let ended: { answered: A; to: number } | undefined;
  return {
    answer: answer.then((answered) => {
      ended = { answered, to: Date.now() };
      return answered;
    }),
    tell: () => ended && tellOf(told, asked, ended.answered, from, ended.to),
  };
}

function tellOf(told: Telemetry, asked: Asked, answered: Answered, from: number, to: number): void {
  const { call } = answered;
  const error = answered.ok ? undefined : (answered.code ?? '_OTHER');
  const model = {
    [GEN_AI.operation]: 'chat',
    [GEN_AI.provider]: call?.provider ?? asked.model.provider,
    [GEN_AI.requestModel]: asked.model.model,
  };
  const work = { [PARLEY.protocol]: asked.protocol, [PARLEY.work]: asked.work };
  const attributes = { ...model, ...work, [GEN_AI.conversation]: asked.conversation, ...(call && usageOf(call)) };
  told.past(
    { name: `chat ${asked.model.model}`, kind: 'client', attributes },
    { from, to, error, ofAgent: { [PARLEY.work]: asked.work } },
  );
  told.measure('chat', (to - from) / 1_000, { ...model, ...work, [GEN_AI.error]: error });
  if (!call) return;
  told.measure('tokens', inputOf(call), { ...model, ...work, [GEN_AI.tokenType]: 'input' });
  told.measure('tokens', call.output_tokens, { ...model, ...work, [GEN_AI.tokenType]: 'output' });
  told.measure('cost', call.cost_micro_usd / 1e6, { ...model, ...work });
}

/** The conventions count what came from the cache, and went there, as read. */
const inputOf = (call: ModelCall): number => call.input_tokens + call.cache_read_tokens + call.cache_write_tokens;

const usageOf = (call: ModelCall): Attributes => ({
  [GEN_AI.responseModel]: call.model,
  [GEN_AI.finishReasons]: call.stop_reason ? [call.stop_reason] : undefined,
  [GEN_AI.inputTokens]: inputOf(call),
  [GEN_AI.outputTokens]: call.output_tokens,
  [GEN_AI.cacheReadTokens]: call.cache_read_tokens,
  [GEN_AI.cacheWriteTokens]: call.cache_write_tokens,
});
