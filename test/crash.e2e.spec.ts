import { describe, expect, it } from 'vitest';
import { argue, askForDebate, DEBATES, expectReported, isArguing, isPlanned, openTeam, stop } from './a-team.js';
import { asked, closed, eventsOf, expectToFollow, expectWholesome, openWithPerson, reply, until } from './processes.js';
import { startEmbedded } from './stacks.js';

describe('the standalone process, killed with -9', () => {
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
    await expectToFollow(api, channel);
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
