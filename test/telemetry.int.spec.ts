import { connect } from '@nats-io/transport-node';
import type { RecordedEvent } from '@parley/contracts';
import { JsonLogger } from '@parley/configuration';
import { Lookups } from '@parley/participant-agents';
import { natsHandOvers } from '@parley/messaging';
import {
  beginTrace,
  handleWithin,
  invokeAgent,
  logFields,
  startTelemetry,
  stopTelemetry,
  type Trouble,
} from '@parley/telemetry';
import { natsServerMissing, openFolder, startNatsServer, startOtlpReceiver, type OtlpReceiver } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { eventMessage } from '../libs/messaging/src/jetstream/event-message.js';
import { prometheusNames } from './prometheus-names.js';
import { command as commandOf, startHeld } from '../services/channel-admin/src/held-log.fixtures.js';
import { Channel, delivered, replicaFor, says } from './head-start/memory.js';

let collector: OtlpReceiver;
const troubles: Trouble[] = [];
beforeAll(async () => {
  collector = await startOtlpReceiver();
  for (const [name, value] of Object.entries(collector.environment)) vi.stubEnv(name, value);
  await startTelemetry({ service: 'here', onTrouble: (trouble) => void troubles.push(trouble) });
});
afterAll(async () => {
  await stopTelemetry();
  vi.unstubAllEnvs();
  await collector.close();
});
afterEach(() => void collector.spans.splice(0));

const traceOf = (event: RecordedEvent) => event.id.replaceAll('-', '');
const spanOf = (name: string) => collector.spans.find((span) => span.name === name)!;
/** The names of a trace's spans, each after what it belongs to. */
async function treeOf(trace: string, most: number): Promise<string[]> {
  const own = await eventually(() => {
    const found = collector.spans.filter(({ traceId }) => traceId === trace);
    expect(found.length).toBeGreaterThanOrEqual(most);
    return found;
  });
  const pathOf = ({ name, parentSpanId }: (typeof own)[number]): string => {
    const parent = own.find(({ spanId }) => spanId === parentSpanId);
    return parent ? `${pathOf(parent)} > ${name}` : name;
  };
  return own.map(pathOf).sort();
}

/** A channel in which the user has said something. */
function begun() {
  const channel = new Channel();
  const replica = replicaFor(channel);
  const command = channel.say('Tea or coffee?');
  const commit = () => {
    channel.commit(command);
    return channel.lastTurn();
  };
  return { channel, ...replica, command, commit };
}

it('a call that was begun before its turn was asked for belongs to the turn all the same', async () => {
  const { channel, turns, model, sendHint, command, commit } = begun();
  sendHint(channel.foreseen(command));
  await eventually(() => expect(model.asked).toHaveLength(1));
  const turn = commit();
  const taken = handleWithin(turn, undefined, () => turns.take(turn, delivered()));
  model.asked[0]!.answer(says('Tea.'));
  await taken;
  expect(model.asked).toHaveLength(1);
  const agent = `request turn > invoke_agent ${turn.data.participant_id}`;
  expect(await treeOf(traceOf(turn), 4)).toEqual([
    'request turn',
    agent,
    `${agent} > chat scripted`,
    `${agent} > submit Contribute`,
  ]);
});

it('an answer that is no good is told with its code, and not with its words', async () => {
  const { turns, model, commit } = begun();
  const turn = commit();
  const taken = handleWithin(turn, undefined, () => turns.take(turn, delivered()));
  await eventually(() => expect(model.asked).toHaveLength(1));
  model.asked[0]!.answer({ ok: false, code: 'refusal', message: 'I would rather not speak of coffee' });
  await taken;
  await treeOf(traceOf(turn), 4);
  for (const name of ['chat scripted', `invoke_agent ${turn.data.participant_id}`])
    expect(spanOf(name)).toMatchObject({ status: 2, attributes: { 'error.type': 'refusal' } });
  expect(JSON.stringify(collector.spans)).not.toContain('coffee');
});

it('a turn that was settled meanwhile is nobody’s work: nothing is told of an agent', async () => {
  const { turns, model, commit } = begun();
  const turn = commit();
  const take = () => handleWithin(turn, undefined, () => turns.take(turn, delivered()));
  const taken = take();
  await eventually(() => expect(model.asked).toHaveLength(1));
  model.asked[0]!.answer(says('Tea.'));
  await taken;
  await take();
  // The second request comes after all that was told of the first.
  await eventually(() => expect(collector.spans.filter(({ name }) => name === 'request turn')).toHaveLength(2));
  expect(collector.spans.filter(({ name }) => name.startsWith('invoke_agent'))).toHaveLength(1);
});

