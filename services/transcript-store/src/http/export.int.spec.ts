import 'reflect-metadata';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { LogUnavailable, type EventLog } from '@parley/event-log';
import { newId, type RecordedEvent } from '@parley/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ChannelsController } from './channels.controller.js';
import { STREAM_LIMITS } from './open-streams.js';

const CHANNEL = newId();
const EVENT_BYTES = 100_000;

/** A channel of events of a tenth of a megabyte, which is read as Postgres does: by bytes. */
function logOf(count: number) {
  const used = { reads: 0, awayFrom: Infinity };
  const log: Pick<EventLog, 'readChannel' | 'readInputs' | 'readKeys'> = {
    readInputs: () => Promise.resolve([]),
    readKeys: () => Promise.resolve(new Map()),
    readChannel(_tenant, channel_id, { after = 0, limit = 500, bytes = Infinity } = {}) {
      if (after >= used.awayFrom) return Promise.reject(new LogUnavailable('away'));
      used.reads += 1;
      const length = Math.min(limit, Math.ceil(bytes / EVENT_BYTES), count - after);
      return Promise.resolve(
        Array.from({ length }, (_, index) => {
          const version = after + index + 1;
          const data = { text: 'x'.repeat(EVENT_BYTES) };
          const metadata = { command_id: `command-${version}` };
          const place = { version, position: version, channel_id, hash: `hash-${version}` };
          return { ...place, metadata, data } as unknown as RecordedEvent;
        }),
      );
    },
  };
  return { used, log };
}

let server: FastifyInstance;
beforeEach(() => (server = fastify()));
afterEach(() => server.close());

async function exporting(
  log: Pick<EventLog, 'readChannel' | 'readInputs' | 'readKeys'>,
  stalledMs = 60_000,
): Promise<number> {
  const streams = { ...STREAM_LIMITS, stalledMs };
  const controller = new ChannelsController(...([{}, {}, log, {}, streams] as never as Parts));
  server.get('/export', (_, reply) =>
    controller.export({ tenant: 't' } as never, CHANNEL, reply as never).then(() => reply),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  return (server.server.address() as AddressInfo).port;
}

type Parts = ConstructorParameters<typeof ChannelsController>;

it('an export is the whole channel, page by page, and says at its end what was before it', async () => {
  const { log, used } = logOf(20);
  const port = await exporting(log);
  const response = await fetch(`http://127.0.0.1:${port}/export`);
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedEvent);
  expect(lines.slice(0, -1).map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(lines.at(-1)).toMatchObject({ manifest: { channel_id: CHANNEL, events: 20, head: 'hash-20', inputs: 0 } });
  expect(used.reads).toBeGreaterThan(5);
});

it('who takes nothing of an export makes nobody read on, and is cut off', async () => {
  const { log, used } = logOf(100_000);
  const socket = connect(await exporting(log, 300), '127.0.0.1');
  socket.pause();
  socket.write('GET /export HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await new Promise<void>((resolve) => server.server.once('connection', (there) => there.once('close', resolve)));
  // What the system's own buffers take, and no more: the channel has ten gigabytes.
  expect(used.reads).toBeLessThan(100);
  socket.destroy();
});

it('an export that the log leaves in the middle is seen to be cut off', async () => {
  const { log, used } = logOf(20);
  used.awayFrom = 6;
  const socket = connect(await exporting(log), '127.0.0.1');
  socket.write('GET /export HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  const answer = await text(socket).catch(String);
  expect(answer).not.toMatch(/\r\n0\r\n\r\n$/u);
  expect(answer).not.toContain('manifest');
});
