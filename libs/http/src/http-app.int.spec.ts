import 'reflect-metadata';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IsString } from 'class-validator';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NotReady } from '@parley/outages';
import { ApiKeys, configureHttp, HealthModule, httpAdapter, type ReadinessChecks } from './index.js';

class Note {
  @IsString()
  text!: string;
}

class LogUnavailable extends Error {
  override name = 'LogUnavailable';
}

@Controller('notes')
class Notes {
  @Post()
  keep(@Body() note: Note) {
    return note;
  }

  @Get('away')
  away() {
    throw new LogUnavailable('postgres://user:password@host is away');
  }

  @Get('late')
  async late() {
    await delay(3 * REQUEST_MS);
    return {};
  }

  @Get('broken')
  broken() {
    throw new Error('a secret detail');
  }
}

/** What the service stands on; empty where all is well. */
const checks: ReadinessChecks = {};

@Module({ controllers: [Notes], imports: [HealthModule.register(checks, 50)] })
class App {}

const REQUEST_MS = 300;

let app: NestFastifyApplication;
const http = () => request(app.getHttpServer());

beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(App, httpAdapter({ requestTimeoutMs: REQUEST_MS }), {
    logger: false,
  });
  const keys = new ApiKeys({ host: '127.0.0.1' });
  const findSeat = () => Promise.resolve(undefined);
  await configureHttp(app, { keys, findSeat, rateLimit: 5 });
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());

it('closes a request whose body does not come, and waits for an answer that takes its time', async () => {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /notes HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
  );
  const late = http().get('/notes/late').expect(200);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ code: 'request-timeout', status: 408 });
  await late;
});

it('says that the log is away, or that something broke, and no more', async () => {
  const away = await http().get('/notes/away').expect(503);
  expect(away.body).toMatchObject({ code: 'log-unavailable', status: 503 });
  expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
  const broken = await http().get('/notes/broken').expect(500);
  expect(broken.body).toMatchObject({ code: 'internal' });
  expect(JSON.stringify([away.body, broken.body])).not.toMatch(/secret|password|at /u);
});

it('names an unknown field and a wrong one', async () => {
  const { body } = await http().post('/notes').send({ text: 1, colour: 'red' }).expect(400);
  expect(body.errors).toEqual(
    expect.arrayContaining([
      { pointer: '/colour', reason: 'unknown field' },
      { pointer: '/text', reason: 'must be a string' },
    ]),
  );
});

it.each([
  ['that cannot be read', '/notes/%E0%A4%A'],
  ['with a part that is too long', `/notes/${'x'.repeat(600)}/more`],
])('an address %s is refused as everything is', async (_, path) => {
  const { status, headers, body } = await http().get(path);
  expect([400, 404]).toContain(status);
  expect(headers['content-type']).toContain('application/problem+json');
  expect(body).toMatchObject({ code: expect.any(String), status });
});

it('answers neither another name nor another website, and says what would let it in', async () => {
  const [named, sent] = [
    await http().get('/notes/broken').set('Host', 'evil.example').expect(403),
    await http().post('/notes').set('Origin', 'https://evil.example').expect(403),
  ];
  for (const { body, headers } of [named, sent]) {
    expect(body).toMatchObject({ code: 'foreign-origin', detail: expect.stringContaining('PARLEY_ALLOWED_HOSTS') });
    expect(headers['content-type']).toContain('application/problem+json');
  }
  await http().post('/notes').set('Sec-Fetch-Site', 'cross-site').expect(403);
  for (const probe of ['/healthz', '/readyz']) await http().get(probe).set('Host', 'probe.example').expect(200);
});

it('limits how often one may call, and says when to come back', async () => {
  const answers = [];
  for (let call = 0; call < 6; call++) answers.push(await http().post('/notes').send({ text: 'x' }));
  const limited = answers.find((answer) => answer.status === 429)!;
  expect(limited.body).toMatchObject({ code: 'rate-limited' });
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
});

it('is ready only while all that it stands on is: what fails or hangs is named, and nothing secret is told', async () => {
  checks['nats'] = () => new Promise(() => undefined);
  checks['postgres'] = () => Promise.reject(new LogUnavailable('postgres://user:password@host is away'));
  checks['views'] = () => Promise.reject(new NotReady('7 events wait'));
  const { body } = await http().get('/readyz').expect(503);
  expect(body).toMatchObject({
    code: 'not-ready',
    errors: [
      { pointer: '/nats', reason: 'no answer within 50 ms' },
      { pointer: '/postgres', reason: 'LogUnavailable' },
      { pointer: '/views', reason: '7 events wait' },
    ],
  });
  for (const name of Object.keys(checks)) delete checks[name];
});
