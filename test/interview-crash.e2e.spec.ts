import { natsServerMissing } from '@parley/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectWhole, isAsked, isDelivered, openInterview, say, startSlowModel } from './an-interview.js';
import type { Moment, SlowModel } from './an-interview.js';
import { closed, eventsOf, until, type Api, type Program } from './processes.js';
import { startEmbedded, startFiveProcesses, type FiveProcesses } from './stacks.js';

let model: SlowModel;
beforeAll(async () => {
  model = await startSlowModel();
});
afterAll(() => model.close());

const environment = () => ({ ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_BASE_URL: model.url });
const SAID = ['First.', 'Second.', 'Third.'] as const;

/** An interview whose process is killed with -9 in a moment of its second turn, while the user types the third. */
async function killedAt(moment: Moment, api: Api, process: Program): Promise<void> {
  const channel = await openInterview(api);
  await until(api, channel, isAsked(1));
  await say(api, channel, SAID[0]);
  await until(api, channel, isAsked(2));
  const { isReached, goOn } = model.holdAt(moment);
  await say(api, channel, SAID[1]);
  await isReached;
  await say(api, channel, SAID[2]);
  const before = await eventsOf(api, channel);
  await process.kill();
  goOn();

  await process.start();
  expect((await eventsOf(api, channel)).slice(0, before.length)).toEqual(before);
  await until(api, channel, isDelivered(3));
  await say(api, channel, '/end');
  expectWhole(await until(api, channel, closed), [...SAID]);
}

describe('an interview, its standalone process killed with -9', () => {
  // The other moments are those of a single service, below.
  it.each<Moment>(['the Interviewer’s answer streams', 'documents are written'])(
    'while %s, comes to its documents (I4)',
    async (moment) => {
      const { api, process } = await startEmbedded(environment());
      await killedAt(moment, api, process);
      await process.stop();
    },
  );
});

describe.skipIf(natsServerMissing)('an interview over NATS, a service killed with -9', () => {
  let stack: FiveProcesses;
  beforeAll(async () => void (stack = await startFiveProcesses(environment())));
  afterAll(() => stack?.stop());

  it.each<[string, Moment]>([
    ['participant-agents', 'the Interviewer’s answer streams'],
    ['coach-judge', 'the Analyst analyses'],
    ['coach-judge', 'the Judge judges'],
    ['channel-admin', 'the Interviewer’s answer streams'],
  ])('%s, while %s, comes to its documents (I4)', async (name, moment) => {
    await killedAt(moment, stack.api, stack.services[name]!);
  });
});
