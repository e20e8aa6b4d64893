import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { eventSubject, newId } from '@parley/contracts';
import {
  natsCalloutMissing,
  natsServerMissing,
  openFolder,
  smallDisk,
  smallDiskMissing,
  startNatsServer,
} from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brokerReady } from './broker-ready.js';
import { connectNats } from './connect-nats.js';
import { DURABLE_CONSUMERS } from './durable-consumers.js';
import { ensureStreams } from './streams.js';

const SERVICES = ['channel-admin', 'coach-judge', 'participant-agents', 'termination-monitor', 'transcript-store'];
const SOON = { timeout: 20_000 };
const FROM_JETSTREAM = SERVICES.filter((service) => service !== 'transcript-store');

describe.skipIf(natsServerMissing)('what a service needs of its broker', () => {
  async function connected(store: string) {
    const nats = await startNatsServer(store);
    const connection = await connectNats(nats.url, 'test');
    const making = async () =>
      ensureStreams(await jetstreamManager(connection, { checkAPI: false }), DURABLE_CONSUMERS);
    /** Whoever says that it is not ready, and why. */
    const notReady = async () => {
      const answers = await Promise.allSettled(SERVICES.map((service) => brokerReady(connection, service)));
      return answers.flatMap((answer, index) =>
        answer.status === 'rejected' ? [[SERVICES[index], (answer.reason as Error).message] as const] : [],
      );
    };
    return { nats, connection, making, notReady, names: async () => (await notReady()).map(([name]) => name) };
  }

  it('is there once channel-admin has made streams and consumers, and not before, nor without the broker', async () => {
    const { nats, connection, making, notReady, names } = await connected(await openFolder());
    expect(await notReady()).toEqual(
      FROM_JETSTREAM.map((service) => [service, expect.stringContaining('has to be restarted')]),
    );
    await making();
    expect(await names()).toEqual([]);
    await nats.kill();
    await eventually(async () => expect(await names()).toEqual(SERVICES), SOON);
    await connection.close();
  });

  it.skipIf(smallDiskMissing)(
    'is there again once a full disk has room, and refuses by name what it cannot keep',
    async () => {
      const disk = await smallDisk(64);
      onTestFinished(() => disk.close());
      const { nats, connection, making, notReady, names } = await connected(disk.folder);
      await making();
      const client = jetstream(connection, { timeout: 1_000 });
      const publish = () => client.publish(eventSubject('default', newId(), 'TurnRequested'), 'x'.repeat(100_000));
      await publish();
      const clear = await disk.fill();
      // Before 2.10 a server switched JetStream off, until it was started again; some answered whoever wrote last no more at all.
      if (natsCalloutMissing) {
        await expect(publish()).rejects.toThrow();
        await eventually(async () => expect(await names()).toEqual(expect.arrayContaining(FROM_JETSTREAM)), SOON);
      } else {
        await expect(publish()).rejects.toThrow('no space left');
        // What it keeps already is still drawn from it; that nothing is published, the relay says.
        expect(await notReady()).toEqual([]);
      }

      await clear();
      if (!natsCalloutMissing) expect(await publish()).toMatchObject({ seq: 2 });
      await nats.kill();
      const again = await startNatsServer(disk.folder, nats.port);
      await eventually(async () => expect(await names()).toEqual([]), SOON);
      await connection.close();
      await again.stop();
    },
  );
});
