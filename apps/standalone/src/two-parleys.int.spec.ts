import { readableExport } from '@parley/contracts';
import { a2aAnswer, startA2aAgent, type A2aAgent } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DATA_OF, OtherAgent } from './a2a.fixtures.js';
import { startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

/** Whoever talks it over in a Parley, before its seat answers. */
const member = (name: string, verdict: string) => ({
  name,
  script: [{ turn: 1, text: `${name} would take it.`, stance: { claim: 'Take it', verdict } }],
});

/**
 * The agent in a Parley's seat: it has that Parley deliberate on what the seat is asked, by A2A, and answers by the form that came
 * with it. What an outcome means for a plan is the agent's to say, and not Parley's.
 */
async function delegateOf(parley: Standalone, verdict: string): Promise<A2aAgent> {
  const client = await OtherAgent.of(parley.url);
  return startA2aAgent(({ parts, messageId }, response) => {
    const more = { members: [member('Ann', verdict), member('Ben', verdict)] };
    const metadata = { parley: { skill: 'round-table', rounds: 1, more } };
    const answered = client.send(parts[0]!.text!, { messageId, metadata }).then(({ artifacts: [outcome] }) => {
      const { verdict: came } = DATA_OF(outcome!.parts[1]!) as { verdict: string };
      const feedback_type = came === 'agreed' ? 'accept' : 'withdraw';
      return { result: a2aAnswer({ reasoning: `It came to: ${came}.`, proposed_changes: [], feedback_type }) };
    });
    const failed = (error: Error) => ({ error: { code: -32602, message: error.message } });
    void answered.catch(failed).then((said) => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...said })));
    return undefined;
  });
}

let north: Standalone;
let south: Standalone;
let delegates: A2aAgent[];
beforeAll(async () => {
  [north, south] = await Promise.all([startStack(), startStack()]);
  delegates = await Promise.all([delegateOf(north, 'agree'), delegateOf(south, 'agree')]);
});
afterAll(async () => {
  await Promise.all([north.close(), south.close()]);
  await Promise.all(delegates.map((delegate) => delegate.close()));
});

const plan = () => ({
  demand: { text: 'A bridge between the two towns' },
  candidates: ['North', 'South'].map((name, index) => ({ name, kind: 'a2a', url: delegates[index]!.url })),
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

const talksAt = async ({ url }: Standalone) =>
  (await request(url).get('/v1/channels?protocol=round-table').expect(200)).body.items as {
    topic: string;
    status: string;
  }[];

it('two Parleys hold a negotiation with a seat each over A2A, and each deliberates on its own part alone (N1)', async () => {
  const { body } = await request(north.url).post('/v1/negotiations').send(plan()).expect(201);
  const channel = `${north.url}/v1/channels/${(body as { channel_id: string }).channel_id}`;
  await eventually(async () => {
    const { body: view } = await request(channel).get('').expect(200);
    expect(view).toMatchObject({ status: 'closed', outcome: 'success' });
  });
  const events = readableExport((await request(channel).get('/export').expect(200)).text);
  const said = events.flatMap((event) => (event.type === 'FeedbackRecorded' ? [event.data] : []));
  const accepts = {
    feedback_type: 'accept',
    assumed: false,
    reasoning: 'It came to: agreed.',
    call: { provider: 'a2a' },
  };
  expect(said.toSorted((a, b) => a.participant_id.localeCompare(b.participant_id))).toMatchObject([
    { participant_id: 'north', ...accepts },
    { participant_id: 'south', ...accepts },
  ]);
  for (const [parley, delegate, own] of [
    [north, delegates[0]!, 'Lay the stones'],
    [south, delegates[1]!, 'Pay 40,000 a year'],
  ] as const) {
    expect(await talksAt(parley)).toMatchObject([{ status: 'closed' }]);
    expect(delegate.messages.map(({ parts }) => parts[0]!.text)).toEqual([expect.stringContaining(own) as string]);
  }
});

it('a Parley itself in a seat deliberates and answers by no form: the seat is absent by name, and it agrees to nothing', async () => {
  const [first, second] = plan().candidates;
  const candidates = [first!, { ...second!, url: south.url }];
  const { body } = await request(north.url)
    .post('/v1/negotiations')
    .send({ ...plan(), candidates })
    .expect(201);
  const channel = `${north.url}/v1/channels/${(body as { channel_id: string }).channel_id}`;
  await eventually(async () => {
    const { body: view } = await request(channel).get('').expect(200);
    expect(view).toMatchObject({ phase: 'waiting_for_model', waiting_for_model: { code: 'bad_request' } });
  });
  const events = readableExport((await request(channel).get('/export').expect(200)).text);
  expect(events.flatMap((event) => (event.type === 'FeedbackRecorded' ? [event.data.participant_id] : []))).toEqual([
    'north',
  ]);
  expect(events.flatMap((event) => (event.type === 'AgentCardBound' ? [event.data.card.name] : []))).toContain(
    'Parley',
  );
});
