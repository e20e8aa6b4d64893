import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordedEvent } from '@parley/contracts';
import { expect, it, onTestFinished } from 'vitest';
import { ApiClient } from './api-client.js';
import { EXIT } from './exit-codes.js';

/** A server of event streams, of which this is the how manieth. */
async function streamsOf(answer: (response: ServerResponse, number: number) => void): Promise<string> {
  let number = 0;
  const server = createServer((_, response) => answer(response, ++number));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function eventsOf(url: string, timeoutMs: number): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  const client = new ApiClient(url, { timeoutMs, reconnectMs: 10 });
  for await (const event of client.events('a-channel', new AbortController().signal)) events.push(event);
  return events;
}

it('goes on however often a silent stream is cut, as gateways do', async () => {
  const url = await streamsOf((response, number) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(number < 25 ? ': still here\n\n' : 'id: 7\ndata: {"position":7}\n\nevent: end\ndata: {}\n\n');
  });
  expect(await eventsOf(url, 5_000)).toEqual([{ position: 7 }]);
});

it('waits for a first answer as long as was said, and no longer', async () => {
  const url = await streamsOf(() => undefined);
  const began = performance.now();
  await expect(eventsOf(url, 300)).rejects.toMatchObject({ exitCode: EXIT.unreachable });
  expect(performance.now() - began).toBeLessThan(20_000);
});

it('is not ended by a stream that lasts longer than an answer may take', async () => {
  const url = await streamsOf((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    setTimeout(() => response.end('id: 7\ndata: {"position":7}\n\nevent: end\ndata: {}\n\n'), 600);
  });
  expect(await eventsOf(url, 300)).toEqual([{ position: 7 }]);
});
