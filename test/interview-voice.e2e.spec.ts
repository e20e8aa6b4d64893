import type { RecordedEvent } from '@parley/contracts';
import { natsServerMissing, SpeechClient } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInterview, startSlowModel, type SlowModel } from './an-interview.js';
import { eventsOf, until, type Program } from './processes.js';
import { startFiveProcesses, type FiveProcesses } from './stacks.js';

describe.skipIf(natsServerMissing)('an interview by voice over JetStream', () => {
  let stack: FiveProcesses;
  let model: SlowModel;
  let voices: { url: string; process: Program }[];
  beforeAll(async () => {
    model = await startSlowModel();
    stack = await startFiveProcesses({ ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_BASE_URL: model.url });
    voices = await Promise.all([stack.voice(), stack.voice()]);
  });
  afterAll(async () => {
    await stack?.stop();
    await model.close();
  });

  const isAnswered = ({ of }: SpeechClient, turn: number) =>
    eventually(() => expect(of('answer').map((frame) => frame['turn'])).toContain(turn));

  const isRequested = (id: string) => (events: RecordedEvent[]) =>
    events.some(({ type, data }) => type === 'TurnRequested' && data.request_id === id);

  /** An interview that has said its first words, and a speech client at one of the replicas. */
  async function begun() {
    const channel = await openInterview(stack.api);
    const client = await SpeechClient.open(voices[0]!.url, channel);
    await eventually(() => expect(client.of('ready')).toHaveLength(1));
    if (client.of('ready')[0]!['last'] === undefined) await isAnswered(client, 0);
    return { channel, client };
  }

  it('speaks as the words come, and who breaks in is answered anew, at whichever replica (I8)', async () => {
    const { channel, client } = await begun();
    client.say('First.');
    await isAnswered(client, 1);
    await eventually(() => expect(client.textOf('answer-1')).toBe(client.of('answer').at(-1)!.text));
    await eventually(() => expect(client.of('released')).toHaveLength(1));

    const other = await SpeechClient.open(voices[1]!.url, channel);
    const held = model.holdAt('the Interviewer’s answer streams', 'No, wait.');
    client.say('Second.');
    await held.isReached;
    for (const one of [client, other]) await eventually(() => expect(one.textOf('answer-2')).not.toBe(''));
    await until(stack.api, channel, isRequested('answer-2'));
    // Words that came before their turn was in the log may have been withdrawn, and there is nothing to speak into: it is said that it is meant.
    other.send({ type: 'interrupt' });
    other.say('No, wait.');
    for (const one of [client, other]) await isAnswered(one, 3);
    held.goOn();
    await eventually(() => expect(client.of('interrupted')).toMatchObject([{ request_id: 'answer-2' }]));
    const events = await eventsOf(stack.api, channel);
    const answers = events.flatMap(({ type, data }) => (type === 'AnswerGiven' ? [data] : []));
    expect(answers.map(({ turn, interrupted = false }) => [turn, interrupted])).toEqual([
      [0, false],
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(answers[2]!.text.startsWith(client.textOf('answer-2').trim())).toBe(true);
    client.close();
    other.close();
  });

  it('goes on where its line was cut, without losing what happened meanwhile or telling it twice', async () => {
    const { channel, client } = await begun();
    await stack.services['transcript-store']!.kill();
    client.send({ type: 'final', text: 'Said while nobody could be heard.', id: 'once' });
    await eventually(() => expect(client.of('acknowledged')).toMatchObject([{ id: 'once', duplicate: false }]));
    await stack.services['transcript-store']!.start();
    await isAnswered(client, 1);
    await eventually(() =>
      expect(client.of('heard_message')).toMatchObject([{ text: 'Said while nobody could be heard.' }]),
    );
    expect(client.of('answer').filter(({ turn }) => turn === 1)).toHaveLength(1);
    client.close();
    const again = await SpeechClient.open(voices[1]!.url, channel);
    again.send({ type: 'final', text: 'Said while nobody could be heard.', id: 'once' });
    await eventually(() => expect(again.of('acknowledged')).toMatchObject([{ id: 'once', duplicate: true }]));
    again.close();
  });

  it('sends its clients elsewhere when it stops', async () => {
    const { client } = await begun();
    await voices[0]!.process.stop();
    expect(await client.closed).toMatchObject({ code: 1001 });
  });
});
