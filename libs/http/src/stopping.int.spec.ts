import 'reflect-metadata';
import { Agent, get, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Controller, Get, Module, Req, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { eventually } from '@parley/testing/eventually';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiKeys, configureHttp, drain, HealthModule, httpAdapter, stopOf } from './index.js';

/** What is under way until the test lets it go on. */
let letGo: () => void;
let held: Promise<void>;
let waiting = 0;

@Controller('work')
class Work {
  @Get('slow')
  async slow() {
    waiting += 1;
    await held;
    return { done: true };
  }

  @Get('lasting')
  lasting(@Req() { server }: FastifyRequest, @Res() reply: FastifyReply) {
    reply.hijack();
    reply.raw.writeHead(200).flushHeaders();
    stopOf(server.server).addEventListener('abort', () => reply.raw.end('the end'));
  }
}

@Module({ controllers: [Work], imports: [HealthModule.register({})] })
class App {}

let app: NestFastifyApplication;
let agent: Agent;
let port: number;

beforeEach(async () => {
  held = new Promise((resolve) => (letGo = resolve));
  waiting = 0;
  app = await NestFactory.create<NestFastifyApplication>(App, httpAdapter({}), { logger: false });
  await configureHttp(app, { keys: new ApiKeys({ host: '127.0.0.1' }), findSeat: () => Promise.resolve(undefined) });
  await app.listen(0, '127.0.0.1');
  ({ port } = (app.getHttpServer() as Server).address() as AddressInfo);
  agent = new Agent({ keepAlive: true });
});
afterEach(async () => {
  letGo();
  agent.destroy();
  await app.close();
});

async function ask(path: string): Promise<IncomingMessage> {
  const [response] = (await once(get({ port, host: '127.0.0.1', path, agent }), 'response')) as [IncomingMessage];
  return response;
}

it('says that it stops, by its health and in each answer, before it lets nobody in any more', async () => {
  const [before] = [await ask('/healthz')];
  expect(before.headers.connection).toBe('keep-alive');
  before.resume();
  const stopped = drain(app, 300);
  const ready = await ask('/readyz');
  expect([ready.statusCode, JSON.parse(await text(ready))]).toEqual([
    503,
    expect.objectContaining({ code: 'not-ready', detail: 'it is being stopped' }),
  ]);
  const [answered] = [await ask('/healthz')];
  expect([answered.statusCode, answered.headers.connection]).toEqual([200, 'close']);
  answered.resume();
  await stopped;
  await expect(ask('/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('answers what is under way, ends what lasts, and does not wait for who says nothing', async () => {
  const slow = ask('/work/slow');
  const lasting = await ask('/work/lasting');
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const cutOff = once(silent, 'close');
  await eventually(() => expect(waiting).toBe(1));
  let isOver = false;
  const stopped = drain(app, 0).then(() => (isOver = true));
  expect(await text(lasting)).toBe('the end');
  await eventually(() => expect(ask('/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' }));
  expect(isOver).toBe(false);
  letGo();
  expect(JSON.parse(await text(await slow))).toEqual({ done: true });
  await stopped;
  await cutOff;
});
