import { newId } from '@parley/contracts';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Page } from './ag-ui.fixtures.js';
import { KEYS, meetup, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';
import { offlineMode } from './workshop.fixtures.js';

let parley: Standalone;
beforeAll(async () => void (parley = await startStack({ keys: true })));
afterAll(() => parley.close());

const { requirement, ...more } = offlineMode;
const workshop = { protocol: 'workshop', more };
const { demand, ...rest } = meetup;
const negotiation = { protocol: 'negotiation', more: rest };

const url = () => `${parley.url}/v1/ag-ui`;
/** A page of somebody with a key, the operator's unless said. */
const pageOf = (thread: string, key = KEYS.operator) => new Page(url(), thread, key);

const runOf = (body: object, key = KEYS.operator) =>
  request(parley.url).post('/v1/ag-ui').auth(key, { type: 'bearer' }).send(body);
const input = (more: object = {}) => ({ threadId: newId(), runId: 'run', messages: [], ...more });

describe('a talk by the official client', () => {
  it('is opened by a message, asks its user in between, and says at last what was decided', async () => {
    const page = pageOf('a thread of my own').says(requirement);
    const [asked] = await page.run({ parley: workshop });
    expect(asked).toMatchObject({
      id: 'question-1',
      reason: 'parley:clarification',
      message: 'ProductPlanner would like to know: Which data must be there offline?',
      responseSchema: { required: ['answer'] },
    });
    expect(page.agent.state).toMatchObject({ protocol: 'workshop', status: 'open', topic: requirement });
    expect(page.texts).toEqual([requirement, 'People read on the train.', asked!.message]);
    const resume = [{ interruptId: 'question-1', status: 'resolved', payload: { answer: 'Everything' } }];
    expect(await page.run({ resume })).toEqual([]);
    expect(page.last).toMatchObject({ outcome: { type: 'success' }, result: { verdict: 'agreed', dissent: [] } });
    expect(page.texts).toContain('Everything');
    expect(page.texts.at(-1)).toContain('Articles can be read offline.');
    // Whoever joins late has the same to read.
    const late = pageOf((page.agent.state as { channel_id: string }).channel_id, KEYS.reader);
    await late.run();
    expect(late.texts).toEqual(page.texts);
    expect(late.agent.state).toEqual(page.agent.state);
    expect(late.events.map(({ type }) => type).slice(0, 3)).toEqual([
      ...['RUN_STARTED', 'STATE_SNAPSHOT', 'MESSAGES_SNAPSHOT'],
    ]);
  });

  it('takes the turns of people', async () => {
    const page = pageOf(newId()).says(demand.text);
    let asked = await page.run({ parley: negotiation });
    expect(asked).toMatchObject([{ reason: 'parley:turn', metadata: { parley: { seat: { name: 'Ana' } } } }, {}]);
    expect(asked[0]!.message).toMatch(/Ana's turn[^]+What stands so far/u);
    while (asked.length) {
      const payload = { reasoning: 'It suits me.', feedback_type: 'accept' };
      asked = await page.run({
        resume: asked.map(({ id }) => ({ interruptId: id, status: 'resolved', payload })),
      });
    }
    expect(page.last).toMatchObject({ outcome: { type: 'success' }, result: { verdict: 'agreed' } });
    const people = page.agent.messages.filter(({ role }) => role === 'user');
    expect(people.slice(0, 3)).toMatchObject([
      ...[{ content: demand.text }, { name: 'Ana', content: 'It suits me.' }, { name: 'Cy' }],
    ]);
  });

  it('is a conversation where one has the floor: what is typed is heard, once, and nobody has to resume anything', async () => {
    const page = pageOf(newId(), KEYS.acme).says('How our club plans its evenings');
    expect(await page.run({ parley: { protocol: 'interview' } })).toEqual([]);
    const greeted = page.texts.length;
    expect(await page.says('We meet on Mondays.').run()).toEqual([]);
    expect(await page.run()).toEqual([]);
    expect(page.texts.filter((text) => text === 'We meet on Mondays.')).toHaveLength(1);
    expect(page.texts.length).toBeGreaterThan(greeted + 1);
    expect(page.last).toMatchObject({ outcome: { type: 'success' } });
  });

  it('is one message where it is sent again after a cut, and leaving it ends nothing but the run', async () => {
    const page = pageOf(newId()).says(requirement);
    await page.run({ parley: workshop });
    const { channel_id } = page.agent.state as { channel_id: string };
    const said = { id: newId(), role: 'user' as const, content: 'Think of old phones.' };
    const body = input({ threadId: page.agent.threadId, messages: [...page.agent.messages, said] });
    const cut = async () => {
      const left = new AbortController();
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${KEYS.operator}` };
      const { body: events } = await fetch(`${parley.url}/v1/ag-ui`, {
        ...{ method: 'POST', headers, signal: left.signal, body: JSON.stringify(body) },
      });
      await events!.getReader().read();
      left.abort();
    };
    // Whoever is asked one thing, and types, answers it.
    await cut();
    await cut();
    const { body: log } = await request(parley.url)
      .get(`/v1/channels/${channel_id}/timeline?limit=200`)
      .auth(KEYS.operator, { type: 'bearer' });
    const { items } = log as { items: { type: string; data: { answer?: string; text?: string } }[] };
    const heard = items.filter(({ data }) => data.answer === said.content || data.text === said.content);
    expect(heard.map(({ type }) => type)).toEqual(['ClarificationAnswered']);
    // The page has not heard that it was answered, and answers again.
    await page.run({ resume: [{ interruptId: 'question-1', status: 'resolved', payload: 'Nothing.' }] });
    expect(page.last).toMatchObject({ outcome: { type: 'success' }, result: { verdict: 'agreed' } });
    expect(page.texts).not.toContain('Nothing.');
  });

  it('ends as cancelled where somebody stops the channel, by typing so too', async () => {
    const page = pageOf(newId()).says(requirement);
    await page.run({ parley: workshop });
    // What is left unanswered is left to whoever asked.
    await page.run({ resume: [{ interruptId: 'question-1', status: 'cancelled' }] });
    expect(page.last).toMatchObject({ outcome: { type: 'success' } });
    const stopped = pageOf(newId()).says('How our club plans its evenings');
    await stopped.run({ parley: { protocol: 'interview' } });
    await stopped.says('/stop').run();
    expect(stopped.last.outcome).toEqual({ type: 'cancelled' });
    expect(stopped.last.result).toBeUndefined();
  });
});

describe('what cannot be answered', () => {
  it('says which field of the input is wrong', async () => {
    const { body } = await runOf({ runId: 7, messages: [{ id: '1', role: 'nobody' }] }).expect(400);
    expect(body).toMatchObject({ code: 'invalid-request' });
    const { errors } = body as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/threadId', '/runId', '/messages/0/role']) as string[],
    );
    const odd = await runOf(input({ forwardedProps: { parley: { protocol: 'duel', loud: 1 } } })).expect(400);
    expect((odd.body as typeof body & { errors: object[] }).errors).toMatchObject([
      { pointer: '/forwardedProps/parley/protocol' },
      { pointer: '/forwardedProps/parley' },
    ]);
    await runOf(input({ threadId: 'x'.repeat(300) })).expect(400);
    await runOf([] as never).expect(400);
    const opening = { forwardedProps: { parley: workshop } };
    expect((await runOf(input(opening)).expect(400)).body).toMatchObject({ errors: [{ pointer: '/messages' }] });
  });

  it('is too large, or of nobody who may', async () => {
    const message = (text: string) => [{ id: 'm', role: 'user', content: text }];
    await runOf(input({ messages: message('x'.repeat(5_000_000)) })).expect(413);
    const opening = { messages: message('Tea?'), forwardedProps: { parley: { protocol: 'round-table' } } };
    await runOf(input(opening), 'no-key').expect(401);
    expect((await runOf(input(opening), KEYS.reader).expect(403)).body).toMatchObject({ code: 'forbidden' });
  });

  it('is of nobody else: what is there for another tenant is told as what is not there at all', async () => {
    const page = pageOf(newId()).says(requirement);
    const [asked] = await page.run({ parley: workshop });
    const { channel_id } = page.agent.state as { channel_id: string };
    const resume = [{ interruptId: asked!.id, status: 'resolved', payload: 'mine' }];
    const [theirs, nowhere] = await Promise.all([
      runOf(input({ threadId: channel_id, resume }), KEYS.otherOperator).expect(404),
      runOf(input({ resume }), KEYS.otherOperator).expect(404),
    ]);
    expect(theirs.body).toEqual(nowhere.body);
    // Nor is a name that somebody else has given to a thread.
    await runOf(input({ threadId: page.agent.threadId }), KEYS.acme).expect(404);
    const forged = [{ interruptId: 'question-9', status: 'resolved', payload: 'x' }];
    const { body } = await runOf(input({ threadId: channel_id, resume: forged })).expect(409);
    expect(body).toMatchObject({ code: 'question-not-pending' });
    const wrong = [{ interruptId: asked!.id, status: 'resolved', payload: { answer: 7 } }];
    const refused = await runOf(input({ threadId: channel_id, resume: wrong })).expect(400);
    expect(refused.body).toMatchObject({ errors: [{ pointer: '/resume/0/payload' }] });
  });

  it('is a seat that hears only what concerns it (N1); one that hears all takes part by its own key', async () => {
    const tokenOf = async (id: string, seat: string) => {
      const sent = request(parley.url).post(`/v1/channels/${id}/seats/${seat}/token`);
      return ((await sent.auth(KEYS.operator, { type: 'bearer' }).expect(201)).body as { token: string }).token;
    };
    const blind = pageOf(newId()).says(demand.text);
    await blind.run({ parley: negotiation });
    const { channel_id: negotiated } = blind.agent.state as { channel_id: string };
    await runOf(input({ threadId: negotiated }), await tokenOf(negotiated, 'ana')).expect(403);
    const seats = [{ name: 'Ula', kind: 'person' }, { name: 'Bo' }];
    const board = pageOf(newId()).says('Tea or coffee?');
    await board.run({ parley: { protocol: 'round-table', seats, rounds: 1 } });
    const { channel_id } = board.agent.state as { channel_id: string };
    const own = pageOf(channel_id, await tokenOf(channel_id, 'ula'));
    const [turn] = await own.run();
    expect(turn).toMatchObject({ reason: 'parley:turn', metadata: { parley: { seat: { name: 'Ula' } } } });
    const stance = { verdict: 'agree', claim: 'Tea', accepts: [], rejects: [] };
    await own.run({ resume: [{ interruptId: turn!.id, status: 'resolved', payload: { text: 'Tea.', stance } }] });
    expect(own.agent.messages).toContainEqual(expect.objectContaining({ name: 'Ula', content: 'Tea.' }));
    await runOf(input({ threadId: negotiated }), own.key).expect(403);
  });
});
