import { natsServerMissing, openFolder, startNatsServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { expect, it } from 'vitest';
import { connectNats } from './connect-nats.js';
import { workerHealth } from './worker-health.js';

const ask = async (port: number, path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

it.skipIf(natsServerMissing)('a worker is ready while the broker answers, and lives without it', async () => {
  const store = await openFolder();
  let nats = await startNatsServer(store);
  const connection = await connectNats(nats.url, 'test');
  const health = await workerHealth({ port: 0, host: '127.0.0.1', ready: () => connection.rtt(), deadlineMs: 300 });
  const ready = () => ask(health.port, '/readyz');
  try {
    expect(await ready()).toBe(200);

    await nats.kill();
    await eventually(async () => expect(await ready()).toBe(503));
    expect(await ask(health.port, '/healthz')).toBe(200);

    nats = await startNatsServer(store, nats.port);
    await eventually(async () => expect(await ready()).toBe(200));
  } finally {
    await health.close();
    await connection.close();
    await nats.stop();
  }
});

it('what hangs is not ready, and nothing else is answered', async () => {
  const hangs = () => new Promise<never>(() => {});
  const health = await workerHealth({ port: 0, host: '127.0.0.1', ready: hangs, deadlineMs: 20 });
  expect(await ask(health.port, '/readyz')).toBe(503);
  expect(await ask(health.port, '/')).toBe(404);
  await health.close();
});
