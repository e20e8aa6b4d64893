import { newId } from '@parley/contracts';
import { natsServerMissing, openFolder, startNatsServer } from '@parley/testing';
import { expect, it } from 'vitest';
import { connectNats } from './connect-nats.js';
import { natsChannelReader } from './nats-clients.js';

it.skipIf(natsServerMissing)('a request is asked again where the replica that was given it is gone', async () => {
  const nats = await startNatsServer(await openFolder());
  const [gone, there, asking] = await Promise.all(
    ['gone', 'there', 'asking'].map((name) => connectNats(nats.url, name)),
  );
  const queue = { queue: 'transcript-store' };
  let lost = 0;
  const only = gone!.subscribe('parley.v1.query.>', {
    ...queue,
    callback() {
      lost += 1;
      only.unsubscribe();
      there!.subscribe('parley.v1.query.>', {
        ...queue,
        callback: (_, message) => void message.respond('{"events":[],"more":false}'),
      });
    },
  });
  await gone!.flush();
  expect(await natsChannelReader(asking!).read('acme', newId(), 0, 0)).toEqual({ events: [], more: false });
  expect(lost).toBe(1);
  await Promise.all([gone, there, asking].map((connection) => connection!.close()));
  await nats.stop();
});
