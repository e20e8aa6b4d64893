import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, isNowHeld } from './free-port.js';

it('gives a port to one who asks alone, before anything listens on it and while something does', async () => {
  const port = await freePort();
  expect(await isNowHeld(port)).toBe(false);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(await isNowHeld(port)).toBe(false);
  server.close();
});
