import { natsServerMissing, startSimulatedApi, type SimulatedApi } from '@parley/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interviewDay, workOf } from '../apps/standalone/src/interview-model.fixtures.js';
import { watch } from '../apps/standalone/src/watch.fixtures.js';
import { expectTalked, isAsked, openInterview, say } from './an-interview.js';
import { eventsOf } from './processes.js';
import { startEmbedded, startFiveProcesses, type Stack } from './stacks.js';

const TURNS = 30;
const NEVER_COMPLETE = TURNS + 1;

const STACKS: [name: string, skipped: boolean, start: (model: Record<string, string>) => Promise<Stack>][] = [
  ['embedded', false, startEmbedded],
  ['JetStream', natsServerMissing, startFiveProcesses],
];

describe.each(STACKS)('an interview over %s', (_, skipped, start) => {
  describe.skipIf(skipped)('whose answers begin before what they answer is committed', () => {
    let stack: Stack;
    let model: SimulatedApi;
    beforeAll(async () => {
      model = await startSimulatedApi(interviewDay(NEVER_COMPLETE));
      stack = await start({ ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_BASE_URL: model.url });
    });
    afterAll(async () => {
      await stack?.stop();
      await model.close();
    });

    it(`asks its model once for each of ${TURNS} answers, and discards none (I2)`, async () => {
      const { api } = stack;
      const channel = await openInterview(api);
      const page = watch(api.views, channel);
      const said = Array.from({ length: TURNS }, (_, index) => `Turn ${index + 1}.`);
      for (const [index, text] of said.entries()) {
        await page.shows(isAsked(index + 1));
        await say(api, channel, text);
      }
      await page.shows(isAsked(TURNS + 1));
      await page.leave();
      expect(model.requests.filter((one) => workOf(one) === 'answer')).toHaveLength(TURNS + 1);
      const events = await eventsOf(api, channel);
      expectTalked(events, said);
      expect(events.filter(({ type }) => type === 'AnswerDiscarded')).toEqual([]);
    });
  });
});
