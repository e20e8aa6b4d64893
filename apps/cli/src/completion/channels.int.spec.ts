import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFolder } from '@parley/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerChannels } from './channels.js';

const CHANNEL = '0199a5f0-0000-7000-8000-0000aaaaaaaa';

let server: Server;
let answer: RequestListener;
let printed: string;
let complained: string;

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('PARLEY_SERVER', '');
  vi.stubEnv('PARLEY_DATA', await openFolder());
  [printed, complained] = ['', ''];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((complained += String(text)), true));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

it('offers the channels of the server that is named in the line, with what is said of the key there', async () => {
  const items = [
    { channel_id: CHANNEL, topic: 'Should we\nmove\u001B[31m?' },
    { channel_id: '$(reboot)', topic: 'x' },
  ];
  answer = ({ headers }, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ items: headers.authorization === 'Bearer k1' ? items : [] }));
  };
  expect(await offerChannels(`./parley --server "${url()}" --token=k1 show --quiet 01`)).toBe(0);
  expect(printed).toMatch(new RegExp(`^last\n${CHANNEL} Should we move[^\u001B]*\n$`, 'u'));
  // What a server calls an id, and is none, is never put into a line.
  expect(printed).not.toContain('reboot');
});

it.each<[string, () => string]>([
  ['refuses', () => `parley --server ${url()} show `],
  ['is none', () => 'parley --server nonsense show '],
  ['is not there', () => 'parley show '],
  ['is still to be named', () => 'parley show --server'],
])('says nothing where the server %s', async (_, line) => {
  answer = (_request, response) => void response.writeHead(401).end('{}');
  expect(await offerChannels(line())).toBe(0);
  expect({ printed, complained }).toEqual({ printed: 'last\n', complained: '' });
});

it('waits for no server that does not answer', async () => {
  answer = () => undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const signal = vi.spyOn(AbortSignal, 'timeout');
  const offered = offerChannels(`parley --server ${url()} show `);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect(await offered).toBe(0);
  expect(Math.max(0, ...signal.mock.calls.map(([ms]) => ms))).toBeLessThanOrEqual(1_000);
  expect(printed).toBe('last\n');
});
