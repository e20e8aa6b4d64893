import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { newId } from '@parley/contracts';
import { accessIn, postgresEventLog, postgresLogSignal } from '@parley/event-log';
import { ApiKeys, configureHttp, egressBy, httpAdapter, MetricsModule } from '@parley/http';
import { DeadLetterStore, InProcessBus, type DeadLetter } from '@parley/messaging';
import { REGISTRY } from '@parley/protocols';
import { testDatabase, testKeysFile } from '@parley/testing';
import { Casts } from '../casts/casts.js';
import { ChannelAdminModule } from '../channel-admin.module.js';
import { CommandHandler } from '../command-handler.js';
import { letterFigures } from '../figures.js';
import { Estimates } from '../estimates/estimates.js';
import { Erasures } from '../erasures/erasures.js';
import { TenantUsage } from '../limits/tenant-usage.js';
import { Refusals } from '../refusals/refusals.js';
import { Tenants } from '../tenants/tenants.js';
import { Webhooks } from '../webhooks/webhooks.js';

/** What a tenant may take there. */
export const LIMITS = { openChannels: 7, commandsPerMinute: 0, microUsdPerDay: 2_500_000, microUsdUnasked: 500_000 };

/** channel-admin over REST on a database of its own, with letters that nobody takes up but the test. */
export async function startLetters() {
  const database = await testDatabase();
  const pool = database.poolOf('parley_channel_admin');
  const log = postgresEventLog(pool);
  const letters = new DeadLetterStore(pool, 'channel_admin');
  await letters.prepare();
  const handler = new CommandHandler(log, REGISTRY.deliberation);
  const limits = { castRefusal: () => Promise.resolve(undefined) };
  const bus = new InProcessBus();
  const casts = new Casts({ pool, chooser: bus, limits });
  const listener = postgresLogSignal(database.urlOf('parley_channel_admin'));
  const usage = new TenantUsage({ pool, log, signal: listener, gatherMs: 1 });
  await usage.start();
  const egress = egressBy({ hosts: new Set(['127.0.0.1']) });
  /** A replica more, from the first start on. */
  const startWebhooks = async () => {
    const publicUrl = () => 'https://parley.example';
    const replica = new Webhooks({ pool, log, signal: listener, egress, letters, handler, publicUrl });
    await replica.start();
    return replica;
  };
  const webhooks = await startWebhooks();
  const access = accessIn(pool);
  @Module({
    imports: [
      ChannelAdminModule.register({
        ...{ handler, installation: { rehearsal: true }, letters, casts, webhooks, models: bus, access },
        refusals: new Refusals(pool),
        erasures: new Erasures({ pool, log, letters }),
        estimates: new Estimates(bus, bus),
        tenants: new Tenants(pool, LIMITS),
      }),
      MetricsModule.register(letterFigures(letters)),
    ],
  })
  class App {}
  const app = await NestFactory.create<NestFastifyApplication>(App, httpAdapter({}), { logger: false });
  const keys = new ApiKeys({ host: '127.0.0.1', file: await testKeysFile() });
  await configureHttp(app, { keys, findSeat: () => Promise.resolve(undefined), findKey: access.findKey });
  await app.listen(0, '127.0.0.1');
  return {
    url: (await app.getUrl()).replace('[::1]', '127.0.0.1'),
    letters,
    pool,
    log,
    webhooks,
    startWebhooks,
    async close() {
      await app.close();
      await webhooks.close();
      await usage.close();
      await listener.close();
      await database.drop();
    },
  };
}

export const aLetter = (more: Partial<DeadLetter> = {}): DeadLetter => ({
  id: newId(),
  consumer: 'coach-judge.FacilitationRequested',
  tenant: 'default',
  channel_id: newId(),
  event_id: newId(),
  attempts: 5,
  cause: 'Error: I choke on this',
  message: { type: 'FacilitationRequested', data: { task: 'screen' } },
  at: '2026-01-01T00:00:00.000Z',
  ...more,
});
