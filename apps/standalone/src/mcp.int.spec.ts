import { eventually } from '@parley/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { earlierAssistant, modernAssistant, modernRequest, type Assistant, type Person } from './mcp.fixtures.js';
import { KEYS, meetup, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';
import { offlineMode } from './workshop.fixtures.js';

let parley: Standalone;
const open: Assistant[] = [];
const used = async (assistant: Promise<Assistant>) => {
  open.push(await assistant);
  return open.at(-1)!;
};
const earlier = (key: string) => used(earlierAssistant(parley.url, key));
const modern = (key: string, person?: Person) => used(modernAssistant(parley.url, { key, ...(person && { person }) }));

const { requirement, ...more } = offlineMode;
const workshop = { protocol: 'workshop', text: requirement, more };
const ASKED = { question: 'question-1', kind: 'clarification', from: 'ProductPlanner', assumption: 'The last week.' };
const { demand, ...rest } = meetup;
const negotiation = { protocol: 'negotiation', text: demand.text, more: rest };

async function begin({ call }: Assistant, opening: object): Promise<string> {
  const { data, text } = await call('start_deliberation', opening);
  expect(data, text).toMatchObject({ channel: expect.any(String) as string });
  return data['channel'] as string;
}

beforeAll(async () => void (parley = await startStack({ keys: true })));
afterEach(async () => void (await Promise.all(open.splice(0).map((one) => one.close()))));
afterAll(() => parley.close());

describe('an assistant of 2025', () => {
  it('holds a workshop: is told what its user is asked, answers, and reads what was decided', async () => {
    const { call, read } = await earlier(KEYS.operator);
    const begun = await call('start_deliberation', workshop);
    const { channel } = begun.data as { channel: string };
    const page = `${parley.url}/channels/${channel}`;
    expect(begun.data).toMatchObject({ rehearsal: true, seats: [{ name: 'ProductPlanner' }, {}, {}], page });
    const asked = await call('wait', { channel });
    expect(asked.data).toMatchObject({ status: 'open', waiting_for: [ASKED], said: [{ name: 'ProductPlanner' }] });
    expect(asked.text).toContain('Which data must be there offline? (`question-1`)');
    await call('answer', { channel, question: 'question-1', answer: 'Everything of the last week' });
    const over = await call('wait', { channel, after: asked.data['next'] });
    expect(over.data).toMatchObject({
      status: 'closed',
      waiting_for: [],
      decision: { verdict: 'agreed', dissent: [] },
    });
    // Short first: what was decided, who is for it and what it took; how it came about is in the whole.
    expect(over.text).toMatch(
      /\*\*Agreed\*\* · 3 of 3 agree[^]+Articles can be read offline\.[^]+SystemDesigner[^]+Cost: \$0\.00/u,
    );
    expect(over.text).not.toContain('How it came about');
    const whole = await call('get_outcome', { channel, detail: 'whole' });
    expect(whole.text).toContain('How it came about');
    expect((await read(`parley://channels/${channel}/outcome`)).trim()).toBe(whole.text);
    expect(await read(`parley://channels/${channel}`)).toContain('**Agreed**');
    const verified = await call('verify', { channel });
    expect(verified.data).toMatchObject({ verified: true, levels: [{ reached: true }, {}, {}, {}, {}] });
    expect(verified.text).toMatch(/- ✓ included in the checkpoint of [^]+- · signature not checked/u);
    expect((await call('list', { status: 'closed' })).data['items']).toContainEqual(
      expect.objectContaining({ channel }),
    );
  });

  it('takes the turns of people in a negotiation, by the form that they have', async () => {
    const assistant = await earlier(KEYS.operator);
    const { call } = assistant;
    const channel = await begin(assistant, negotiation);
    const asked = await call('wait', { channel });
    const waiting = asked.data['waiting_for'] as { question: string; kind: string; seat: object; schema: object }[];
    expect(waiting).toMatchObject([
      {
        kind: 'turn',
        seat: { name: 'Ana' },
        schema: { required: expect.arrayContaining(['feedback_type']) as string[] },
      },
      { kind: 'turn', seat: { name: 'Cy' } },
    ]);
    // Whoever is to say yes or no sees to what.
    expect(asked.text).toMatch(/Ana's turn[^]+What stands so far[^]+Talk length[^]+Host it/u);
    const refused = await call('answer', { channel, question: waiting[0]!.question, answer: 'Fine!' });
    expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining('"feedback_type"')]);
    const wrong = await call('answer', {
      channel,
      question: waiting[0]!.question,
      answer: { feedback_type: 'perhaps' },
    });
    expect([wrong.isError, wrong.text]).toEqual([true, expect.stringContaining('/answer/feedback_type')]);
    expect(await call('answer', { channel, question: 'nothing', answer: 'x' })).toMatchObject({ isError: true });
    for (let next = 0; ;) {
      const { data } = await call('wait', { channel, after: next });
      if (data['status'] === 'closed') break;
      next = data['next'] as number;
      for (const { question } of data['waiting_for'] as typeof waiting)
        await call('answer', { channel, question, answer: { reasoning: 'It suits me.', feedback_type: 'accept' } });
    }
    const { data, text } = await call('get_outcome', { channel });
    expect(data).toMatchObject({ verdict: 'agreed', positions: [{ name: 'Ana', side: 'for' }, {}, {}] });
    expect(text).toContain('**Agreed** · 3 of 3 agree');
  });

  it('says something to it, and ends it', async () => {
    const assistant = await earlier(KEYS.operator);
    const channel = await begin(assistant, { ...workshop, text: '应用需要离线可用。' });
    expect((await assistant.call('intervene', { channel, text: '请考虑旧手机' })).text).toContain('已收到');
    await assistant.call('intervene', { channel, text: '/stop' });
    const { data, text } = await assistant.call('wait', { channel });
    expect(data).toMatchObject({ status: 'closed', decision: { verdict: 'stopped' } });
    // In the language of the deliberation.
    expect(text).toContain('全文：用 get_outcome');
  });
});

