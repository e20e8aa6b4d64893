import { commitmentOf } from '@parley/protocols/vote';
import { modelFromEnvironment } from '@parley/llm';
import {
  BAD_DAYS,
  dataFolder,
  genericAnswerer,
  startLocalServer,
  startSimulatedApi,
  type SimulatedApi,
} from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, OtherAgent, rpc } from './a2a.fixtures.js';
import { Page } from './ag-ui.fixtures.js';
import { earlierAssistant, modernAssistant } from './mcp.fixtures.js';
import { startStandalone, type Standalone } from './start-standalone.js';

const WHY = 'Hal alone knows of the quay';
let api: SimulatedApi;
let parley: Standalone;
let hook: Awaited<ReturnType<typeof startLocalServer>>;
/** What a webhook was told. */
const hooked: string[] = [];

beforeAll(async () => {
  api = await startSimulatedApi(
    genericAnswerer(
      { when: ({ talk }) => talk.includes('Grumpy'), answer: BAD_DAYS.refuses },
      {
        when: ({ schema }) => JSON.stringify(schema).includes('"choices"'),
        answer: () => ({ says: { reason: `${WHY}.`, choices: ['lyon'] }, thinks: `${WHY}?` }),
      },
    ),
  );
  const model = modelFromEnvironment({ ANTHROPIC_API_KEY: 'sk-ant-test-key-4f2a', ANTHROPIC_BASE_URL: api.url });
  const { modelFor, rehearsal, budgetMicroUsd } = model;
  parley = await startStandalone({
    ...{ folder: await dataFolder(), rehearsal, budgetMicroUsd, modelFor, postgresSettings: ['fsync=off'] },
    // Where the webhook is.
    egressHosts: '127.0.0.1',
  });
  hook = await startLocalServer(({ body }, response) => {
    hooked.push(JSON.stringify(body));
    response.end();
  });
  const types = ['channel.closed', 'round.closed', 'turn.waiting', 'vote.opened', 'question.asked'];
  await http()
    .post('/v1/webhooks')
    .send({ url: `${hook.url}/`, types })
    .expect(201);
}, 60_000);

afterAll(async () => {
  await parley.close();
  await hook.close();
  await api.close();
});

const http = () => request(parley.url);
const textOf = async (path: string) => (await http().get(path)).text;
const viewOf = async (id: string) => (await http().get(`/v1/channels/${id}`)).body as Record<string, unknown>;

async function openVote(body: object): Promise<string> {
  const members = [{ name: 'Hal' }, { name: 'Ana', kind: 'person' }, { name: 'Bo', kind: 'person' }];
  const { body: reply } = await http()
    .post('/v1/votes')
    .send({ question: 'Where do we move?', options: ['Lyon', 'Ghent'], members, ...body })
    .expect(201);
  return (reply as { channel_id: string }).channel_id;
}

const casts = (id: string, participant_id: string, choices: string[], reason: string) =>
  http().post(`/v1/channels/${id}/sealed-ballots`).send({ participant_id, choices, reason });

const hasCast = (id: string, ...who: string[]) =>
  eventually(async () =>
    expect((await viewOf(id))['turns']).toEqual(
      expect.arrayContaining(
        who.map((participant_id) => expect.objectContaining({ participant_id, status: 'answered' })),
      ),
    ),
  );

const isOver = (id: string) =>
  eventually(async () => expect(await viewOf(id)).toMatchObject({ status: 'closed' }), { timeout: 20_000 });

/** What a stream has by when it tells of this. */
async function streamedUntil(path: string, type: string): Promise<string> {
  const off = new AbortController();
  const response = await fetch(new URL(path, parley.url), { signal: off.signal });
  let text = '';
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (text.includes(type)) break;
  }
  off.abort();
  return text;
}

