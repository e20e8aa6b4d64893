import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startEmbeddedPostgres } from '@parley/embedded-postgres';
import { postgresEventLog } from '@parley/event-log';
import { migrate } from '@parley/event-log/migrations';
import { ApiKeys, configureHttp, HealthModule, httpAdapter } from '@parley/http';
import { connectNats } from '@parley/messaging';
import { dataFolder, natsServerMissing, openFolder, startNatsServer } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import pg from 'pg';
import request from 'supertest';
import { expect, it } from 'vitest';

it.skipIf(natsServerMissing)(
  'is not ready while NATS or Postgres is down, says which, and is ready again when it is back',
  { timeout: 120_000 },
  async () => {
    const folder = await dataFolder();
    const store = await openFolder();
    let nats = await startNatsServer(store);
    let postgres = await startEmbeddedPostgres({ folder, settings: ['fsync=off'] });
    const { secret } = postgres;
    const passwords = { parley_channel_admin: secret, parley_transcript_store: secret, parley_embedded_bus: secret };
    await migrate(postgres.adminUrl, passwords);
    const connection = await connectNats(nats.url, 'test');
    let pool = poolOf(postgres.adminUrl);
    // A Postgres that is started again has another port here.
    const checks = { postgres: () => postgresEventLog(pool).head(), nats: () => connection.rtt() };
    @Module({ imports: [HealthModule.register(checks, 500)] })
    class App {}
    const app = await NestFactory.create<NestFastifyApplication>(App, httpAdapter({}), { logger: false });
    const keys = new ApiKeys({ host: '127.0.0.1' });
    await configureHttp(app, { keys, findSeat: () => Promise.resolve(undefined) });
    await app.listen(0, '127.0.0.1');
    const ready = (status: number) => request(app.getHttpServer()).get('/readyz').expect(status);
    await eventually(() => ready(200));

    await nats.kill();
    await eventually(async () => {
      const { body } = await ready(503);
      expect(body).toMatchObject({ code: 'not-ready', errors: [{ pointer: '/nats', reason: expect.any(String) }] });
    });
    await request(app.getHttpServer()).get('/healthz').expect(200);
    nats = await startNatsServer(store, nats.port);
    await eventually(() => ready(200));

    await postgres.stop();
    await eventually(async () => {
      const { body } = await ready(503);
      expect(body).toMatchObject({ errors: [{ pointer: '/postgres', reason: 'LogUnavailable' }] });
      expect(JSON.stringify(body)).not.toContain(secret);
    });
    postgres = await startEmbeddedPostgres({ folder, settings: ['fsync=off'] });
    await pool.end();
    pool = poolOf(postgres.adminUrl);
    await eventually(() => ready(200));

    await app.close();
    await connection.close();
    await nats.stop();
    await pool.end();
    await postgres.stop();
  },
);

function poolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on('error', () => undefined);
  return pool;
}