describe('an assistant of 2026', () => {
  it('holds a workshop in one call: its user is asked in the middle of it', async () => {
    const asked: string[] = [];
    const { call } = await modern(KEYS.operator, ({ message, requestedSchema }) => {
      asked.push(message, ...Object.keys(requestedSchema.properties));
      return { action: 'accept', content: { answer: 'Everything of the last week' } };
    });
    const { data } = await call('deliberate', workshop);
    expect(asked).toEqual([expect.stringContaining('Which data must be there offline?'), 'answer']);
    expect(data).toMatchObject({ status: 'closed', decision: { verdict: 'agreed' } });
  });

  it('has a question left to what is assumed where its user declines, and is told of it where the form is closed', async () => {
    const declining = await modern(KEYS.operator, () => ({ action: 'decline' }));
    expect((await declining.call('deliberate', workshop)).data).toMatchObject({ status: 'closed' });
    const closing = await modern(KEYS.operator, () => ({ action: 'cancel' }));
    const { data } = await closing.call('deliberate', workshop);
    expect(data).toMatchObject({ status: 'open', waiting_for: [ASKED] });
    await closing.call('intervene', { channel: data['channel'], text: '/stop' });
  });

  it('has people in a negotiation asked by a form of plain fields', async () => {
    const { call } = await modern(KEYS.operator, ({ message, requestedSchema }) => {
      expect(message).toMatch(/turn to answer[^]+Talk length/u);
      expect(Object.keys(requestedSchema.properties).toSorted()).toEqual(['feedback_type', 'reasoning']);
      return { action: 'accept', content: { reasoning: 'It suits me.', feedback_type: 'accept' } };
    });
    expect((await call('deliberate', negotiation)).data).toMatchObject({ decision: { verdict: 'agreed' } });
  });

  it('is told where an answer lacks what no form can ask for, and gives it as data', async () => {
    const { call } = await modern(KEYS.operator, ({ message }) => ({
      action: 'accept',
      content: { reasoning: 'It depends.', feedback_type: message.startsWith('it is Ana') ? 'negotiate' : 'accept' },
    }));
    const { data, text } = await call('deliberate', negotiation);
    expect(text).toMatch(/^The request is not valid\n[^\n]*proposed_changes is empty/u);
    const [{ question } = { question: '' }] = data['waiting_for'] as { question: string }[];
    const proposed_changes = [{ field: 'talk_length', new_value: '20', reason: 'The room is ours for two hours.' }];
    const answer = { reasoning: 'Shorter talks.', feedback_type: 'negotiate', proposed_changes };
    const given = await call('answer', { channel: data['channel'], question, answer });
    expect(given, given.text).toMatchObject({ isError: false });
    await call('intervene', { channel: data['channel'], text: '/stop' });
  });

  it('without a way to ask is told what waits, as one of 2025', async () => {
    const assistant = await modern(KEYS.operator);
    const { data } = await assistant.call('deliberate', workshop);
    expect(data).toMatchObject({ status: 'open', waiting_for: [ASKED] });
    await assistant.call('intervene', { channel: data['channel'], text: '/stop' });
  });
});

