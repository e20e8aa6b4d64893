import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordedEvent } from '@parley/contracts';
import { expect, it, onTestFinished } from 'vitest';
import { ApiClient } from './api-client.js';
import { EXIT } from './exit-codes.js';

/** A server of event streams, of which this is the how manieth. */
async function streamsOf(
  answer: (response: ServerResponse, number: number, request: IncomingMessage) => void,
): Promise<string> {
  let number = 0;
  const server = createServer((request, response) => answer(response, ++number, request));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function eventsOf(url: string, timeoutMs: number, more: object = {}, listener = {}): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  const client = new ApiClient(url, { timeoutMs, reconnectMs: 1, ...more });
  for await (const event of client.events('a-channel', new AbortController().signal, listener)) events.push(event);
  return events;
}

it('waits for a first answer as long as was said, and no longer', async () => {
  const url = await streamsOf(() => undefined);
  const began = performance.now();
  await expect(eventsOf(url, 300)).rejects.toMatchObject({ exitCode: EXIT.unreachable });
  expect(performance.now() - began).toBeLessThan(20_000);
});

const STREAM = { 'content-type': 'text/event-stream' };
const first = 'id: 7\ndata: {"position":7}\n\n';
const rest = 'id: 8\ndata: {"position":8}\n\nevent: end\ndata: {}\n\n';

it('waits as long as one likes for a server that is away, says so, and takes up where it was', async () => {
  const asked: (string | undefined)[] = [];
  const answerMs = 1_000;
  let back = 0;
  const url = await streamsOf((response, number, { url }) => {
    asked.push(url);
    if (number === 1) back = performance.now() + 1.5 * answerMs;
    if (number === 1) response.writeHead(200, STREAM).end(first);
    else if (number < 100 || performance.now() < back) response.writeHead(502).end();
    else response.writeHead(200, STREAM).end(rest);
  });
  const told: string[] = [];
  const absence = { lasts: () => told.push('away'), ended: () => told.push('back') };
  expect(await eventsOf(url, answerMs, {}, { absence })).toEqual([{ position: 7 }, { position: 8 }]);
  expect(asked.slice(1).every((path) => path?.endsWith('?after=7'))).toBe(true);
  expect(told.filter((one) => one === 'away').length).toBeGreaterThan(90);
  expect(told.at(-1)).toBe('back');
});

it('a refusal is none that is waited out', async () => {
  const status = 500;
  const url = await streamsOf((response, number) => {
    if (number === 1) response.writeHead(200, STREAM).end(first);
    else response.writeHead(status).end(JSON.stringify({ title: 'No', status }));
  });
  await expect(eventsOf(url, 5_000)).rejects.toMatchObject({ problem: { status } });
});

it('goes to where the server is, where it comes back elsewhere', async () => {
  const other = await streamsOf((response) => void response.writeHead(200, STREAM).end(rest));
  const url = await streamsOf((response, number) => {
    if (number === 1) response.writeHead(200, STREAM).end(first);
    else response.destroy();
  });
  expect(await eventsOf(url, 5_000, { whereabouts: () => other })).toEqual([{ position: 7 }, { position: 8 }]);
});

it('what is said arrives once, however often its answer is lost', async () => {
  const keys: unknown[] = [];
  const url = await streamsOf((response, number, request) => {
    keys.push(request.headers['idempotency-key']);
    request.resume().on('end', () => {
      if (number < 30) response.destroy();
      else response.writeHead(202, { 'content-type': 'application/json' }).end('{"position":3}');
    });
  });
  const client = new ApiClient(url, { timeoutMs: 5_000, reconnectMs: 1 });
  let tries = 0;
  const heard = await client.deliver('/said', { text: 'Hello' }, new AbortController().signal, () => tries++);
  expect(heard).toEqual({ position: 3 });
  expect(tries).toBe(29);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/u);
});

it.each([
  ['text/html; charset=utf-8', true],
  ['application/problem+json', false],
])('a server that answers %s has a console: %s', async (type, has) => {
  const url = await streamsOf((response) => void response.writeHead(200, { 'content-type': type }).end());
  const client = new ApiClient(url, { timeoutMs: 5_000 });
  expect(await client.consoleAt('/channels/c1')).toBe(has ? `${url}/channels/c1` : undefined);
});
