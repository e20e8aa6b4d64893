import { natsServerMissing } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedHarness, jetStreamHarness, writer, type Harness } from '../conformance.fixtures.js';
import { embeddedSettlements, natsSettlements, type Settled, type Settlements } from '../index.js';

interface Heard extends Harness {
  settlements: Settlements;
}

function conformance(make: () => Promise<Heard>): void {
  let harness: Heard;
  beforeAll(async () => void (harness = await make()));
  afterAll(() => harness.close());

  it('are told to every listener while they happen, and only they', async () => {
    const now = writer(harness.log);
    const heard: [Settled[], Settled[]] = [[], []];
    for (const one of heard) harness.settlements.onSettled((settled) => one.push(settled));
    // Listening has begun once something is heard.
    await eventually(async () => {
      await writer(harness.log).closed();
      expect(heard.every((one) => one.length)).toBe(true);
    });
    await now.turnsFailed('no settlement');
    await now.skipped('turn-1-1-ana');
    await now.closed();
    const { channel_id } = now;
    for (const one of heard) {
      await eventually(() => expect(one.filter((settled) => settled.channel_id === channel_id)).toHaveLength(2));
      expect(one.filter((settled) => settled.channel_id === channel_id)).toEqual([
        { tenant: 'default', channel_id, request_id: 'turn-1-1-ana' },
        { tenant: 'default', channel_id },
      ]);
    }
  });
}

describe('settlements from the log', () => {
  conformance(async () => {
    const harness = await embeddedHarness();
    const settlements = embeddedSettlements({ log: harness.log, signal: harness.signal });
    return { ...harness, settlements, close: () => settlements.close().then(() => harness.close()) };
  });
});

describe.skipIf(natsServerMissing)('settlements over NATS', () => {
  conformance(async () => {
    const harness = await jetStreamHarness();
    return {
      ...harness,
      settlements: natsSettlements(harness.connection),
    };
  });
});
