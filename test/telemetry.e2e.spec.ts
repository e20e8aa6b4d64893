import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firstBrokenLink, type RecordedEvent } from '@parley/contracts';
import {
  genericAnswerer,
  natsServerMissing,
  startOtlpReceiver,
  startSimulatedApi,
  type OtlpReceiver,
  type ReceivedSpan,
} from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { describe, expect, it } from 'vitest';
import { metricsOf, prometheusNames } from './prometheus-names.js';
import { closed, until, type Api } from './processes.js';
import { startEmbedded, startFiveProcesses, type Stack } from './stacks.js';

const DASHBOARD = new URL('../deploy/grafana/parley.json', import.meta.url);
const MODEL = 'claude-sonnet-5-5';
/** A program tells at its end what it has loaded of the SDK. */
const WATCHED = { NODE_OPTIONS: `--require=${fileURLToPath(new URL('telemetry-loaded.cjs', import.meta.url))}` };
const QUESTION = 'Where do we meet, by the harbour or uphill?';
/** The trace of a client that opens a channel. */
const CLIENT = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };

async function openTable({ commands }: Api, rehearsal: boolean): Promise<string> {
  const members = ['Ana', 'Bo'].map((name) => ({ name }));
  const body = {
    question: QUESTION,
    members,
    rehearsal,
    config: { rounds: 1, premortem: false, budget_micro_usd: 5_000_000 },
  };
  const traceparent = `00-${CLIENT.trace}-${CLIENT.span}-01`;
  const headers = { 'content-type': 'application/json', traceparent };
  const response = await fetch(`${commands}/v1/round-tables`, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await response.json()) as { channel_id: string }).channel_id;
}

const hexOf = (uuid: string) => uuid.replaceAll('-', '');
const turnsOf = (events: RecordedEvent[]) => events.filter((event) => event.type === 'TurnRequested');

/** Where the services run, by the name of whoever does a part of a turn. */
type Places = Record<'admin' | 'agents', string>;

/** The trace of a turn, as a tree: each span has one parent in it, whichever process that is in. */
function expectTrace({ spans }: OtlpReceiver, turn: RecordedEvent, { admin, agents }: Places, model: string): void {
  const own = spans.filter(({ traceId }) => traceId === hexOf(turn.id));
  const only = (name: string): ReceivedSpan => {
    const found = own.filter((span) => span.name === name);
    expect(found, `${name} among ${own.map((span) => span.name).join(', ')}`).toHaveLength(1);
    return found[0]!;
  };
  const { participant_id } = turn.data as { participant_id: string };
  const request = only('request turn');
  const agent = only(`invoke_agent ${participant_id}`);
  const chat = only(`chat ${model}`);
  const submit = only('submit Contribute');
  const decide = only('decide Contribute');
  const append = only('append log.events');
  expect(request).toMatchObject({ service: admin, kind: 4 });
  expect(request.parentSpanId ?? '').toBe('');
  expect(agent).toMatchObject({ service: agents, kind: 1, parentSpanId: request.spanId });
  expect(chat).toMatchObject({ service: agents, kind: 3, parentSpanId: agent.spanId });
  expect(submit).toMatchObject({ service: agents, kind: 3, parentSpanId: agent.spanId });
  expect(decide).toMatchObject({ service: admin, kind: 2, parentSpanId: submit.spanId });
  expect(append).toMatchObject({ service: admin, kind: 3, parentSpanId: decide.spanId });
  expect(append.attributes).toMatchObject({ 'db.system.name': 'postgresql', 'db.operation.name': 'append' });
  expect(own).toHaveLength([request, agent, chat, submit, decide, append].length);
  const opening = { traceId: hexOf(turn.channel_id), spanId: hexOf(turn.channel_id).slice(16) };
  expect(agent.links).toMatchObject([opening]);
  // The opening belongs to the trace of the client that asked for it.
  const asked = spans.find(({ name }) => name === 'POST /v1/round-tables')!;
  expect(asked).toMatchObject({ service: admin, kind: 2, traceId: CLIENT.trace, parentSpanId: CLIENT.span });
  expect(asked.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/v1/round-tables',
    'http.response.status_code': 201,
    'url.scheme': 'http',
  });
  const opened = spans.find(({ name }) => name === 'decide OpenRoundTable')!;
  expect(opened).toMatchObject({ service: admin, traceId: CLIENT.trace, parentSpanId: asked.spanId });
  const { traceId, spanId } = opened;
  expect(spans.filter((span) => span.spanId === opening.spanId)).toMatchObject([
    { ...opening, service: admin, links: [{ traceId, spanId }] },
  ]);
  for (const { attributes } of [agent, chat])
    expect(attributes).toMatchObject({
      'gen_ai.conversation.id': turn.channel_id,
      'parley.protocol': 'round-table',
      'parley.work': 'contribute',
    });
}

