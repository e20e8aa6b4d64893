import { callOf, readableExport, firstBrokenLink, type RecordedEvent } from '@parley/contracts';
import {
  a2aAnswer,
  a2aTask,
  dataFolder,
  fitting,
  startA2aAgent,
  type A2aAgent,
  type A2aMessage,
} from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { KEYS, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

const TOKEN = 'token-of-the-agent';

let agent: A2aAgent;
let parley: Standalone;
beforeAll(async () => {
  agent = await startA2aAgent(answers());
  parley = await startStack({ keys: true, peerTokens: { [agent.url]: TOKEN } });
});
afterAll(async () => {
  await parley.close();
  await agent.close();
});
afterEach(() =>
  Object.assign(agent, { messages: [], authorizations: [], card: {}, serve: undefined, respond: answers() }),
);

/** Answers whatever it is asked by the form that comes with it; some fields as the test says. */
function answers(said: Record<string, unknown> = {}) {
  return ({ parts }: A2aMessage) => {
    const schema = parts[1]!.data as { properties: object };
    const known = Object.fromEntries(
      Object.entries({ ...USUAL, ...said }).filter(([field]) => field in schema.properties),
    );
    return a2aAnswer({ ...(fitting(schema as never, 'en') as object), ...known });
  };
}

/** What no schema says of an answer. */
const USUAL = {
  ...{ feedback_type: 'accept', proposed_changes: [], entries: [], sources: [] },
  stance: { claim: 'At home', accepts: [], rejects: [], verdict: 'agree' },
};

const post = (path: string, body: object = {}, key = KEYS.acme) =>
  request(parley.url).post(path).set('authorization', `Bearer ${key}`).send(body);
const get = (path: string) => request(parley.url).get(path).set('authorization', `Bearer ${KEYS.acme}`);

async function open(path: string, body: object): Promise<string> {
  const { body: opened } = await post(path, body).expect(201);
  return `/v1/channels/${(opened as { channel_id: string }).channel_id}`;
}

const reaches = (channel: string, view: object) =>
  eventually(async () => expect((await get(channel).expect(200)).body).toMatchObject(view));

async function eventsOf(channel: string): Promise<RecordedEvent[]> {
  return readableExport((await get(`${channel}/export`).expect(200)).text);
}

const of = <T extends RecordedEvent['type']>(events: readonly RecordedEvent[], type: T) =>
  events.filter((event) => event.type === type) as Extract<RecordedEvent, { type: T }>[];

/** Whoever sits elsewhere. */
const remote = () => ({ name: 'Ana', kind: 'a2a', url: agent.url, persona: 'A host.' });
const SECRET = 'Has only forty euros, and tells nobody.';

const meetup = (more: object = {}) => ({
  demand: { text: 'A meetup' },
  candidates: [remote(), { name: 'Bo', persona: SECRET, script: [{ round: 1, feedback: 'accept' }] }, { name: 'Dee' }],
  facilitator_script: {
    selected: ['ana', 'bo'],
    possibly_related: [],
    draft: {
      title: 'Meetup',
      terms: [{ field: 'talk_length', value: '30', unit: 'minutes' }],
      assignments: [
        { participant_id: 'ana', role: 'Host', task: 'Host it', core: true },
        { participant_id: 'bo', role: 'Speaker', task: 'Speak', notes: 'Bring the slides' },
      ],
    },
    gaps: [],
  },
  ...more,
});

it('holds a negotiation with an agent elsewhere: told its own part, heard by its answer, taken by its card (N1, N2)', async () => {
  const channel = await open('/v1/negotiations', meetup());
  await reaches(channel, { status: 'closed', outcome: 'success' });
  const id = channel.split('/').at(-1)!;
  const events = await eventsOf(channel);
  expect(firstBrokenLink(events)).toBeUndefined();
  const [feedback] = of(events, 'FeedbackRecorded').filter(({ data }) => data.participant_id === 'ana');
  expect(feedback).toMatchObject({
    data: { feedback_type: 'accept', assumed: false, call: { provider: 'a2a', cost_micro_usd: 0 } },
    metadata: { actor: { kind: 'participant', id: 'ana' } },
  });
  const [bound] = of(events, 'AgentCardBound');
  expect(bound!.data).toMatchObject({
    participant_id: 'ana',
    card: { name: 'Planner', interface_url: `${agent.url}/rpc` },
  });

  const [message, ...others] = agent.messages;
  expect(others).toEqual([]);
  expect(message).toMatchObject({ messageId: `${id}.turn-1-1-ana`, contextId: `${id}.ana` });
  const [{ text }] = message!.parts as [{ text: string }];
  expect(text).toContain('Host it');
  const { body: asked } = await get(`${channel}/prompts/${feedback!.position}`).expect(200);
  expect(asked).toMatchObject({ provider: 'a2a', matches: true });
  const { system, shared, user } = asked as { system: string; shared: string[]; user: string };
  expect(text).toBe([system, ...shared, user].join('\n\n'));
  expect(text).not.toContain(SECRET);

  expect(new Set(agent.authorizations)).toEqual(new Set([`Bearer ${TOKEN}`]));
  expect(JSON.stringify(events)).not.toContain(TOKEN);
});

it('holds a round table with one: it speaks, hears what was said, and votes (R1, T1)', async () => {
  agent.respond = answers({ text: 'At home, on Friday.', choice: 'end' });
  const channel = await open('/v1/round-tables', {
    question: 'Where do we meet?',
    members: [remote(), { name: 'Pia', kind: 'person' }],
    config: { rounds: 3, turn_timeout_ms: 600_000 },
  });
  const speaks = (text: string, round: number) =>
    eventually(async () => {
      await reaches(channel, { round });
      await post(`${channel}/contributions`, { participant_id: 'pia', text }, KEYS.operator).expect(200);
    });
  await speaks('In the park.', 1);
  await speaks('Why not outside?', 2);
  await eventually(() =>
    expect(agent.messages.filter(({ messageId }) => messageId.includes('turn-')).length).toBeGreaterThan(1),
  );
  expect(agent.messages.map(({ contextId }) => contextId)).toEqual(
    agent.messages.map(() => expect.stringContaining('.ana') as string),
  );
  expect(agent.messages.at(-1)!.parts[0]!.text).toContain('In the park.');
  await post(`${channel}/votes`, { question: 'Enough?' }).expect(200);
  await eventually(async () => {
    const cast = of(await eventsOf(channel), 'BallotCast');
    expect(cast).toMatchObject([{ data: { voter: 'ana', choice: 'end', call: { provider: 'a2a' } } }]);
  });
  const said = of(await eventsOf(channel), 'ContributionMade').filter(({ data }) => data.participant_id === 'ana');
  expect(said[0]!.data.text).toBe('At home, on Friday.');
});

const seated = { name: 'Ana', kind: 'a2a' };
const requirement = 'The app works offline.';

it.each<[string, string, (url: string) => object, RecordedEvent['type']]>([
  [
    'workshop',
    '/v1/workshops',
    (url) => ({ requirement, roles: [{ ...seated, url, system_prompt: 'You plan.' }], config: { max_rounds: 1 } }),
    'SpeechGiven',
  ],
  [
    'team',
    '/v1/teams',
    (url) => ({ task: 'Choose a shed.', lead: 'lea', experts: [{ name: 'Lea' }, { ...seated, url }] }),
    'PhaseCompleted',
  ],
  ['interview', '/v1/interviews', (url) => ({ topic: 'A shop', interviewer: { ...seated, url } }), 'AnswerGiven'],
])('is heard in a %s', async (_, path, body, type) => {
  const channel = await open(path, body(agent.url));
  await eventually(async () => {
    const heard = (await eventsOf(channel)).find((event) => event.type === type && callOf(event)?.provider === 'a2a');
    expect(heard).toBeDefined();
  });
});

describe('an agent elsewhere that gives no answer is absent by its name, and consents to nothing (N6)', () => {
  it.each([
    [
      'asks for more',
      'input_required',
      () => void (agent.respond = () => a2aTask('INPUT_REQUIRED', { text: 'Which day?' })),
    ],
    ['is not there', 'unavailable', () => void (agent.serve = (_, response) => void response.destroy())],
    ['answers nothing that can be used', 'invalid_output', () => void (agent.respond = () => a2aAnswer({ yes: true }))],
  ])('where it %s (%s)', async (_, code, goesWrong) => {
    goesWrong();
    const channel = await open('/v1/negotiations', meetup());
    await reaches(channel, { phase: 'waiting_for_model' });
    const events = await eventsOf(channel);
    expect(of(events, 'TurnFailed')).toMatchObject([{ data: { participant_id: 'ana', code } }]);
    expect(of(events, 'FeedbackRecorded').map(({ data }) => data.participant_id)).toEqual(['bo']);
    expect(of(events, 'ChannelPaused')).toMatchObject([{ data: { code } }]);
  });

  it('where it is too slow: the turn’s deadline settles it', async () => {
    agent.respond = () => undefined;
    const channel = await open(
      '/v1/negotiations',
      meetup({ config: { facilitation_timeout_ms: 700, model_wait_limit_ms: 0 } }),
    );
    await reaches(channel, { status: 'closed', outcome: 'failed' });
    expect(of(await eventsOf(channel), 'TurnFailed')).toMatchObject([
      { data: { participant_id: 'ana', code: 'timeout' } },
    ]);
  });

  it('where it shows another card: until an operator agrees to exactly that one, and then it is asked again', async () => {
    // The same seat is asked twice where its first answer cannot be had.
    agent.respond = () => a2aTask('INPUT_REQUIRED', { text: 'Who are you?' });
    const channel = await open('/v1/negotiations', meetup());
    await reaches(channel, { phase: 'waiting_for_model' });
    agent.respond = answers();
    agent.card = { description: 'Somebody else.' };
    await post(`${channel}/continue`).expect(200);
    await eventually(async () => expect(of(await eventsOf(channel), 'AgentCardChanged')).toHaveLength(1));
    await eventually(async () =>
      expect(of(await eventsOf(channel), 'ChannelPaused').at(-1)).toMatchObject({
        data: { code: 'card_changed', permanent: true },
      }),
    );
    const before = agent.messages.length;
    const { card_hash } = of(await eventsOf(channel), 'AgentCardChanged')[0]!.data.card;
    await post(`${channel}/seats/ana/card`, { card_hash }).expect(403);
    const { body: wrong } = await post(
      `${channel}/seats/ana/card`,
      { card_hash: 'a'.repeat(64) },
      KEYS.operator,
    ).expect(400);
    expect(wrong).toMatchObject({
      errors: [{ pointer: '/card_hash', reason: expect.stringContaining(card_hash) as string }],
    });
    await post(`${channel}/seats/ana/card`, { card_hash: 'new' }, KEYS.operator).expect(400);
    expect(agent.messages.length).toBe(before);
    await post(`${channel}/seats/ana/card`, { card_hash }, KEYS.operator).expect(200);
    await reaches(channel, { status: 'closed', outcome: 'success' });
    const events = await eventsOf(channel);
    expect(of(events, 'AgentCardAgreed')).toMatchObject([
      { data: { actor: { kind: 'operator', id: 'acme-operator' } } },
    ]);
    expect(firstBrokenLink(events)).toBeUndefined();
  });
});

it('after a restart the agent is sent what it was sent, under the same id; and with another card it is not asked', async () => {
  agent.respond = () => undefined;
  const folder = await dataFolder();
  let other = await startStack({ folder, stopWaitMs: 50 });
  const { body } = await request(other.url).post('/v1/negotiations').send(meetup()).expect(201);
  const { channel_id: id } = body as { channel_id: string };
  const ids = () => agent.messages.map(({ messageId }) => messageId).filter((one) => one.startsWith(id));
  const asked = `${id}.turn-1-1-ana`;
  await eventually(() => expect(ids()).toEqual([asked]));
  await other.close();
  other = await startStack({ folder, stopWaitMs: 50 });
  await eventually(() => expect(ids()).toEqual([asked, asked]));
  await other.close();
  agent.card = { version: '2.0.0' };
  other = await startStack({ folder, stopWaitMs: 50 });
  await eventually(async () => {
    const { body: view } = await request(other.url).get(`/v1/channels/${id}`).expect(200);
    expect(view).toMatchObject({ phase: 'waiting_for_model', waiting_for_model: { code: 'card_changed' } });
  });
  expect(ids()).toEqual([asked, asked]);
  await other.close();
});

it('is refused at the opening where nobody may go, with the field', async () => {
  for (const [url, why] of [
    ['http://10.0.0.1/', 'not https'],
    ['https://169.254.169.254/', 'no address of the internet'],
    ['https://ana:secret@agents.example', 'without a name or password'],
    ['agents.example', 'must be an address'],
  ]) {
    const { body } = await post('/v1/round-tables', { question: 'Where?', members: [{ ...remote(), url }] }).expect(
      400,
    );
    const [error] = (body as { errors: { pointer: string; reason: string }[] }).errors;
    expect(error).toMatchObject({ pointer: '/members/0/url', reason: expect.stringContaining(why!) as string });
  }
});