it('nobody sees a ballot by any road before all are revealed, and everybody checks them afterwards (N1)', async () => {
  const id = await openVote({});
  await casts(id, 'ana', ['Ghent'], 'Ana alone knows of the river').expect(200);
  await hasCast(id, 'ana', 'hal');
  const at = `/v1/channels/${id}`;
  const roads = [
    ...['', '?at=3', '?at=99', '/timeline', '/state', '/outcome', '/export', '/decision', '/record', '/audit'].map(
      (path) => `${at}${path}`,
    ),
    ...[`/v1/inbox/bo`, `/v1/inbox/ana`, '/v1/channels', `/v1/channels?q=quay`],
  ];
  for (const road of roads)
    expect(await textOf(road), road).not.toMatch(/knows of the|"choices":\["(?:Lyon|Ghent)"\]/u);
  for (const one of api.requests) expect(one.talk).not.toContain('knows of the river');
  const streamed = await streamedUntil(`${at}/events`, 'BallotSealed');
  expect(streamed).not.toMatch(/knows of the/u);
  const fork = await http().post(`${at}/forks`).send({ at: 1, reason: 'to look' });
  expect(fork.body).toMatchObject({ code: 'invalid-request', errors: [{ pointer: '/at' }] });
  await casts(id, 'bo', ['Lyon'], 'Near my mother.').expect(200);
  await isOver(id);
  const { body: outcome } = await http().get(`${at}/outcome`);
  expect(outcome).toMatchObject({
    ...{ status: 'completed', reason: 'decided', absent: [] },
    result: {
      winners: ['Lyon'],
      tally: [
        { option: 'Lyon', count: 2 },
        { option: 'Ghent', count: 1 },
      ],
    },
    minority: [{ participant_id: 'ana', position: 'Ghent', argument: 'Ana alone knows of the river' }],
  });
  const { commitments, revealed } = (await viewOf(id)) as never as {
    commitments: { participant_id: string; commitment: string }[];
    revealed: { ballots: Parameters<typeof commitmentOf>[1][] };
  };
  expect(revealed.ballots).toHaveLength(3);
  for (const ballot of revealed.ballots)
    expect(commitments).toContainEqual({ participant_id: ballot.participant_id, commitment: commitmentOf(id, ballot) });
  expect(await textOf(`${at}/export`)).toContain(WHY);
  expect((await http().get(`${at}/audit`)).body).toMatchObject({ unrecorded: 0 });
});

it('an export before the reveal verifies, and an audit counts what it may not see', async () => {
  const id = await openVote({
    members: [
      { name: 'Ana', kind: 'person' },
      { name: 'Bo', kind: 'person' },
    ],
  });
  await casts(id, 'ana', ['Ghent'], 'The river').expect(200);
  const { body } = await http().get(`/v1/channels/${id}/audit`);
  expect(body).toMatchObject({ unrecorded: 1 });
  expect(body).not.toHaveProperty('divergence');
});

it('whoever does not vote in time is absent, a model that refuses too, and consent is of those who gave it', async () => {
  const members = [
    { name: 'Ana', kind: 'person' },
    { name: 'Bo', kind: 'person' },
    { name: 'Cy', kind: 'person' },
    { name: 'Grumpy' },
  ];
  const config = { rule: 'consent', quorum: 1, turn_timeout_ms: 1_500 };
  const id = await openVote({ question: 'We move to Lyon.', options: [], members, config });
  await casts(id, 'ana', ['consent'], '').expect(200);
  await isOver(id);
  const { body: outcome } = await http().get(`/v1/channels/${id}/outcome`);
  expect(outcome).toMatchObject({
    ...{ status: 'completed', absent: ['bo', 'cy', 'grumpy'] },
    result: { outcome: 'decided', tally: [{ option: 'consent', count: 1 }] },
  });
});

it('a ballot is refused by its field, and one that was cast stays', async () => {
  const id = await openVote({});
  await casts(id, 'ana', ['Rome'], '').expect(400, /\/choices\/0/u);
  await casts(id, 'ana', ['Ghent'], '').expect(200);
  await casts(id, 'ana', ['Lyon'], '').expect(409, /already-answered/u);
});

const PEOPLE = ['Ana', 'Bo'].map((name) => ({ name, kind: 'person' }));

