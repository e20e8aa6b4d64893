import { natsServerMissing, SpeechClient } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInterview, startSlowModel, type SlowModel } from './an-interview.js';
import { eventsOf } from './processes.js';
import { startFiveProcesses, type Stack } from './stacks.js';

describe.skipIf(natsServerMissing)('an interview by voice over JetStream', () => {
  let stack: Stack;
  let model: SlowModel;
  beforeAll(async () => {
    model = await startSlowModel();
    stack = await startFiveProcesses({ ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_BASE_URL: model.url });
  });
  afterAll(async () => {
    await stack?.stop();
    await model.close();
  });

  it('speaks as the words come, and who breaks in is answered anew (I8)', async () => {
    const channel = await openInterview(stack.api);
    const client = await SpeechClient.open(stack.api.commands, channel);
    const isAnswered = (turn: number) =>
      eventually(() => expect(client.of('answer').map((frame) => frame['turn'])).toContain(turn));
    await eventually(() => expect(client.of('ready')).toHaveLength(1));
    if (client.of('ready')[0]!['last'] === undefined) await isAnswered(0);
    client.say('First.');
    await isAnswered(1);
    expect(client.textOf('answer-1')).toBe(client.of('answer').at(-1)!.text);
    await eventually(() => expect(client.of('released')).toHaveLength(1));

    const held = model.holdAt('the Interviewer’s answer streams');
    client.say('Second.');
    await held.isReached;
    await eventually(() => expect(client.textOf('answer-2')).not.toBe(''));
    client.say('No, wait.');
    await isAnswered(3);
    held.goOn();
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
  });
});
