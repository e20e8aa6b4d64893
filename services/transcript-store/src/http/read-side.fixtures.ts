import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { accessIn, openPool, postgresEventLog, postgresLogSignal, PROJECTOR, type EventLog } from '@parley/event-log';
import { ApiKeys, configureHttp, documentApi, HealthModule, httpAdapter, MetricsModule } from '@parley/http';
import { migrateKnowledge, postgresKnowledgeBase } from '@parley/knowledge';
import { InProcessBus } from '@parley/messaging';
import { TEST_KEYS, testDatabase, testKeysFile, type TestDatabase } from '@parley/testing';
import request from 'supertest';
import { openProjections, type Projections } from '../projections/data-source.js';
import { migrateProjections } from '../projections/migrate-projections.js';
import { Progress, progressFigures } from '../projections/progress.js';
import { projectedSeats } from '../find-seat.js';
import { Projector } from '../projections/projector.js';
import { TranscriptStoreModule } from '../transcript-store.module.js';

/** The read side over REST on a database of its own, with a log to write to. */
export interface ReadSide {
  url: string;
  database: TestDatabase;
  /** For a writer, as channel-admin has it. */
  log: EventLog;
  projections: Projections;
  projector: Projector;
  /** A request with somebody's key: tenant and scopes are in its name. */
  get(path: string, key?: keyof typeof TEST_KEYS): request.Test;
  post(path: string, key?: keyof typeof TEST_KEYS): request.Test;
  close(): Promise<void>;
}

export async function startReadSide({ staleMs = 60_000, lookEveryMs = 20 } = {}): Promise<ReadSide> {
  const database = await testDatabase();
  const url = database.urlOf('parley_transcript_store');
  const pool = database.poolOf('parley_transcript_store');
  await migrateProjections(database.adminUrl);
  const projections = await openProjections(url);
  const { reader, writer } = projections;
  const signal = postgresLogSignal(url);
  await migrateKnowledge(database.adminUrl);
  const projectorPool = openPool(url, { role: PROJECTOR });
  const wholeLog = postgresEventLog(projectorPool);
  const projector = new Projector(writer, wholeLog, signal);
  const progress = new Progress({ source: writer, log: wholeLog, projector, staleMs, lookEveryMs });
  const knowledge = postgresKnowledgeBase(pool);
  const log = postgresEventLog(pool, { asTenant: true });
  const { record, findKey } = accessIn(pool);
  const parts = { log, source: reader, projector, knowledge, tokens: new InProcessBus(), record };
  @Module({
    imports: [
      TranscriptStoreModule.register(parts),
      HealthModule.register({ postgres: () => wholeLog.head(), projections: () => progress.assertMoving() }),
      MetricsModule.register(progressFigures(progress)),
    ],
  })
  class App {}
  const app = await NestFactory.create<NestFastifyApplication>(App, httpAdapter({}), { logger: false });
  const keys = new ApiKeys({ host: '127.0.0.1', file: await testKeysFile() });
  await configureHttp(app, { keys, findSeat: projectedSeats(reader, projector), findKey });
  documentApi(app);
  await app.listen(0, '127.0.0.1');
  projector.start();
  progress.start();
  const with_ = (test: request.Test, key: string) => test.set('authorization', `Bearer ${key}`);
  return {
    url: (await app.getUrl()).replace('[::1]', '127.0.0.1'),
    database,
    log: postgresEventLog(database.poolOf('parley_channel_admin')),
    projections,
    projector,
    get: (path, key = 'reader') => with_(request(app.getHttpServer()).get(path), key),
    post: (path, key = 'operator') => with_(request(app.getHttpServer()).post(path), key),
    async close() {
      await progress.close();
      await projector.close();
      await app.close();
      await signal.close();
      await projections.close();
      await projectorPool.end();
      await database.drop();
    },
  };
}