it('no assistant, agent of others or webhook is told of a ballot before the reveal, and a text of theirs is one', async () => {
  const id = await openVote({});
  const { call: ask, read, close } = await earlierAssistant(parley.url);
  const question = 'turn-1-1-ana';
  const asked = await ask('wait', { channel: id });
  const shown = { question, text: 'Where do we move?', choices: ['Lyon', 'Ghent'] };
  expect(asked.data['waiting_for']).toContainEqual(expect.objectContaining(shown));
  const unread = await ask('answer', { channel: id, question, answer: 'Rome, I think' });
  expect(unread.isError).toBe(true);
  await ask('answer', { channel: id, question, answer: 'ghent: Ana alone knows of the river' });
  await hasCast(id, 'ana', 'hal');
  const page = new Page(`${parley.url}/v1/ag-ui`, id, '');
  await page.run();
  const told = [
    ...[await ask('wait', { channel: id }), await ask('get_outcome', { channel: id }), await ask('list')],
    ...[await read(`parley://channels/${id}`), page.events, page.agent.state, page.texts],
    ...[(await rpc(parley.url, call('GetTask', { id, historyLength: 50 }))).body, hooked],
  ];
  for (const one of told) expect(JSON.stringify(one)).not.toMatch(/knows of the/u);
  const other = await OtherAgent.of(parley.url);
  await other.send('1', { taskId: id, contextId: id });
  await isOver(id);
  const { body: outcome } = await http().get(`/v1/channels/${id}/outcome`);
  expect(outcome).toMatchObject({
    result: { winners: ['Lyon'], absent: [] },
    minority: [{ participant_id: 'ana', argument: 'Ana alone knows of the river' }],
  });
  expect(await textOf(`/v1/channels/${id}/timeline`)).not.toContain('InterventionRecorded');
  await close();
  await eventually(() => expect(hooked.join('\n')).toContain(id));
});

it('what is typed on a page while a ballot waits is that ballot or asked back, and never said to all', async () => {
  const id = await openVote({ members: [PEOPLE[0]] });
  const page = () => new Page(`${parley.url}/v1/ag-ui`, id, '');
  await expect(page().says('I would rather have Lyon').run()).rejects.toThrow();
  await page().says('2').run();
  await isOver(id);
  const { body: outcome } = await http().get(`/v1/channels/${id}/outcome`);
  expect(outcome).toMatchObject({ result: { winners: ['Ghent'] } });
  expect(await textOf(`/v1/channels/${id}/timeline`)).not.toContain('rather');
});

it('a form that has no lists asks for the choice, so that nobody abstains by filling it in', async () => {
  const id = await openVote({ members: [PEOPLE[0]] });
  const forms: object[] = [];
  const assistant = await modernAssistant(parley.url, {
    person: ({ requestedSchema: { properties } }) => {
      forms.push(properties);
      return { action: 'accept', content: { choices: 'Ghent', reason: 'The trains' } };
    },
  });
  await assistant.call('wait', { channel: id });
  await isOver(id);
  expect(forms).toMatchObject([{ choices: { type: 'string', description: 'Lyon | Ghent | abstain' } }]);
  const { body: outcome } = await http().get(`/v1/channels/${id}/outcome`);
  expect(outcome).toMatchObject({ result: { winners: ['Ghent'] }, ballots: [{ reason: 'The trains' }] });
  await assistant.close();
});

it('a ballot that is sent again with its Idempotency-Key is the same one, though its nonce was made up', async () => {
  const id = await openVote({ members: PEOPLE });
  const sent = (choice: string) => casts(id, 'ana', [choice], '').set('idempotency-key', 'ballot-of-ana');
  expect((await sent('Lyon').expect(200)).body).toMatchObject({ duplicate: false });
  expect((await sent('Lyon').expect(200)).body).toMatchObject({ duplicate: true });
  expect((await sent('Ghent')).body).toMatchObject({ code: 'idempotency-key-reused' });
});