describe('a client that knows tasks', () => {
  const capabilities = { elicitation: { form: {} }, extensions: { 'io.modelcontextprotocol/tasks': {} } };
  const asked = (method: string, params: object, more: object = {}) =>
    modernRequest(parley.url, { method, params, key: KEYS.operator, capabilities, ...more });

  it('has a deliberation as one, whose id is that of the channel: asked, answered and completed', async () => {
    const { result: task = {} } = await asked('tools/call', { name: 'deliberate', arguments: workshop });
    expect(task).toMatchObject({ resultType: 'task', status: 'working', ttlMs: null, pollIntervalMs: 2_000 });
    const { taskId } = task as { taskId: string };
    const comesTo = (status: object) =>
      eventually(async () =>
        expect((await asked('tasks/get', { taskId })).result).toMatchObject({ taskId, ...status }),
      );
    await comesTo({ status: 'input_required', inputRequests: { 'question-1': { method: 'elicitation/create' } } });
    const inputResponses = { 'question-1': { action: 'accept', content: { answer: 'Everything' } } };
    expect(await asked('tasks/update', { taskId, inputResponses })).toMatchObject({ result: {} });
    await comesTo({ status: 'completed', result: { structuredContent: { decision: { verdict: 'agreed' } } } });
  });

  it('cancels one, and is told that it is unknown where there is none, or another tenant’s', async () => {
    const { result = {} } = await asked('tools/call', { name: 'deliberate', arguments: workshop });
    const { taskId } = result as { taskId: string };
    const UNKNOWN = { error: { code: -32602 } };
    for (const method of ['tasks/get', 'tasks/update', 'tasks/cancel']) {
      const params = { taskId, inputResponses: {} };
      expect(await asked(method, params, { key: KEYS.otherOperator }), method).toMatchObject(UNKNOWN);
      expect(await asked(method, { ...params, taskId: 'nothing' }), method).toMatchObject(UNKNOWN);
      expect(await asked(method, params, { capabilities: {} }), method).toMatchObject({ error: { code: -32021 } });
    }
    expect(await asked('tasks/cancel', { taskId })).toMatchObject({ result: {} });
    await eventually(async () =>
      expect((await asked('tasks/get', { taskId })).result).toMatchObject({
        status: 'completed',
        result: { structuredContent: { decision: { verdict: 'stopped' } } },
      }),
    );
  });
});

