import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { send, upTo } from './event-stream.js';

const STALLED_MS = 200;
const PAGE = 'a'.repeat(1_048_576);

let server: Server;
let answered: Promise<ServerResponse>;

beforeEach(async () => {
  server = createServer();
  answered = once(server, 'request').then(([, response]) => response as ServerResponse);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.closeAllConnections());

/** A client that takes nothing before it is told to. */
function client() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  return socket;
}

it('cuts off who takes nothing, and has not written on meanwhile', async () => {
  const socket = client();
  const out = await answered;
  let most = 0;
  for (let pages = 0; !out.destroyed; pages++) {
    expect(pages).toBeLessThan(100);
    const sent = send(out, PAGE, STALLED_MS);
    most = Math.max(most, out.writableLength);
    await sent;
  }
  expect(most).toBeLessThan(2 * PAGE.length);
  socket.destroy();
});

it('waits for who takes it in time', async () => {
  const socket = client();
  const out = await answered;
  for (let pages = 0; pages < 20; pages++) {
    const sent = send(out, PAGE, 60_000);
    socket.resume();
    await sent;
  }
  expect(out.destroyed).toBe(false);
  socket.destroy();
});

it('a page is as long as it may be, or one event', () => {
  expect(upTo(5, ['ab', 'cd', 'ef'], String)).toEqual(['ab', 'cd']);
  expect(upTo(5, ['abcdefgh', 'cd'], String)).toEqual(['abcdefgh']);
  expect(upTo(5, [], String)).toEqual([]);
});
