import { natsServerMissing } from '@parley/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// @ts-expect-error a script without types
import { ensureBuilt } from '../tools/build.mjs';
import { argue, askForDebate, DEBATES, expectReported, isArguing, isPlanned, openTeam, stop } from './a-team.js';
import { asked, closed, eventsOf, expectWholesome, openWithPerson, reply, until } from './processes.js';
import { startEmbedded, startFiveProcesses, type FiveProcesses } from './stacks.js';

beforeAll(() => ensureBuilt() as Promise<number>);

describe('the standalone process, killed with -9', { timeout: 240_000 }, () => {
  it('in the middle of a round goes on where it was: nothing answered is asked again', async () => {
    const { api, process: parley } = await startEmbedded();
    const channel = await openWithPerson(api);
    await asked(api, channel, 1);
    const before = await until(
      api,
      channel,
      (events) => events.filter((event) => event.type === 'FeedbackRecorded').length === 2,
    );
    await parley.kill();

    await parley.start();
    expect((await eventsOf(api, channel)).slice(0, before.length)).toEqual(before);
    await reply(api, channel, 'accept');
    // The second time it is killed while models and facilitator work.
    await parley.kill();

    await parley.start();
    await asked(api, channel, 2);
    await reply(api, channel, 'accept');
    expectWholesome(await until(api, channel, closed));
    await parley.stop();
  });

  // Side by side: each has a stack of its own, which mostly waits until what was killed is given up.
  it.concurrent.each([
    ['planned', 'plan'],
    ['automatic', 'lead'],
    ['asked for by the user', 'user'],
  ] as const)(
    'in the middle of a debate that is %s, and after a stop, goes on to the report (D3, D5)',
    async (_, by) => {
      const { api, process: parley } = await startEmbedded();
      const channel = await openTeam(api, by);
      if (by === 'user') {
        await until(api, channel, isPlanned);
        await askForDebate(api, channel);
      }
      const before = await until(api, channel, isArguing(1));
      await parley.kill();

      await parley.start();
      expect((await eventsOf(api, channel)).slice(0, before.length)).toEqual(before);
      await argue(api, channel);
      await until(api, channel, isArguing(2));
      await stop(api, channel);
      // The ruling on what was argued, and the report, are still to come.
      await parley.kill();

      await parley.start();
      expectReported(await until(api, channel, closed), 'stopped', DEBATES[by]);
      await parley.stop();
    },
  );
});

describe.skipIf(natsServerMissing)('five processes over NATS', { timeout: 180_000 }, () => {
  let stack: FiveProcesses;

  beforeAll(async () => void (stack = await startFiveProcesses()));
  afterAll(() => stack?.stop());

  it.each(['channel-admin', 'participant-agents', 'coach-judge', 'termination-monitor', 'transcript-store'])(
    'finish a negotiation though %s is killed with -9 twice on the way',
    async (name) => {
      const { api, services } = stack;
      const service = services[name]!;
      const channel = await openWithPerson(api);
      await service.kill();
      await service.start();
      await asked(api, channel, 1);
      await reply(api, channel, 'accept');
      await service.kill();
      await service.start();
      await asked(api, channel, 2);
      await reply(api, channel, 'accept');
      expectWholesome(await until(api, channel, closed));
    },
  );

  it.each(['channel-admin', 'participant-agents', 'termination-monitor'])(
    'bring a team to its report though %s is killed with -9 in each round of its debate (D3)',
    async (name) => {
      const { api, services } = stack;
      const service = services[name]!;
      const channel = await openTeam(api);
      for (const round of [1, 2]) {
        await until(api, channel, isArguing(round));
        await service.kill();
        await service.start();
        await argue(api, channel);
      }
      expectReported(await until(api, channel, closed), 'completed');
    },
  );

  it('finish a negotiation though the broker is killed and started again', async () => {
    const { api } = stack;
    const channel = await openWithPerson(api);
    await asked(api, channel, 1);
    // Commands over REST need no bus: the log takes them, the relay brings them when the broker is back.
    await stack.replaceBroker(() => reply(api, channel, 'accept'));
    await asked(api, channel, 2);
    await reply(api, channel, 'accept');
    expectWholesome(await until(api, channel, closed));
  });
});
