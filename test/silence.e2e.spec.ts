import { natsServerMissing } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closed, eventsOf, expectToFollow, post } from './processes.js';
import { startFiveProcesses, type FiveProcesses } from './stacks.js';

const BOARD = { question: 'Where do we meet?', members: [{ name: 'Ana' }, { name: 'Bo' }], config: { rounds: 1 } };
/** Long before a connection would be given up that nobody asks whether it still stands. */
const SOON = { timeout: 40_000 };

/** What a statement may take is told, as where Postgres is near: what follows from it comes as much sooner. */
const QUICK = { DATABASE_CONNECT_TIMEOUT_MS: '1000', DATABASE_STATEMENT_TIMEOUT_MS: '2000' };

describe.skipIf(natsServerMissing)('connections that stand, and nothing passes', () => {
  let stack: FiveProcesses;
  beforeAll(async () => void (stack = await startFiveProcesses({}, {}, QUICK)));
  afterAll(() => stack?.stop());

  async function deliberated(): Promise<void> {
    const { channel_id } = await eventually(
      () => post<{ channel_id: string }>(`${stack.api.commands}/v1/round-tables`, BOARD),
      SOON,
    );
    await eventually(async () => expect(closed(await eventsOf(stack.api, channel_id))).toBe(true), SOON);
    await expectToFollow(stack.api, channel_id);
  }

  const areReady = (isReady: boolean) =>
    eventually(async () => {
      const answers = await Promise.all(stack.health.map(async (url) => (await fetch(`${url}/readyz`)).ok));
      expect(answers).toEqual(stack.health.map(() => isReady));
    }, SOON);

  /** Many at once: each is answered or refused, and none waits for all the others. */
  const reads = () =>
    Promise.all(
      Array.from({ length: 30 }, async () => {
        const { status } = await fetch(`${stack.api.views}/v1/channels`, { signal: AbortSignal.timeout(SOON.timeout) });
        return status;
      }),
    );

  it('to the broker: every service says so, and is back soon after, three times in a row', async () => {
    await deliberated();
    for (const silence of ['both ways', 'from the server', 'both ways'] as const) {
      stack.wires.nats.hush(silence);
      await areReady(false);
      stack.wires.nats.speak();
      await areReady(true);
      await deliberated();
    }
  });

  it.each(['both ways', 'from the server'] as const)(
    'to Postgres: reads are refused, and answered again soon after (%s)',
    async (silence) => {
      await deliberated();
      stack.wires.postgres.hush(silence);
      expect(new Set(await reads())).toEqual(new Set([503]));
      for (const url of [stack.api.commands, stack.api.views]) expect((await fetch(`${url}/readyz`)).status).toBe(503);
      stack.wires.postgres.speak();
      await eventually(async () => expect(new Set(await reads())).toEqual(new Set([200])), SOON);
      await areReady(true);
      await deliberated();
    },
  );
});
