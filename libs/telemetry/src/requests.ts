import { isCalled, type RecordedEvent } from '@parley/contracts';
import { GEN_AI, PARLEY } from './gen-ai.js';
import { telemetry, type Attributes, type Carrier } from './telemetry.js';
import { openingOf, traceIdOf } from './trace-ids.js';

/** An event that asks an agent for something. */
export type AgentRequest = Extract<
  RecordedEvent,
  { type: 'TurnRequested' | 'BallotRequested' | 'FacilitationRequested' }
>;

const NAMES: Readonly<Record<AgentRequest['type'], string>> = {
  TurnRequested: 'request turn',
  BallotRequested: 'request ballot',
  FacilitationRequested: 'request facilitation',
};

/** Whoever is not called by Parley, a person or an agent from outside, answers when it likes: there is no work here to tell of. */
const isForAgent = (event: RecordedEvent): event is AgentRequest =>
  Object.hasOwn(NAMES, event.type) && (!('participant_kind' in event.data) || isCalled(event.data.participant_kind));

/**
 * Begins the trace of a turn, whose id is that of the event that asks for it: a channel takes days, a trace is what one waits for. It
 * belongs to no other trace, but points to that of whoever caused it.
 * @returns what goes along with the event; undefined where it asks no agent, or nothing is told
 */
export function beginTrace(event: RecordedEvent): Carrier | undefined {
  const told = telemetry();
  if (!told || !isForAgent(event)) return undefined;
  const traceparent = event.metadata?.traceparent;
  const now = Date.now();
  return told.past(
    {
      name: NAMES[event.type],
      kind: 'producer',
      attributes: attributesOf(event),
      root: { trace: traceIdOf(event.id) },
      ...(traceparent && { links: [{ traceparent }] }),
    },
    { from: now, to: now },
  );
}

/** Handles an event as part of the trace that came with it. */
export function handleWithin<T>(event: RecordedEvent, carrier: Carrier | undefined, work: () => T): T {
  const told = telemetry();
  if (!told) return work();
  const turn = 'request_id' in event.data ? event.data.request_id : undefined;
  return told.within(carrier ?? beginTrace(event) ?? {}, { channel: event.channel_id, turn }, work);
}

/** Does what an agent was asked for. */
export function invokeAgent<T>(event: AgentRequest, work: () => Promise<T>): Promise<T> {
  const told = telemetry();
  if (!told) return work();
  const attributes = { [GEN_AI.operation]: INVOKE, ...attributesOf(event) };
  const links = [openingOf(event.channel_id)];
  return told.agent({ name: `${INVOKE} ${agentOf(event)}`, kind: 'internal', attributes, links }, work, measureAgent);
}

/** The same where no event asks: a cast is chosen before there is a channel. */
export function invokeAgentFor<T>(agent: string, conversation: string, work: () => Promise<T>): Promise<T> {
  const told = telemetry();
  if (!told) return work();
  const attributes = { [GEN_AI.operation]: INVOKE, [GEN_AI.agent]: agent, [GEN_AI.conversation]: conversation };
  return told.agent({ name: `${INVOKE} ${agent}`, kind: 'internal', attributes }, work, measureAgent);
}

const INVOKE = 'invoke_agent';

function measureAgent(seconds: number, attributes: Attributes, error: string | undefined): void {
  telemetry()?.measure('agent', seconds, {
    [GEN_AI.operation]: INVOKE,
    [PARLEY.protocol]: attributes[PARLEY.protocol],
    [PARLEY.work]: attributes[PARLEY.work],
    [GEN_AI.error]: error,
  });
}

const agentOf = ({ data }: AgentRequest): string => ('participant_id' in data ? data.participant_id : 'coach-judge');

function attributesOf(event: AgentRequest): Attributes {
  const { tenant, channel_id, protocol, data } = event;
  return {
    [GEN_AI.agent]: agentOf(event),
    [GEN_AI.conversation]: channel_id,
    [PARLEY.tenant]: tenant,
    [PARLEY.protocol]: protocol,
    [PARLEY.round]: 'round' in data ? data.round : undefined,
    [PARLEY.work]: 'task' in data ? data.task : 'work' in data ? data.work : undefined,
    [PARLEY.turn]: data.request_id,
  };
}
