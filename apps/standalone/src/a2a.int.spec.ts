import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { AgentCard, StreamResponse, TaskState, verifyAgentCardSignature, type Task } from '@a2a-js/sdk';
import { newId } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedIn, call, DATA_OF, isAsked, OtherAgent, readAll, rpc, TEXT_OF } from './a2a.fixtures.js';
import { KEYS, meetup, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';
import { offlineMode } from './workshop.fixtures.js';

let parley: Standalone;
let agent: OtherAgent;
const of = (key: string) => OtherAgent.of(parley.url, key);
beforeAll(async () => {
  parley = await startStack({ keys: true });
  agent = await of(KEYS.operator);
});
afterAll(() => parley.close());

const { requirement, ...more } = offlineMode;
const workshop = { metadata: { parley: { skill: 'workshop', more } } };
const { demand, ...rest } = meetup;
const negotiation = { metadata: { parley: { skill: 'negotiation', more: rest } } };
const { TASK_STATE_CANCELED, TASK_STATE_COMPLETED, TASK_STATE_INPUT_REQUIRED, TASK_STATE_WORKING } = TaskState;
const inTask = ({ id }: Pick<Task, 'id'>) => ({ taskId: id });
const AGREES = { reasoning: 'It suits me.', feedback_type: 'accept' };

interface Refusal {
  error: { code: number; message: string };
}

describe('an agent of others', () => {
  it('holds a workshop: is asked in between, answers with a text, and has the outcome with who does not share it', async () => {
    const asked = await agent.send(requirement, workshop);
    expect(asked.status?.state).toBe(TASK_STATE_INPUT_REQUIRED);
    expect(asked.contextId).toBe(asked.id);
    expect(TEXT_OF(asked.status!.message!.parts[0]!)).toBe(
      'ProductPlanner would like to know: Which data must be there offline? (`question-1`)\n- Without an answer: The last week.',
    );
    expect(askedIn(asked)).toMatchObject([
      { question: 'question-1', kind: 'clarification', schema: { required: ['answer'] } },
    ]);
    const over = await agent.send('Everything of the last week', inTask(asked));
    expect([over.id, over.status?.state]).toEqual([asked.id, TASK_STATE_COMPLETED]);
    const [outcome] = over.artifacts;
    expect(outcome).toMatchObject({ name: 'outcome' });
    expect(TEXT_OF(outcome!.parts[0]!)).toMatch(/\*\*Agreed\*\* · 3 of 3 agree[^]+Articles can be read offline\./u);
    expect(DATA_OF(outcome!.parts[1]!)).toMatchObject({ verdict: 'agreed', dissent: [], rehearsal: true });
    expect(over.metadata).toMatchObject({ parley: { skill: 'workshop', topic: requirement, rehearsal: true } });
    const { history } = await agent.task(over.id, 100);
    expect(TEXT_OF(history[0]!.parts[0]!)).toBe(requirement);
    const said = history.map(({ parts, role, metadata }) => [
      role,
      (metadata?.['parley'] as { seat?: string } | undefined)?.seat,
      TEXT_OF(parts[0]!),
    ]);
    expect(said).toContainEqual([2, 'ProductPlanner', 'People read on the train.']);
    expect(said).toContainEqual([1, undefined, 'Everything of the last week']);
    expect((await agent.task(over.id, 2)).history).toEqual(history.slice(-2));
    expect((await agent.task(over.id)).history).toEqual([]);
  });

  it('hears a negotiation as it goes on, and answers the turns of people with data', async () => {
    let updates = await readAll(agent.stream(demand.text, negotiation));
    expect(updates[0]).toMatchObject({ $case: 'task' });
    const { id } = updates[0]!.value as Task;
    for (let task = await agent.task(id); isAsked(task); task = await agent.task(id)) {
      const [turn] = askedIn(task);
      expect(turn).toMatchObject({
        kind: 'turn',
        schema: { required: expect.arrayContaining(['feedback_type']) as string[] },
      });
      // Whoever is to say yes or no sees to what.
      expect(TEXT_OF(task.status!.message!.parts[0]!)).toMatch(/turn to answer[^]+What stands so far[^]+Talk length/u);
      updates = await readAll(agent.stream({ question: turn!['question'], answer: AGREES }, inTask(task)));
    }
    expect(updates.at(-1)!.value).toMatchObject({ status: { state: TASK_STATE_COMPLETED } });
    const { artifacts } = await agent.task(id);
    expect(DATA_OF(artifacts[0]!.parts[1]!)).toMatchObject({ verdict: 'agreed', positions: [{ name: 'Ana' }, {}, {}] });
    const { history } = await agent.task(id, 100);
    expect(history.map(({ parts }) => TEXT_OF(parts[0]!))).toContain('It suits me.');
  });

  it('asks again and again where it cannot wait, and is given a task at once', async () => {
    const begun = await agent.send(requirement, workshop, { returnImmediately: true });
    const asked = await agent.polled(begun.id, isAsked);
    await agent.send({ answer: 'Nothing.' }, inTask(asked), { returnImmediately: true });
    const over = await agent.polled(begun.id, ({ status }) => status!.state === TASK_STATE_COMPLETED);
    expect(over.artifacts).toHaveLength(1);
  });

  it('comes back after a cut, before and after the task is asked something, and the cut ends nothing', async () => {
    const first = agent.stream(requirement, workshop);
    const { value } = (await first.next()) as { value: { payload: { value: Task } } };
    const { id } = value.payload.value;
    await first.return(undefined);
    await agent.polled(id, isAsked);
    const again = agent.client.resubscribeTask({ tenant: '', id });
    const now = (await again.next()).value as { payload: { value: Task } };
    expect(askedIn(now.payload.value)).toHaveLength(1);
    // What somebody else answers, whoever listens hears.
    const other = await of(KEYS.acme);
    await other.send('Everything', { taskId: id }, { returnImmediately: true });
    const heard = await readAll(again);
    expect(
      heard.flatMap(({ $case, value: update }) => ($case === 'statusUpdate' ? [update.status!.state] : [])),
    ).toEqual(expect.arrayContaining([TASK_STATE_WORKING, TASK_STATE_COMPLETED]) as TaskState[]);
    expect(heard.map(({ $case }) => $case).slice(-2)).toEqual(['artifactUpdate', 'statusUpdate']);
    expect(heard.at(-1)).toMatchObject({ value: { status: { state: TASK_STATE_COMPLETED } } });
    await expect(readAll(agent.client.resubscribeTask({ tenant: '', id }))).rejects.toThrow('the task is over');
  });

  it('is one command where a message is sent again: one task, and one answer', async () => {
    const opening = { ...workshop, messageId: 'mine-1' };
    const [one, same] = [await agent.send(requirement, opening), await agent.send(requirement, opening)];
    expect(same.id).toBe(one.id);
    const answer = { ...inTask(one), messageId: 'mine-2' };
    for (const over of [await agent.send('Everything', answer), await agent.send('Everything', answer)])
      expect(over.status?.state).toBe(TASK_STATE_COMPLETED);
    const { history } = await agent.task(one.id, 100);
    expect(history.filter(({ parts }) => TEXT_OF(parts[0]!) === 'Everything')).toHaveLength(1);
  });

  it('says something to it, leaves a question to what is assumed, and ends it', async () => {
    const zh = await agent.send('应用需要离线可用。', workshop);
    expect(TEXT_OF(zh.status!.message!.parts[0]!)).toContain('若不回答');
    await agent.send({ question: 'say', answer: '请考虑旧手机' }, inTask(zh), { returnImmediately: true });
    const left = await agent.send({ question: 'question-1', skip: true }, inTask(zh));
    expect(left.status?.state).toBe(TASK_STATE_COMPLETED);
    const { history } = await agent.task(zh.id, 100);
    expect(history.map(({ parts }) => TEXT_OF(parts[0]!))).toContain('请考虑旧手机');
    const asked = await agent.send(requirement, workshop);
    const cancel = (parley: object) =>
      agent.client.cancelTask({ tenant: '', id: asked.id, metadata: { parley: parley as never } });
    await expect(cancel({ because: 'No time left.' })).rejects.toThrow('because');
    const ended = await cancel({ reason: 'No time left.' });
    expect(ended.status?.state).toBe(TASK_STATE_CANCELED);
    expect(JSON.stringify(ended.artifacts)).toContain('No time left.');
    const again = agent.client.cancelTask({ tenant: '', id: asked.id, metadata: undefined });
    await expect(again).rejects.toMatchObject({ name: 'TaskNotCancelableError' });
    const typed = await agent.send(requirement, workshop);
    expect((await agent.send('/stop', inTask(typed))).status?.state).toBe(TASK_STATE_CANCELED);
  });

  it('talks with an interviewer: whoever has the floor is asked, and what is said is heard once', async () => {
    const person = await of(KEYS.acme);
    const opening = { metadata: { parley: { skill: 'interview' } } };
    const greeted = await person.send('How our club plans its evenings', opening);
    expect(askedIn(greeted)).toMatchObject([{ question: 'say', kind: 'message' }]);
    const said = await person.send('We meet on Mondays.', inTask(greeted));
    expect(askedIn(said)).toMatchObject([{ question: 'say', kind: 'message' }]);
    const { history } = await person.task(said.id, 100);
    expect(history.filter(({ parts }) => TEXT_OF(parts[0]!) === 'We meet on Mondays.')).toHaveLength(1);
    expect((await person.send('/stop', inTask(said))).status?.state).toBe(TASK_STATE_CANCELED);
  });

  it('lists its tasks, a page after the other, those of a state too', async () => {
    const own = await of(KEYS.otherOperator);
    const ids: string[] = [];
    for (const topic of ['One', 'Two', 'Three']) ids.unshift((await own.send(topic, workshop)).id);
    await own.client.cancelTask({ tenant: '', id: ids[2]!, metadata: undefined });
    const list = (more: object) =>
      own.client.listTasks({
        ...{ tenant: '', contextId: '', status: TaskState.TASK_STATE_UNSPECIFIED, pageToken: '' },
        ...{ statusTimestampAfter: undefined, ...more },
      });
    const first = await list({ pageSize: 2 });
    expect(first).toMatchObject({ tasks: [{ id: ids[2] }, { id: ids[0] }], pageSize: 2, totalSize: 3 });
    const rest = await list({ pageSize: 2, pageToken: first.nextPageToken });
    expect(rest).toMatchObject({ tasks: [{ id: ids[1] }], nextPageToken: '' });
    const ended = await list({ status: TASK_STATE_CANCELED, includeArtifacts: true });
    expect(ended.tasks).toMatchObject([{ id: ids[2], artifacts: [{ name: 'outcome' }] }]);
    expect((await list({ status: TASK_STATE_INPUT_REQUIRED })).tasks.map(({ id }) => id)).toEqual([ids[0], ids[1]]);
    expect((await list({ contextId: ids[1] })).tasks).toMatchObject([{ id: ids[1] }]);
    expect((await list({ contextId: 'none' })).tasks).toEqual([]);
    expect((await list({ statusTimestampAfter: '2090-01-01T00:00:00.000Z' })).tasks).toEqual([]);
    await expect(list({ pageSize: 101 })).rejects.toThrow('pageSize has to be a whole number from 1 to 100');
  });
});

describe('the card', () => {
  it('says what Parley can do and no more, and is signed by a key that is beside it', async () => {
    const { body, headers } = await request(parley.url).get('/.well-known/agent-card.json').expect(200);
    const card = AgentCard.fromJSON(body);
    expect(card).toMatchObject({
      supportedInterfaces: [{ url: `${parley.url}/a2a`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
      capabilities: { streaming: true, pushNotifications: true, extendedAgentCard: false },
      securityRequirements: [{ schemes: { bearer: {} } }],
    });
    expect(card.skills.map(({ id }) => id).toSorted()).toEqual([
      ...['guest-turn', 'interview', 'negotiation', 'round-table', 'team', 'workshop'],
    ]);
    for (const { examples } of card.skills)
      expect(examples).toEqual([expect.any(String), expect.stringMatching(/\p{Script=Han}/u)]);
    const { body: jwks } = await request(parley.url).get('/.well-known/jwks.json').expect(200);
    const [key] = (jwks as { keys: { kid: string; kty: string }[] }).keys;
    const verify = verifyAgentCardSignature((kid, jku) => {
      expect([kid, jku]).toEqual([key!.kid, `${parley.url}/.well-known/jwks.json`]);
      return Promise.resolve(createPublicKey({ key: key!, format: 'jwk' }));
    });
    await verify(card);
    // The SDK says so besides.
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    await expect(verify({ ...card, name: 'Another' })).rejects.toThrow();
    debug.mockRestore();
    const { etag } = headers as Record<string, string>;
    await request(parley.url).get('/.well-known/agent-card.json').set('if-none-match', etag!).expect(304);
  });

  it('is not signed for an address that somebody asks by: nobody is sent there in Parley’s name', async () => {
    const { body } = await request(parley.url)
      .get('/.well-known/agent-card.json')
      .set('host', 'evil.example')
      .expect(200);
    expect(AgentCard.fromJSON(body).signatures).toEqual([]);
  });

  it('has what it says: there is no other card', async () => {
    const { body } = await rpc(parley.url, call('GetExtendedAgentCard', {}), KEYS.reader);
    expect(body).toMatchObject({ error: { code: -32004 } });
  });
});

describe('push', () => {
  interface Pushed {
    headers: IncomingHttpHeaders;
    body: string;
  }
  let receiver: Server;
  let pushed: Pushed[] = [];
  const url = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  beforeAll(async () => {
    receiver = createServer((incoming, response) => {
      void text(incoming).then((body) => {
        pushed.push({ headers: incoming.headers, body });
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => void (pushed = []));
  afterAll(() => void receiver.close());

  const wanted = (more: object = {}) => ({ url: url(), id: 'mine', token: 'of-the-task', ...more });
  const configured = (more: object = {}) => ({ taskPushNotificationConfig: wanted(more), returnImmediately: true });
  const statesIn = () =>
    pushed.map(({ body }) => {
      const { payload } = StreamResponse.fromJSON(JSON.parse(body));
      return payload?.$case === 'statusUpdate' ? payload.value.status?.state : payload?.$case;
    });
  const configOf = (taskId: string, id = 'mine') => ({ tenant: '', taskId, id });
  const listed = async (taskId: string, by = agent) =>
    (await by.client.listTaskPushNotificationConfig({ tenant: '', taskId, pageSize: 0, pageToken: '' })).configs;
  const table = { metadata: { parley: { seats: [{ name: 'Ula', kind: 'person' }, { name: 'Bo' }], rounds: 1 } } };

  it('tells an address what waits for the caller and the end, signed and with what it asked for, and ends with its task', async () => {
    const authentication = { scheme: 'Bearer', credentials: 'known-to-both' };
    const { id } = await agent.send('Tea or coffee?', table, configured({ authentication }));
    await eventually(() => expect(statesIn()).toEqual([TASK_STATE_INPUT_REQUIRED]));
    const [{ headers, body }] = pushed as [Pushed];
    expect(headers).toMatchObject({
      'content-type': 'application/a2a+json',
      'x-a2a-notification-token': 'of-the-task',
      authorization: 'Bearer known-to-both',
    });
    expect(JSON.parse(body)).toMatchObject({
      statusUpdate: { taskId: id, metadata: { parley: { type: 'turn.waiting' } } },
    });
    const at = `/v1/channels/${id}/push-configs/mine`;
    const { body: known } = await request(parley.url).get(at).auth(KEYS.operator, { type: 'bearer' }).expect(200);
    const { public_key } = known as { public_key: string };
    const x = Buffer.from(public_key.replace('whpk_', ''), 'base64').toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    const signature = /v1a,(\S+)/u.exec(String(headers['webhook-signature']))![1]!;
    const signed = Buffer.from(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`);
    expect(verify(null, signed, key, Buffer.from(signature, 'base64'))).toBe(true);

    const shown = {
      id: 'mine',
      taskId: id,
      token: 'of-the-task',
      authentication: { scheme: 'Bearer', credentials: '' },
    };
    expect(await listed(id)).toMatchObject([shown]);
    expect(await agent.client.getTaskPushNotificationConfig(configOf(id))).toMatchObject(shown);
    await agent.client.cancelTask({ tenant: '', id, metadata: undefined });
    await eventually(() => expect(statesIn()).toEqual([TASK_STATE_INPUT_REQUIRED, TASK_STATE_CANCELED]));
    await eventually(async () => expect(await listed(id)).toEqual([]));
    expect((await request(parley.url).get('/v1/webhooks').auth(KEYS.operator, { type: 'bearer' })).body).toEqual({
      items: [],
    });
  });

  it('is the caller’s own: nobody else sees it or takes it away, and one that answers for no people is told no turn of theirs', async () => {
    const { id } = await agent.send('Tea or coffee?', table, { returnImmediately: true });
    const made = await agent.client.createTaskPushNotificationConfig({
      ...configOf(id, ''),
      url: url(),
      token: '',
      authentication: undefined,
    });
    expect(made.id).toMatch(/^[\da-f-]{36}$/u);
    const reader = await of(KEYS.acme);
    const created = { ...configOf(id), url: `${url()}?reader`, token: '', authentication: undefined };
    await reader.client.createTaskPushNotificationConfig(created);
    expect(await listed(id, reader)).toMatchObject([{ id: 'mine' }]);
    await expect(reader.client.getTaskPushNotificationConfig(configOf(id, made.id))).rejects.toThrow(
      'no such push config',
    );
    await expect(listed(id, await of(KEYS.other))).rejects.toThrow('no such task');
    // Once more, it is as good as the first time, and another one under its id takes its place.
    for (let time = 1; time <= 2; time++) await agent.client.deleteTaskPushNotificationConfig(configOf(id, made.id));
    for (let time = 1; time <= 2; time++) await reader.client.createTaskPushNotificationConfig(created);
    expect(await listed(id)).toEqual([]);
    expect(await listed(id, reader)).toHaveLength(1);
    await agent.client.cancelTask({ tenant: '', id, metadata: undefined });
    await eventually(() => expect(statesIn()).toEqual([TASK_STATE_CANCELED]));
    await expect(reader.client.createTaskPushNotificationConfig(created)).rejects.toThrow('closed');
  });

  it.each([
    [{ url: 'https://10.0.0.1/' }, 'no address of the internet'],
    [{ url: 'http://hooks.example/' }, 'not https'],
    [{ token: 'two words' }, 'token'],
    [{ authentication: { scheme: 'Bearer', credentials: 'x\r\nhost: evil' } }, 'authorization'],
  ])('that cannot be sent begins no task: %j', async (wrong, why) => {
    const before = await agent.client.listTasks(TASKS);
    await expect(agent.send('Tea or coffee?', table, configured(wrong))).rejects.toThrow(why);
    expect((await agent.client.listTasks(TASKS)).totalSize).toBe(before.totalSize);
  });
});

/** All of them. */
const TASKS = {
  ...{ tenant: '', contextId: '', status: TaskState.TASK_STATE_UNSPECIFIED, pageToken: '' },
  ...{ statusTimestampAfter: undefined },
};

describe('what cannot be answered', () => {
  const refusalOf = async (method: string, params: object, key = KEYS.operator) =>
    ((await rpc(parley.url, call(method, params), key).expect(200)).body as Refusal).error;
  const sent = (said: string | object, more: object) => {
    const message = {
      messageId: newId(),
      role: 'ROLE_USER',
      parts: [typeof said === 'string' ? { text: said } : { data: said }],
    };
    return { message: { ...message, ...more } };
  };

  it('is a message that says not what it should', async () => {
    const cases: [object, number, RegExp][] = [
      [{}, -32602, /message is missing/u],
      [sent('x', { messageId: '' }), -32602, /message\.messageId/u],
      [sent('x', { role: 'ROLE_AGENT' }), -32602, /message\.role/u],
      [sent('x', { parts: [] }), -32602, /message\.parts is empty/u],
      [sent('x', { parts: [{ raw: 'aGk=' }] }), -32005, /a raw part/u],
      [sent('x', { parts: [{ data: [1] }] }), -32602, /no object/u],
      [sent(' ', {}), -32602, /say nothing/u],
      [sent({ answer: 'x' }, {}), -32602, /taskId is missing/u],
      [
        sent('x', { metadata: { parley: { skill: 'duel' } } }),
        -32602,
        /no skill "duel"; there are negotiation, round-table/u,
      ],
      [sent('x', { metadata: { parley: { loud: 1 } } }), -32602, /metadata\.parley: /u],
      [sent('x'.repeat(20_001), workshop), -32602, /message\.text: /u],
      [sent('x', { contextId: 'my-own' }), -32602, /message\.contextId is none of yours/u],
      [sent('x', { taskId: newId(), contextId: newId() }), -32602, /both have one id/u],
      [sent('x', { taskId: newId() }), -32001, /no such task/u],
      [sent('x', { taskId: 'last' }), -32001, /no such task/u],
      [{ tenant: 'other', ...sent('x', {}) }, -32602, /your key says/u],
    ];
    for (const [params, code, message] of cases)
      expect(await refusalOf('SendMessage', params), JSON.stringify(params).slice(0, 200)).toMatchObject({
        code,
        message: expect.stringMatching(message) as string,
      });
    // A stream is refused before it is one.
    expect(await refusalOf('SendStreamingMessage', {})).toMatchObject({ code: -32602 });
    expect(await refusalOf('GetTask', { id: newId(), historyLength: -1 })).toMatchObject({ code: -32001 });
    expect(await refusalOf('Dance', {})).toMatchObject({ code: -32601 });
  });

  it('is an answer that nobody asked for, is over, or has another form', async () => {
    const task = await agent.send(demand.text, negotiation);
    const [ana, cy] = askedIn(task);
    const refuse = (said: string | object) => refusalOf('SendMessage', sent(said, inTask(task)));
    expect(await refuse('Fine!')).toMatchObject({
      code: -32602,
      message: expect.stringContaining(`${ana!['question']}, ${cy!['question']}`) as string,
    });
    expect(await refuse({ question: 'turn-9', answer: AGREES })).toMatchObject({
      code: -32004,
      message: expect.stringContaining('none that waits') as string,
    });
    expect(await refuse({ question: ana!['question'], answer: 7 })).toMatchObject({ code: -32602 });
    expect(await refuse({ question: ana!['question'], skip: true })).toMatchObject({ code: -32004 });
    const perhaps = { question: ana!['question'], answer: { feedback_type: 'perhaps' } };
    expect((await refuse(perhaps)).message).toContain('/answer/feedback_type');
    expect((await refuse({ question: ana!['question'], answer: 'Fine!' })).message).toContain('"feedback_type"');
    await agent.send({ question: ana!['question'], answer: AGREES }, inTask(task));
    expect(await refuse({ question: ana!['question'], answer: AGREES })).toMatchObject({
      code: -32004,
      message: expect.stringContaining('is over') as string,
    });
    await agent.client.cancelTask({ tenant: '', id: task.id, metadata: undefined });
    expect(await refuse('More?')).toMatchObject({
      code: -32004,
      message: expect.stringContaining('the task is over') as string,
    });
  });

  it('is of another version, too large, no JSON, or of nobody who may', async () => {
    const body = call('ListTasks', {});
    for (const version of ['0.3', '2.0', 'one', ''])
      expect((await rpc(parley.url, body, KEYS.reader, version)).body).toMatchObject({
        id: 7,
        error: { code: -32009 },
      });
    for (const version of ['1.0', '1.0.1'])
      expect((await rpc(parley.url, body, KEYS.reader, version)).body).toMatchObject({
        result: { tasks: expect.any(Array) as object[] },
      });
    const large = await rpc(parley.url, call('SendMessage', sent('x'.repeat(10_000_000), {})), KEYS.operator).expect(
      413,
    );
    expect(large.body).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { message: expect.stringContaining('too large') as string },
    });
    const broken = await rpc(parley.url, '{"jsonrpc":', KEYS.operator).expect(400);
    expect(broken.body).toMatchObject({ error: { code: -32700 } });
    expect((await rpc(parley.url, body, 'no-key').expect(401)).body).toMatchObject({
      error: { message: 'A valid key is needed' },
    });
    expect((await rpc(parley.url, [] as never, KEYS.operator)).body).toMatchObject({ error: { code: -32602 } });
    const reader = await refusalOf('SendMessage', sent('Tea?', {}), KEYS.reader);
    expect(reader).toMatchObject({ code: -32004, message: expect.stringContaining('needs the scope write') as string });
  });

  it('is of nobody else: a task of another tenant is told as one that is not there', async () => {
    const { id } = await agent.send(requirement, workshop);
    const theirs = (method: string, params: object) => refusalOf(method, params, KEYS.otherOperator);
    const nowhere = await theirs('GetTask', { id: newId() });
    expect(nowhere).toMatchObject({ code: -32001 });
    for (const method of ['GetTask', 'CancelTask', 'SubscribeToTask'])
      expect(await theirs(method, { id })).toEqual(nowhere);
    expect(await theirs('SendMessage', sent('mine', { taskId: id }))).toEqual(nowhere);
    // Nor does the same id of a message lead anybody to another's.
    const other = await of(KEYS.acme);
    const [one, two] = [
      await agent.send(requirement, { ...workshop, messageId: 'same' }),
      await other.send(requirement, { ...workshop, messageId: 'same' }),
    ];
    expect(one.id).not.toBe(two.id);
    for (const task of [id, one.id, two.id])
      await agent.client.cancelTask({ tenant: '', id: task, metadata: undefined });
  });

  it('is a seat that hears only what concerns it (N1); one that hears all takes part by its own key', async () => {
    const tokenOf = async (id: string, seat: string) => {
      const answer = request(parley.url).post(`/v1/channels/${id}/seats/${seat}/token`);
      return ((await answer.auth(KEYS.operator, { type: 'bearer' }).expect(201)).body as { token: string }).token;
    };
    const blind = await agent.send(demand.text, negotiation);
    expect(await refusalOf('GetTask', { id: blind.id }, await tokenOf(blind.id, 'ana'))).toMatchObject({
      code: -32001,
    });
    const seats = [{ name: 'Ula', kind: 'person' }, { name: 'Bo' }];
    const board = await agent.send('Tea or coffee?', { metadata: { parley: { seats, rounds: 1 } } });
    const token = await tokenOf(board.id, 'ula');
    const ula = await of(token);
    expect(askedIn(await ula.task(board.id))).toMatchObject([{ kind: 'turn', seat: { name: 'Ula' } }]);
    expect(await refusalOf('GetTask', { id: blind.id }, token)).toMatchObject({ code: -32001 });
    const stance = { verdict: 'agree', claim: 'Tea', accepts: [], rejects: [] };
    const over = await ula.send({ text: 'Tea.', stance }, inTask(board));
    expect(over.status?.state).toBe(TASK_STATE_COMPLETED);
  });
});