describe('whoever may not', () => {
  const NOT_THERE = { isError: true, text: expect.stringMatching(/no such channel|not found/iu) as string };

  it('gets nothing without a key that is good', async () => {
    for (const key of ['', 'not-a-key', KEYS.expired])
      await expect(earlierAssistant(parley.url, key), key).rejects.toThrow(/unauthenticated|401/iu);
  });

  it('reads with a key that only reads, and changes nothing', async () => {
    const operator = await earlier(KEYS.operator);
    const channel = await begin(operator, workshop);
    const { call } = await earlier(KEYS.reader);
    expect((await call('wait', { channel })).data).toMatchObject({ channel });
    for (const [tool, args] of [
      ['start_deliberation', workshop],
      ['answer', { channel, question: 'question-1', answer: 'x' }],
      ['intervene', { channel, text: '/stop' }],
    ] as const)
      expect(await call(tool, args), tool).toMatchObject({
        isError: true,
        text: expect.stringContaining('write') as string,
      });
    await operator.call('intervene', { channel, text: '/stop' });
  });

  it('knows no channel of another tenant, nor one that there is not', async () => {
    const channel = await begin(await earlier(KEYS.operator), workshop);
    const stranger = await earlier(KEYS.otherOperator);
    const nobodys = '0199a5f0-0000-7000-8000-00000000dead';
    for (const id of [channel, nobodys]) {
      for (const [tool, args] of [
        ['wait', {}],
        ['answer', { question: 'question-1', answer: 'x' }],
        ['intervene', { text: '/stop' }],
        ['get_outcome', {}],
        ['verify', {}],
      ] as const)
        expect(await stranger.call(tool, { channel: id, ...args }), tool).toMatchObject(NOT_THERE);
      for (const uri of [`parley://channels/${id}`, `parley://channels/${id}/outcome`, 'parley://channels/x'])
        await expect(stranger.read(uri), uri).rejects.toMatchObject({ code: -32602 });
    }
    expect((await stranger.call('list')).data).toEqual({ items: [] });
    await (await earlier(KEYS.operator)).call('intervene', { channel, text: '/stop' });
  });

  it('answers for a seat alone by the key of that seat', async () => {
    const operator = await earlier(KEYS.operator);
    const channel = await begin(operator, negotiation);
    await operator.call('wait', { channel });
    const issued = await fetch(`${parley.url}/v1/channels/${channel}/seats/ana/token`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEYS.operator}`, 'content-type': 'application/json' },
      body: '{}',
    });
    const { token } = (await issued.json()) as { token: string };
    const ana = await earlier(token);
    const { data } = await ana.call('wait', { channel, seconds: 5 });
    const waiting = data['waiting_for'] as { question: string }[];
    expect(waiting).toMatchObject([{ seat: { name: 'Ana' } }]);
    const answer = { reasoning: 'It suits me.', feedback_type: 'accept' };
    const given = await ana.call('answer', { channel, question: waiting[0]!.question, answer });
    expect([given.isError, given.data]).toEqual([false, { channel, waiting_for: [], waiting_elsewhere: [] }]);
    for (const tool of ['get_outcome', 'verify', 'list'])
      expect(await ana.call(tool, tool === 'list' ? {} : { channel }), tool).toMatchObject({ isError: true });
    await operator.call('intervene', { channel, text: '/stop' });
  });

  it('cannot make up what an answer comes back with, nor use another’s', async () => {
    const capabilities = { elicitation: { form: {} } };
    const call = (params: object, key = KEYS.operator) =>
      modernRequest(parley.url, { method: 'tools/call', params: { name: 'deliberate', ...params }, key, capabilities });
    const { result = {} } = await call({ arguments: workshop });
    expect(result).toMatchObject({
      resultType: 'input_required',
      inputRequests: { 'question-1': { method: 'elicitation/create' } },
    });
    const state = result['requestState'] as string;
    const [version, body = '', mac = ''] = state.split('.');
    const sealed = JSON.parse(Buffer.from(body, 'base64url').toString()) as { p: { channel: string } };
    const { channel } = sealed.p;
    sealed.p.channel = '0199a5f0-0000-7000-8000-00000000dead';
    const forged = [version, Buffer.from(JSON.stringify(sealed)).toString('base64url'), mac].join('.');
    const inputResponses = { 'question-1': { action: 'accept', content: { answer: 'Everything' } } };
    const REFUSED = { error: { code: -32602, message: 'Invalid or expired requestState' } };
    for (const requestState of [forged, `${state}x`, 'v1.e30.e30', ''])
      expect(await call({ arguments: workshop, requestState, inputResponses }), requestState).toMatchObject(REFUSED);
    expect(await call({ arguments: workshop, requestState: state, inputResponses }, KEYS.otherOperator)).toMatchObject(
      REFUSED,
    );
    const other = { name: 'wait', arguments: { channel: '0199a5f0-0000-7000-8000-00000000dead' } };
    expect(await call({ ...other, requestState: state, inputResponses })).toMatchObject({ result: { isError: true } });
    const { result: over } = await call({ arguments: workshop, requestState: state, inputResponses });
    expect(over).toMatchObject({ structuredContent: { channel, status: 'closed' } });
  });

  it('is no page of another website, and comes by no other name', async () => {
    const asked = (headers: Record<string, string>) =>
      fetch(`${parley.url}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${KEYS.operator}`, ...headers },
        body: '{}',
      });
    expect((await asked({ origin: 'https://example.org' })).status).toBe(403);
    expect((await asked({ 'content-type': 'text/plain' })).status).toBe(415);
  });
});
