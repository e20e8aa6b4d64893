import { anthropicModel, rehearsalModel, type LanguageModel } from '@parley/llm';
import {
  saysJson,
  speaksSlowly,
  SpeechClient,
  startMessagesApi,
  type Behaviour,
  type MessagesApi,
} from '@parley/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interviewsOf } from './interview.fixtures.js';
import { startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

/** The rehearsal, whose Interviewer is served by a local Messages API from its first answer on. */
const rehearsal = rehearsalModel();
let next: Behaviour[] = [];
let api: MessagesApi;
let parley: Standalone;

beforeAll(async () => {
  api = await startMessagesApi((response) => (next.shift() ?? saysJson({ text: 'I see. And then?' }))(response));
  const claude = anthropicModel({ apiKey: 'sk-ant-test', model: 'claude-test', baseURL: api.url });
  const model: LanguageModel = {
    ...rehearsal,
    generate: (request) => {
      const isAnswer = request.prompt.template.startsWith('answer@') && !request.prompt.user.includes('first words');
      return (isAnswer ? claude : rehearsal).generate(request);
    },
  };
  parley = await startStack({ model });
});
afterAll(async () => {
  await parley.close();
  await api.close();
});

const { eventually, events, open, listens, post, interview } = interviewsOf(() => parley);
const typed = async (id: string, type: string) => (await events(id)).filter((event) => event.type === type);

/** An interview that listens, and a speech client at it. */
async function begun(options: Parameters<typeof SpeechClient.open>[2] = {}) {
  const id = await open();
  await listens(id, 0);
  const client = await SpeechClient.open(parley.url, id, options);
  await eventually(async () => expect(client.of('ready')).toHaveLength(1));
  return { id, client };
}

const WORDS = Array.from({ length: 200 }, (_, index) => ` word${index}`);
/** An answer of four seconds. */
const slowly = () => speaksSlowly(['{"text": "Well,', ...WORDS, '"}'], 20);

describe('an interview by voice (I8)', () => {
  it('begins with where it stands, takes what was said, and speaks as the words come', async () => {
    const { id, client } = await begun();
    expect(client.frames[0]).toMatchObject({
      ...{ type: 'ready', phase: 'listening', turn: 0, last: { turn: 0 } },
      state: { session_id: id, status: 'Profiling' },
    });
    client.say('We are nine people');
    await eventually(async () => expect(client.of('released')).toHaveLength(1));
    expect(client.of('heard_message')).toMatchObject([{ text: 'We are nine people' }]);
    expect(client.of('acknowledged')).toMatchObject([{ duplicate: false }]);
    expect(client.textOf('answer-1')).toBe('I see. And then?');
    expect(client.of('answer')).toEqual([
      { type: 'answer', turn: 1, request_id: 'answer-1', text: 'I see. And then?', interrupted: false },
    ]);
    expect(await typed(id, 'AnswerInterrupted')).toEqual([]);
    client.close();
  });

  it('who speaks while it answers breaks in: the words stop, the call is called off, and what was said stays', async () => {
    const { id, client } = await begun({ plays: true });
    const speech = slowly();
    next = [speech.behaviour];
    client.say('We are nine people');
    await eventually(async () => expect(client.textOf('answer-1').length).toBeGreaterThan(20));

    const heard = client.textOf('answer-1');
    client.send({ type: 'partial', text: 'wait' });
    await eventually(async () => expect(client.of('interrupted')).toHaveLength(1));
    const known = client.of('token').length;
    await eventually(async () => expect(speech.hungUp).toBe(true));
    // Four seconds long: it was not left to end by itself.
    expect(speech.sent).toBeLessThan(WORDS.length);

    client.send({ type: 'partial', text: 'wait no' });
    client.send({ type: 'final', text: 'Wait, no: ten people' });
    await eventually(async () => expect(client.of('answer')).toHaveLength(2));
    expect(
      client
        .of('token')
        .slice(known)
        .every(({ request_id }) => request_id !== 'answer-1'),
    ).toBe(true);

    const interruptions = await typed(id, 'AnswerInterrupted');
    expect(interruptions).toMatchObject([{ data: { request_id: 'answer-1', turn: 1 } }]);
    const { heard_characters } = interruptions[0]!.data as { heard_characters: number };
    expect(heard_characters).toBeGreaterThanOrEqual(heard.length);
    const [first] = client.of('answer');
    expect(first).toMatchObject({ request_id: 'answer-1', interrupted: true });
    expect(first!.text!.startsWith(heard)).toBe(true);
    expect(await typed(id, 'AnswerGiven')).toMatchObject([
      { data: { turn: 0 } },
      { data: { turn: 1, text: first!.text, interrupted: true } },
      { data: { turn: 2, text: 'I see. And then?' } },
    ]);
    expect(JSON.stringify(api.requests.at(-1)!.body)).toContain('The user broke in on what you said last');
    client.close();
  });

  it('what is still being played can be broken into once it was given, up to where it was heard', async () => {
    const { id, client } = await begun();
    client.send({ type: 'final', text: 'We are nine people' });
    await eventually(async () => expect(client.of('answer')).toHaveLength(1));
    client.send({ type: 'heard', request_id: 'answer-1', characters: 6 });
    client.send({ type: 'partial', text: 'hm' });
    await eventually(async () => expect(client.of('interrupted')).toMatchObject([{ heard_characters: 6 }]));
    expect(await typed(id, 'AnswerInterrupted')).toMatchObject([{ data: { turn: 1, heard_characters: 6 } }]);
    client.close();
  });

  it('two clients see the same: words, answers, what the other said and that it broke in', async () => {
    const { id, client: one } = await begun();
    const other = await SpeechClient.open(parley.url, id);
    const speech = slowly();
    next = [speech.behaviour];
    one.say('We are nine people');
    await eventually(async () => expect(other.textOf('answer-1').length).toBeGreaterThan(20));
    other.send({ type: 'interrupt' });
    await eventually(async () => {
      for (const { of } of [one, other]) {
        expect(of('heard_message')).toMatchObject([{ text: 'We are nine people' }]);
        expect(of('interrupted')).toHaveLength(1);
        expect(of('answer')).toMatchObject([{ request_id: 'answer-1', interrupted: true }]);
        expect(of('released')).toHaveLength(1);
      }
    });
    expect([one, other].map(({ of }) => of('acknowledged').length)).toEqual([1, 0]);
    one.close();
    other.close();
  });

  it('two messages in a row are two, in their order; the same id twice is one', async () => {
    const { id, client } = await begun();
    for (const [text, key] of [
      ['Nine people', 'a'],
      ['and two evenings', 'b'],
      ['and two evenings', 'b'],
    ])
      client.send({ type: 'final', text, id: key });
    await eventually(async () => expect(client.of('acknowledged')).toHaveLength(3));
    // What was there before may be known to be before its first is committed.
    const acknowledged = client.of('acknowledged').map(({ id: key, duplicate }) => `${key} ${duplicate}`);
    expect(acknowledged.toSorted()).toEqual(['a false', 'b false', 'b true']);
    const said = (await typed(id, 'InterventionRecorded')).map(({ data }) => (data as { text: string }).text);
    expect(said).toEqual(['Nine people', 'and two evenings']);
    client.close();
  });

  it('ends with the interview, and opens no more', async () => {
    const { id, client } = await begun();
    await post(`/v1/channels/${id}/stop`, { reason: 'enough' }).expect(200);
    expect(await client.closed).toMatchObject({ code: 1000 });
    expect(client.frames.at(-1)).toMatchObject({ type: 'closed', status: 'stopped' });
    await expect(SpeechClient.open(parley.url, id)).rejects.toThrow('409');
  });

  it('a frame that is none is told so, and one that cannot be taken ends the connection', async () => {
    const { id, client } = await begun();
    client.socket.send('{');
    for (const frame of [
      { type: 'sing' },
      { type: 'partial' },
      { type: 'final', text: 'a\0b' },
      { type: 'final', text: '' },
    ])
      client.send(frame);
    await eventually(async () => expect(client.of('problem')).toHaveLength(5));
    const codes = client.of('problem').map(({ problem }) => (problem as { code: string }).code);
    expect(codes.toSorted()).toEqual([
      'invalid-request',
      'invalid-request',
      'invalid-request',
      'invalid-request',
      'malformed-json',
    ]);

    client.send({ type: 'final', text: 'x'.repeat(70_000) });
    expect(await client.closed).toEqual({ code: 1009, reason: 'payload-too-large' });
    const second = await SpeechClient.open(parley.url, id);
    second.socket.send(Buffer.from([1, 2, 3]));
    expect(await second.closed).toEqual({ code: 1008, reason: 'unsupported-media-type' });
    const third = await SpeechClient.open(parley.url, id);
    third.send({ type: 'final', text: 'x'.repeat(2_000_000) });
    expect(await third.closed).toMatchObject({ code: 1009 });
    expect((await interview(id)).phase).toBe('listening');
  });
});
