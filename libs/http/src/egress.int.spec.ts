import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { egressBy, EgressRefused, egressHostsOf } from './egress.js';

let answer: RequestListener = (_, response) => void response.end();
const arrived: string[] = [];
let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    arrived.push(`${request.headers.host}${request.url}`);
    request.resume().on('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const sent = { headers: {}, body: '{}' };
const listed = (timeoutMs = 15_000) => egressBy({ hosts: new Set([`127.0.0.1:${port}`]), timeoutMs });
const here = (path = '/') => `http://127.0.0.1:${port}${path}`;

it('refuses what is not https, has a password in it or is no address', () => {
  const { refusal } = egressBy({ hosts: egressHostsOf('hooks.inner, 10.0.0.7:8080') });
  for (const url of [
    'http://hooks.example/',
    'ftp://hooks.example',
    'hooks.example',
    '',
    'file:///etc/passwd',
    'https://a:b@hooks.example',
  ])
    expect(refusal(url), url).toBeDefined();
  for (const url of ['https://hooks.example/x?y', 'http://hooks.inner:81/', 'http://10.0.0.7:8080/'])
    expect(refusal(url), url).toBeUndefined();
  expect(refusal('http://10.0.0.7:8081/')).toContain('PARLEY_EGRESS_HOSTS');
  expect(() => egressHostsOf('http://hooks.inner')).toThrow('PARLEY_EGRESS_HOSTS');
});

it('refuses every address that is not of the internet, however it is written', () => {
  const { refusal } = egressBy();
  const inner = [
    ...[
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f.0.0.1',
      '017700000001',
      '0.0.0.0',
      '10.0.0.1',
      '172.16.0.1',
      '192.168.1.1',
    ],
    ...[
      '169.254.169.254',
      '100.64.0.1',
      '100.100.100.200',
      '168.63.129.16',
      '192.0.0.192',
      '224.0.0.1',
      '255.255.255.255',
      '198.18.0.1',
    ],
    ...[
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:8.8.8.8]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[64:ff9b:1::7f00:1]',
      '[2002:7f00:1::]',
    ],
    ...[
      '[2001:0:7f00:1::]',
      '[fe80::1]',
      '[fec0::1]',
      '[fc00::1]',
      '[fd00:ec2::254]',
      '[ff02::1]',
      '[2001:db8::1]',
      '[100::1]',
      '[::ffff:0:127.0.0.1]',
    ],
  ];
  for (const host of inner) expect(refusal(`https://${host}/`), host).toContain('no address of the internet');
  for (const host of ['8.8.8.8', '[2606:4700::1111]']) expect(refusal(`https://${host}/`), host).toBeUndefined();
});

it('refuses a name that resolves inwards, also one that did not the first time, or has one such address beside others', async () => {
  const before = arrived.length;
  // Nobody is there: what is called is what was looked at.
  const resolve = vi.fn().mockResolvedValueOnce(['2fff:ffff::1']).mockResolvedValue(['127.0.0.1']);
  const egress = egressBy({ resolve, timeoutMs: 300 });
  const url = `https://rebound.example:${port}/`;
  const first = await egress.post(url, sent).catch((error: Error) => error);
  expect(first).toBeInstanceOf(Error);
  expect(first).not.toBeInstanceOf(EgressRefused);
  expect(resolve).toHaveBeenCalledTimes(1);
  await expect(egress.post(url, sent)).rejects.toThrow('leads to 127.0.0.1');
  for (const addresses of [['8.8.8.8', '10.0.0.1'], ['::ffff:10.0.0.1'], []])
    await expect(egressBy({ resolve: () => Promise.resolve(addresses) }).post(url, sent)).rejects.toThrow(
      EgressRefused,
    );
  expect(arrived.length).toBe(before);
});

it('calls the address that the name was resolved to, by its name', async () => {
  answer = (_, response) => void response.writeHead(202).end();
  const egress = egressBy({ hosts: new Set(['hooks.inner']), resolve: () => Promise.resolve(['127.0.0.1']) });
  expect(await egress.post(`http://hooks.inner:${port}/a`, sent)).toEqual({ status: 202 });
  expect(arrived.at(-1)).toBe(`hooks.inner:${port}/a`);
});

it('follows no redirect, tells when to come again, and reads no body however long', async () => {
  answer = (_, response) => void response.writeHead(302, { location: here('/else') }).end();
  expect(await listed().post(here('/moved'), sent)).toEqual({ status: 302, location: here('/else') });
  expect(arrived.at(-1)).toContain('/moved');
  answer = (_, response) => void response.writeHead(429, { 'retry-after': '7' }).end();
  expect(await listed().post(here(), sent)).toEqual({ status: 429, retryAfter: '7' });
  let closed = () => undefined as void;
  const cut = new Promise<void>((resolve) => (closed = resolve));
  answer = (_, response) => {
    response.writeHead(200).on('close', closed);
    const more = () => void (response.destroyed || response.write('x'.repeat(65_536), () => setImmediate(more)));
    more();
  };
  expect(await listed().post(here(), sent)).toEqual({ status: 200 });
  await cut;
});

it('fails where nobody answers in time, or hangs up before the first line', async () => {
  answer = () => undefined;
  await expect(listed(300).post(here(), sent)).rejects.toMatchObject({ name: 'TimeoutError' });
  answer = ({ socket }) => void socket.destroy();
  await expect(listed().post(here(), sent)).rejects.toMatchObject({ code: 'ECONNRESET' });
  const never = egressBy({ timeoutMs: 50, resolve: () => new Promise(() => {}) });
  await expect(never.post('https://slow.example', sent)).rejects.toMatchObject({ name: 'TimeoutError' });
});