/** A deliberation whose turns have all been told of, and the names of what is exported. */
async function deliberate(stack: Stack, collector: OtlpReceiver, rehearsal: boolean) {
  const channel = await openTable(stack.api, rehearsal);
  const events = await until(stack.api, channel, closed);
  const turns = turnsOf(events);
  expect(turns).toHaveLength(2);
  await eventually(() =>
    expect(
      collector.spans.filter(({ name }) => name.startsWith('invoke_agent ') && !name.endsWith('-judge')),
    ).toHaveLength(turns.length),
  );
  expect(firstBrokenLink(events)).toBeUndefined();
  // What telemetry knows stays out of the log: an opening has what its client said, and no event what we did.
  expect(new Set(events.map(({ metadata }) => metadata.traceparent))).toEqual(
    new Set([`00-${CLIENT.trace}-${CLIENT.span}-01`, undefined]),
  );
  return { channel, turns };
}

/** What nobody outside is to know. */
const expectNoContent = (collector: OtlpReceiver) =>
  expect(JSON.stringify([collector.spans, collector.metrics, collector.logs])).not.toMatch(/harbour|sk-ant/u);

describe.skipIf(natsServerMissing)('over NATS', () => {
  it('a turn is one trace through all services, with what it cost', async () => {
    const collector = await startOtlpReceiver();
    const model = await startSimulatedApi(genericAnswerer());
    const { environment } = collector;
    const key = { ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_BASE_URL: model.url };
    const stack = await startFiveProcesses({ ...key, ...environment }, {}, environment);
    try {
      const { turns } = await deliberate(stack, collector, false);
      const places = { admin: 'channel-admin', agents: 'participant-agents' };
      for (const turn of turns) await eventually(() => expectTrace(collector, turn, places, MODEL));
      const told = { 'gen_ai.provider.name': 'anthropic', 'gen_ai.request.model': MODEL, 'parley.work': 'contribute' };
      await expectMeasured(collector, told);
      // No tool is called here; `telemetry.int.spec.ts` calls one.
      const neverTold = ['gen_ai_execute_tool_duration_seconds_bucket'];
      await eventually(async () => expect(await unknownToUs(stack.api, collector)).toEqual(neverTold));
      await eventually(() => expect(new Set(collector.logs.map(({ service }) => service)).size).toBe(5));
      expectNoContent(collector);
    } finally {
      await stack.stop();
      await model.close();
      await collector.close();
    }
  });
});

/** Figures of a model's calls: bounds as the conventions have them, and the money of the log. */
async function expectMeasured({ metrics }: OtlpReceiver, told: Record<string, string>): Promise<void> {
  const pointsOf = (name: string) =>
    metrics
      .findLast((metric) => metric.name === name)
      ?.points.filter(({ attributes }) => Object.entries(told).every(([key, value]) => attributes[key] === value)) ??
    [];
  await eventually(() => expect(pointsOf('gen_ai.client.operation.duration')).toMatchObject([{ count: 2 }]));
  const [chat] = pointsOf('gen_ai.client.operation.duration');
  expect(chat!.explicitBounds!.slice(0, 3)).toEqual([0.01, 0.02, 0.04]);
  const tokens = pointsOf('gen_ai.client.token.usage');
  expect(tokens.map(({ attributes }) => attributes['gen_ai.token.type']).sort()).toEqual(['input', 'output']);
  for (const point of tokens) {
    expect(point.explicitBounds!.at(-1)).toBe(67_108_864);
    expect(point.sum).toBeGreaterThan(0);
  }
  expect(pointsOf('parley.cost')[0]!.asDouble).toBeGreaterThan(0);
}

/** Metrics that the dashboard asks for, and that nobody here has. */
async function unknownToUs({ commands, views }: Api, { metrics }: OtlpReceiver): Promise<string[]> {
  const pages = await Promise.all([commands, views].map(async (at) => (await fetch(`${at}/metrics`)).text()));
  const scraped = pages.flatMap((page) => [...page.matchAll(/^# TYPE (\w+) /gmu)].map(([, name]) => name!));
  const known = new Set([...scraped, ...metrics.flatMap(prometheusNames)]);
  const asked = metricsOf(readFileSync(DASHBOARD, 'utf8'));
  expect(asked.length).toBeGreaterThan(8);
  return asked.filter((name) => !known.has(name));
}

describe('in one process', () => {
  it('a turn is one trace, and goes on where nobody takes what is told', async () => {
    const collector = await startOtlpReceiver();
    const stack = await startEmbedded({ ...collector.environment, ...WATCHED });
    try {
      const { turns } = await deliberate(stack, collector, true);
      const places = { admin: 'parley', agents: 'parley' };
      for (const turn of turns) await eventually(() => expectTrace(collector, turn, places, 'rehearsal'));
      collector.answers(503);
      const channel = await openTable(stack.api, true);
      await until(stack.api, channel, closed);
      await collector.close();
    } finally {
      await stack.stop();
      await collector.close();
    }
    expect(stack.process.lastWords).toContain('(0)');
    // That it is seen where it is loaded.
    expect(stack.process.words).toContain('loaded of OpenTelemetry: sdk-node');
  });

  it('nothing of it is loaded where no variable asks for it', async () => {
    const stack = await startEmbedded({
      ...WATCHED,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:1',
      OTEL_SDK_DISABLED: 'true',
    });
    try {
      await until(stack.api, await openTable(stack.api, true), closed);
    } finally {
      await stack.stop();
    }
    expect(stack.process.words).toContain('loaded of OpenTelemetry: nothing');
  });
});
