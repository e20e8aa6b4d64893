import { eventId, newId, type Command, type Member, type Problem, type RecordedEvent } from '@parley/contracts';
import type { LanguageModel, ModelAnswer, ModelRequest } from '@parley/llm';
import type { Peers } from '@parley/a2a-client';
import {
  CallsUnderWay,
  ChannelFolds,
  type CommandBus,
  type Foreseen,
  type HandOvers,
  type Settled,
} from '@parley/messaging';
import { RemoteAgents, TurnTaker } from '@parley/participant-agents';
import { registryOf, type Deliberation } from '@parley/protocols';
import type { TokenFrame } from '@parley/contracts';
import { chat, commandTo, opening } from './chat.js';

export const registry = registryOf([chat]);
const rules = registry.deliberation;

export type TurnRequested = Extract<RecordedEvent, { type: 'TurnRequested' }>;

/** A model whose answers the test gives. */
export class Scripted implements LanguageModel {
  readonly provider = 'anthropic';
  readonly model = 'scripted';
  readonly asked: { request: ModelRequest; answer(answer: ModelAnswer): void }[] = [];

  generate(request: ModelRequest): Promise<ModelAnswer> {
    return new Promise((answer) => {
      this.asked.push({ request, answer });
      const off = () => answer({ ok: false, code: 'aborted', message: 'called off', call });
      if (request.signal?.aborted) off();
      request.signal?.addEventListener('abort', off);
    });
  }
}

export const call = {
  ...{ provider: 'anthropic', model: 'scripted', template: 't@1', prompt_hash: '0', latency_ms: 0, attempts: 1 },
  ...{ input_tokens: 1, output_tokens: 1, cache_read_tokens: 0, cache_write_tokens: 0, cost_micro_usd: 7 },
  stop_reason: 'end_turn',
};
export const says = (text: string): ModelAnswer => ({ ok: true, output: { text }, call });

/** One channel in memory: a log, its decider, and what may be known of a command before it is committed. */
export class Channel {
  readonly id = newId();
  readonly events: RecordedEvent[] = [];
  readonly settled = new Set<(settled: Settled) => void>();
  private state: Deliberation = rules.initialState;

  /** @param first a member of it otherwise than as chat.ts has it */
  constructor(first: Partial<Member> = {}) {
    this.commit(opening(this.id, first));
  }

  /** What a command would lead to. */
  foreseen(command: Command): Foreseen {
    const events = rules.foresee(this.state, command);
    return { tenant: 'default', channel_id: this.id, version: this.events.length, events };
  }

  /** @returns why it is refused, where it is */
  commitOr(command: Command): Problem | undefined {
    const decision = rules.decide(this.state, command);
    if (!decision.ok) return decision.problem;
    this.commit(command);
    return undefined;
  }

  commit(command: Command): RecordedEvent[] {
    const decision = rules.decide(this.state, command);
    if (!decision.ok) throw new Error(decision.problem.code);
    const recorded = decision.events.map((event, index) => {
      const version = this.events.length + index + 1;
      const header = { tenant: 'default', channel_id: this.id, protocol: 'chat', version, position: version };
      return { ...event, ...header, id: eventId(command.id, index), recorded_at: command.time } as RecordedEvent;
    });
    this.events.push(...recorded);
    this.state = decision.events.reduce(rules.evolve, this.state);
    for (const { type, data } of recorded) {
      if (type === 'TurnSkipped') this.settle(data.request_id);
    }
    return recorded;
  }

  say = (text: string): Command => commandTo(this.id, 'Intervene', { text });

  types = (): string[] => this.events.map(({ type }) => type);

  lastTurn = (): TurnRequested => this.events.findLast((event) => event.type === 'TurnRequested')!;

  private settle(request_id: string): void {
    for (const listener of this.settled) listener({ tenant: 'default', channel_id: this.id, request_id });
  }
}

/** A replica of participant-agents that works for one channel. */
export function replicaFor(
  channel: Channel,
  more: { handOvers?: HandOvers; headStartMs?: number; peers?: Peers } = {},
) {
  const model = new Scripted();
  const frames: TokenFrame[] = [];
  let sendHint: (hint: Foreseen) => void = () => undefined;
  const reads = { count: 0 };
  const channels = new ChannelFolds(
    {
      read: (_tenant, _id, after) => {
        reads.count += 1;
        return Promise.resolve({ events: channel.events.slice(after), more: false });
      },
    },
    rules,
  );
  const commands: CommandBus = {
    send(command) {
      const problem = channel.commitOr({ ...command, sender: { kind: 'service', id: 'participant-agents' } });
      if (problem) return Promise.resolve({ ok: false, problem });
      const version = channel.events.length;
      return Promise.resolve({ ok: true, channel_id: channel.id, version, position: version, duplicate: false });
    },
  };
  const turns = new TurnTaker({
    channels,
    commands,
    modelFor: () => model,
    ...(more.peers && { agents: new RemoteAgents({ channels, commands, peers: more.peers, registry }) }),
    tokens: { publish: (frame) => void frames.push(frame), follow: () => () => undefined },
    calls: new CallsUnderWay({ onSettled: (listener) => (channel.settled.add(listener), () => undefined) }),
    foresight: { sendHint: () => undefined, onForeseen: (listener) => ((sendHint = listener), () => undefined) },
    registry,
    ...more,
  });
  return { turns, model, frames, reads, sendHint: (hint: Foreseen) => sendHint(hint) };
}

export const delivered = () => ({ attempt: 1, signal: new AbortController().signal });
