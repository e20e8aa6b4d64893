import 'reflect-metadata';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Body, Controller, Get, HttpCode, Module, Post, Req } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { RouteConfig, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { eventually } from '@parley/testing/eventually';
import type { FastifyRequest } from 'fastify';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiKeys, configureHttp, dropBody, httpAdapter, routeUpgrades } from './index.js';

let release = () => undefined as void;
let held = Promise.resolve();
let entered = 0;
/** What is asked from now on is answered once it is released. */
const hold = () => {
  held = new Promise<void>((resolve) => (release = resolve));
  entered = 0;
};

@Controller('notes')
class Notes {
  @Get()
  none() {
    return {};
  }

  @Post()
  keep(@Body() note: object) {
    return note;
  }

  @Get('held')
  async held() {
    entered += 1;
    await held;
    return {};
  }
}

@Controller('v1/knowledge/:collection')
class Documents {
  @Post('documents')
  @HttpCode(200)
  add() {
    return {};
  }
}

@Controller('runs')
class Runs {
  /** Takes a large body, and answers for as long as it is asked to. */
  @RouteConfig({ mostBytes: 900 })
  @Post()
  @HttpCode(200)
  async run(@Req() sent: FastifyRequest) {
    dropBody(sent);
    entered += 1;
    await held;
    return {};
  }
}

@Module({ controllers: [Notes, Documents, Runs] })
class App {}

let app: NestFastifyApplication;
let looked = 0;
const server = () => app.getHttpServer() as unknown as Server;
const http = () => request(app.getHttpServer());

beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(
    App,
    httpAdapter({ requestTimeoutMs: 300, trustedProxies: ['127.0.0.1'] }),
    {
      logger: false,
    },
  );
  const findSeat = () => {
    looked += 1;
    return Promise.resolve(undefined);
  };
  const readLimits = { atOnce: 2, bytesAMinute: 1_000_000 };
  const uploadLimits = { ofKey: 1_000, ofTenant: 1_000, ofAll: 1_000 };
  const limits = { unknownLimit: 5, readLimits, uploadLimits };
  await configureHttp(app, { keys: new ApiKeys({ host: '127.0.0.1' }), findSeat, ...limits });
  routeUpgrades(server(), app.getHttpAdapter().getInstance());
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());

const open = () => new Promise<number>((resolve) => server().getConnections((_, count) => resolve(count)));

/** A client that never ends its side, whatever the server does. */
function halfOpen(text = ''): Socket {
  const { port } = server().address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.resume();
  if (text) socket.write(text);
  return socket;
}

it('a refused upgrade, a broken request and a silent connection are cut off, also where the client never ends', async () => {
  const head = 'Host: 127.0.0.1\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n';
  const clients = [
    halfOpen(`GET /nowhere HTTP/1.1\r\n${head}`),
    halfOpen(`GET /notes HTTP/1.1\r\nOrigin: https://evil.example\r\n${head}`),
    halfOpen('what is this\r\n\r\n'),
    halfOpen(),
  ];
  await Promise.all(clients.map((client) => new Promise((resolve) => client.once('end', resolve))));
  await eventually(async () => expect(await open()).toBe(0), { timeout: 30_000 });
  for (const client of clients) client.destroy();
});

it('keys of seats that are not good are looked up so often within a minute, and then no more', async () => {
  const key = () => `Bearer seat.t.00000000-0000-7000-8000-000000000000.${'x'.repeat(43)}`;
  const statuses: number[] = [];
  for (let call = 0; call < 9; call++) statuses.push((await http().get('/notes').set('authorization', key())).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429]);
  expect(looked).toBe(5);
  // Behind a proxy whoever it asks for is counted, and whatever they say before it is nothing.
  const from = (address: string) => http().get('/notes').set({ authorization: key(), 'x-forwarded-for': address });
  for (let call = 0; call < 6; call++) statuses.push((await from(`198.51.100.${call}, 203.0.113.9`)).status);
  expect(statuses.slice(9)).toEqual([401, 401, 401, 401, 401, 429]);
  await from('203.0.113.10').expect(401);
  await http().get('/notes').expect(200);
});

it('a key reads so much at once, and then is told to wait', async () => {
  hold();
  const reads = [http().get('/notes/held'), http().get('/notes/held')].map((test) => test.then(({ status }) => status));
  await eventually(() => expect(entered).toBe(2));
  const { body, headers } = await http().get('/notes').expect(429);
  expect(body).toMatchObject({ code: 'rate-limited' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  release();
  expect(await Promise.all(reads)).toEqual([200, 200]);
  await eventually(async () => void (await http().get('/notes').expect(200)));
});

it('a body of a great many values is refused before it is parsed', async () => {
  const body = `[${'[],'.repeat(60_000)}[]]`;
  const answer = await http().post('/notes').set('content-type', 'application/json').send(body).expect(413);
  expect(answer.body).toMatchObject({ code: 'payload-too-large', detail: 'it has more than 100000 values' });
  await http().post('/notes').set('content-type', 'application/json').send('{"text"').expect(400);
});

it('bodies that are held a byte short keep room that others of the key then have not; it is there again when they end', async () => {
  const upload = () => http().post('/v1/knowledge/c/documents').send({ documents: [] });
  await upload().expect(200);
  const head = 'POST /v1/knowledge/c/documents HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';
  const held = halfOpen(`${head}Content-Length: 990\r\n\r\n{`);
  await eventually(async () => expect((await upload()).status).toBe(429));
  const unsaid = halfOpen(`${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`);
  const answer = await new Promise((resolve) => unsaid.once('data', (data) => resolve(String(data))));
  expect(answer).toMatch(/^HTTP\/1\.1 429 /u);
  held.destroy();
  unsaid.destroy();
  await eventually(async () => expect((await upload()).status).toBe(200));
});

it('another large body counts too, until it was taken in: its answer may last', async () => {
  hold();
  const run = () =>
    http()
      .post('/runs')
      .send({ said: 'x'.repeat(600) });
  const head = 'POST /runs HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';
  const late = halfOpen(`${head}Content-Length: 890\r\n\r\n{`);
  await eventually(async () => expect((await run()).status).toBe(429));
  late.destroy();
  const runs: Promise<number>[] = [];
  // Two of them are more than may be under way, and both are answered at once.
  while (entered < 2) {
    const before = entered;
    const one = run().then(({ status }) => status);
    await Promise.race([one, eventually(() => expect(entered).toBe(before + 1))]);
    if (entered > before) runs.push(one);
  }
  release();
  expect(await Promise.all(runs)).toEqual([200, 200]);
});