it('tools are told by the names that were offered, and what a model makes up is not', async () => {
  const { commit } = begun();
  const turn = commit();
  const wanted = { name: 'Ana', collection: 'default', made: 0 };
  const call = () => Promise.resolve({ content: 'secret', truncated: false, is_error: false, duration_ms: 1 });
  const lookups = new Lookups({
    tools: { of: () => ({ call }) },
    commands: { send: () => Promise.resolve({ ok: true, version: 2 }) },
    channels: { at: () => Promise.resolve({ state: 'next' }) },
  } as never);
  const offer = { wanted, tools: [{ name: 'wiki__read', description: '', input_schema: '{}' }] };
  const calls = ['wiki__read', 'tell everybody'].map((tool) => ({ tool, arguments: '{"page":"secret"}' }));
  await handleWithin(turn, undefined, () =>
    invokeAgent(turn, () => lookups.make(turn, offer, { calls, call: {} as never }, delivered())),
  );
  const agent = `request turn > invoke_agent ${turn.data.participant_id}`;
  expect(await treeOf(traceOf(turn), 5)).toEqual([
    'request turn',
    agent,
    `${agent} > execute_tool _OTHER`,
    `${agent} > execute_tool wiki__read`,
    `${agent} > submit RecordLookup`,
  ]);
  await eventually(() =>
    expect(collector.metrics.flatMap(prometheusNames)).toContain('gen_ai_execute_tool_duration_seconds_bucket'),
  );
  expect(JSON.stringify([collector.spans, collector.metrics])).not.toMatch(/secret|everybody/u);
});

it('what is committed together is told in the trace of each that it was for', async () => {
  const { handler, commit } = startHeld();
  const [first, second] = ['1', '2'].map((digit) => digit.repeat(32));
  const sent = [first, second].map((trace) =>
    handler.handle(commandOf('StopChannel', { traceparent: `00-${trace}-${'a'.repeat(16)}-01` })),
  );
  await commit();
  await Promise.all(sent);
  for (const trace of [first!, second!]) {
    const decide = 'decide StopChannel';
    expect(await treeOf(trace, 2)).toEqual([decide, `${decide} > append log.events`]);
  }
  const appended = collector.spans.filter(({ name }) => name === 'append log.events');
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.batch.size': 2 };
  expect(appended).toMatchObject([{ kind: 3, attributes }, { attributes }]);
});

it('a line of the log goes along with channel, turn and trace, without what is secret', async () => {
  const { commit } = begun();
  const turn = commit();
  let lines = '';
  const logger = new JsonLogger('here', 'info', { write: (text) => void (lines += text) });
  handleWithin(turn, undefined, () => logger.warn('postgres://ula:hunter2@db is away', 'Bus'));
  const told = { channel: turn.channel_id, turn: turn.data.request_id };
  expect(JSON.parse(lines)).toMatchObject({ ...told, trace_id: traceOf(turn), span_id: expect.any(String) });
  const record = { body: 'postgres://[secret]@db is away', severity: 'WARN', traceId: traceOf(turn) };
  await eventually(() =>
    expect(collector.logs).toMatchObject([{ ...record, attributes: { ...told, context: 'Bus' } }]),
  );
});

it('an event takes its trace along beside what the log has of it', () => {
  const { commit } = begun();
  const turn = Object.assign(commit(), { metadata: { actor: { kind: 'user', id: 'ula' } } });
  const before = structuredClone(turn);
  const trace = beginTrace(turn);
  const sent = (event: RecordedEvent) => {
    const { headers, payload } = eventMessage({ info: {} } as never, event, trace);
    return [headers.get('traceparent'), (JSON.parse(payload) as { traceparent: string }).traceparent];
  };
  const traceparent = expect.stringMatching(`^00-${traceOf(turn)}-[0-9a-f]{16}-01$`);
  expect(sent(turn)).toEqual([traceparent, traceparent]);
  expect(turn).toEqual(before);
  // What a client said is in the log, and in the envelope as there.
  const recorded = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  expect(sent({ ...turn, metadata: { ...turn.metadata, traceparent: recorded } })).toEqual([traceparent, recorded]);
});

it.skipIf(natsServerMissing)('a turn that one replica hands over to another stays in its trace', async () => {
  const server = await startNatsServer(await openFolder());
  const connections = await Promise.all([1, 2].map(() => connect({ servers: server.url })));
  const [here, there] = connections.map((connection) => natsHandOvers(connection));
  const event = begun().commit();
  const turn = { tenant: event.tenant, channel_id: event.channel_id, request_id: event.data.request_id };
  let seen: Record<string, string> = {};
  there!.accept(turn, async () => void (seen = logFields()));
  await connections[1]!.flush();
  const { signal } = new AbortController();
  await handleWithin(event, undefined, () => here!.offer(turn, event, signal));
  expect(seen).toMatchObject({ trace_id: traceOf(event), turn: turn.request_id });
  await Promise.all(connections.map((connection) => connection.close()));
  await server.stop();
});

it('what no collector takes is said once, and holds up nothing', async () => {
  collector.answers(400);
  const { turns, model, commit } = begun();
  const turn = commit();
  const taken = handleWithin(turn, undefined, () => turns.take(turn, delivered()));
  await eventually(() => expect(model.asked).toHaveLength(1));
  model.asked[0]!.answer(says('Tea.'));
  await taken;
  await eventually(() => expect(troubles).toHaveLength(1));
  expect(troubles[0]).toMatchObject({ kind: 'not-exported', detail: expect.stringMatching(/\S/u) });
  collector.answers(200);
});
