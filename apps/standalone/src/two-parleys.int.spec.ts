import { readableExport, type RecordedEvent } from '@parley/contracts';
import { anthropicModel } from '@parley/llm';
import { genericAnswerer, startSimulatedApi, type SimulatedApi } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KEYS, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

const ANSWER = { reasoning: 'North lays stones.', proposed_changes: [], feedback_type: 'accept' };

let model: SimulatedApi;
let south: Standalone;
let north: Standalone;
beforeAll(async () => {
  const accepts = { when: () => true, answer: (_: unknown, generic: object) => ({ says: { ...generic, ...ACCEPTS } }) };
  model = await startSimulatedApi(genericAnswerer(accepts));
  const hosted = anthropicModel({
    ...{ apiKey: 'sk-ant-test', model: 'claude-haiku-5-5', effort: 'low', baseURL: model.url },
  });
  const guests = {
    acme: { name: 'South', persona: 'counts every cent' },
    other: { name: 'Ula', kind: 'person' },
  };
  south = await startStack({ keys: true, rehearsal: false, model: hosted, guests });
  const scripted = { name: 'North', script: [{ turn: 1, text: JSON.stringify(ANSWER) }] };
  north = await startStack({ peerTokens: { [south.url]: KEYS.acme }, guests: { default: scripted } });
});
afterAll(async () => {
  await north.close();
  await south.close();
  await model.close();
});

const ACCEPTS = { feedback_type: 'accept', proposed_changes: [] };

const plan = (url: string) => ({
  demand: { text: 'A bridge between the two towns' },
  config: { premortem: false },
  candidates: [
    { name: 'North', kind: 'a2a', url: north.url },
    { name: 'South', kind: 'a2a', url },
  ],
  facilitator_script: {
    selected: ['north', 'south'],
    possibly_related: [],
    draft: {
      title: 'Bridge',
      terms: [{ field: 'lanes', value: '2' }],
      assignments: [
        { participant_id: 'north', role: 'Builder', task: 'Lay the stones', core: true },
        { participant_id: 'south', role: 'Payer', task: 'Pay 40,000 a year', core: true },
      ],
    },
    gaps: [],
  },
});

async function negotiated(url: string, reached: object): Promise<RecordedEvent[]> {
  const { body } = await request(north.url).post('/v1/negotiations').send(plan(url)).expect(201);
  const channel = `${north.url}/v1/channels/${(body as { channel_id: string }).channel_id}`;
  await eventually(async () => expect((await request(channel).get('').expect(200)).body).toMatchObject(reached));
  return readableExport((await request(channel).get('/export').expect(200)).text);
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const guestTurnsOf = async (key: string) =>
  (await request(south.url).get('/v1/channels?protocol=guest-turn').set(bearer(key)).expect(200)).body.items as {
    channel_id: string;
    status: string;
    topic: string;
  }[];

it('two Parleys hold a negotiation with a seat each, by their addresses alone', async () => {
  const events = await negotiated(south.url, { status: 'closed', outcome: 'success' });
  const said = events.flatMap((event) => (event.type === 'FeedbackRecorded' ? [event.data] : []));
  const accepts = { feedback_type: 'accept', assumed: false, call: { provider: 'a2a' } };
  expect(said.toSorted((a, b) => a.participant_id.localeCompare(b.participant_id))).toMatchObject([
    { participant_id: 'north', reasoning: ANSWER.reasoning, ...accepts },
    { participant_id: 'south', ...accepts },
  ]);
  const [turn, another] = await guestTurnsOf(KEYS.acme);
  expect(another).toBeUndefined();
  expect(turn).toMatchObject({ status: 'closed', topic: 'A bridge between the two towns' });
  const { body } = await request(south.url).get(`/v1/channels/${turn!.channel_id}`).set(bearer(KEYS.acme)).expect(200);
  const view = body as { told: string; cost_micro_usd: number };
  expect(view).toMatchObject({
    protocol: 'guest-turn',
    outcome: 'completed',
    answer: ACCEPTS,
    guest: { name: 'South' },
  });
  // The model in South's seat was told what North tells it, and who it is; what it costs is South's.
  expect(view.told).toContain('Pay 40,000 a year');
  expect(view.cost_micro_usd).toBeGreaterThan(0);
  const [asked] = model.requests;
  expect(asked!.talk).toContain('Pay 40,000 a year');
  expect(asked!.talk).toContain('counts every cent');
});

it('a person answers in the inbox of the other, by the very form; until then the task is worked on and asks nobody back', async () => {
  const rpc = async (method: string, params: object) =>
    (
      await request(south.url)
        .post('/a2a')
        .set({ ...bearer(KEYS.otherOperator), 'a2a-version': '1.0' })
        .send({ jsonrpc: '2.0', id: 1, method, params })
        .expect(200)
    ).body as { result: Record<string, never>; error?: { message: string } };
  const form = { type: 'object', required: ['yes'], properties: { yes: { type: 'boolean' } } };
  const message = {
    ...{ messageId: 'turn-1', contextId: 'north.south', role: 'ROLE_USER' },
    parts: [{ text: 'Would you pay?' }, { data: form }],
    metadata: { parley: { skill: 'guest-turn' } },
  };
  const { result } = await rpc('SendMessage', { message });
  const { task } = result as unknown as { task: { id: string; contextId: string; status: object } };
  expect(task).toMatchObject({ contextId: 'north.south', status: { state: 'TASK_STATE_WORKING' } });
  const { body: inbox } = await request(south.url).get('/v1/inbox/guest').set(bearer(KEYS.otherOperator)).expect(200);
  expect(inbox).toMatchObject({ items: [{ name: 'Ula', question: 'Would you pay?', channel_id: task.id }] });
  const answering = (answer: object) =>
    request(south.url)
      .post(`/v1/channels/${task.id}/turns`)
      .set(bearer(KEYS.otherOperator))
      .send({ participant_id: 'guest', request_id: 'turn-1', answer });
  await answering({ yes: 'perhaps' }).expect(400, /\/answer\/yes/u);
  await answering({ yes: false }).expect(200);
  await eventually(async () =>
    expect((await rpc('GetTask', { id: task.id })).result).toMatchObject({
      ...{ id: task.id, contextId: 'north.south', status: { state: 'TASK_STATE_COMPLETED' } },
      artifacts: [{ name: 'answer', parts: [{ data: { yes: false } }] }],
    }),
  );
  // Sent again, it is the same task; another tenant has none.
  expect((await rpc('SendMessage', { message })).result).toMatchObject({ task: { id: task.id } });
  expect(await guestTurnsOf(KEYS.acme)).not.toContainEqual(expect.objectContaining({ channel_id: task.id }));
  const { error } = await rpc('SendMessage', {
    message: { ...message, messageId: 'turn-2', parts: [{ text: 'Yes?' }] },
  });
  expect(error?.message).toContain('JSON Schema');
});
