import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  configurationOf,
  DatabaseConfiguration,
  JsonLogger,
  runService,
  WebConfiguration,
} from '@parley/configuration';
import { assertLeastPrivilege, openPool, postgresEventLog, postgresLogSignal } from '@parley/event-log';
import {
  allowedHostsOf,
  ApiKeys,
  configureHttp,
  documentApi,
  HealthModule,
  httpAdapter,
  MetricsModule,
  serveConsole,
} from '@parley/http';
import { migrateKnowledge, postgresKnowledgeBase } from '@parley/knowledge';
import { connectNats, JetStreamTransport, natsTokenStream } from '@parley/messaging';
import { PROTOCOLS } from '@parley/protocols';
import { projectedSeats } from './find-seat.js';
import { ANSWER_SCHEMAS } from './http/generated/answer-schemas.js';
import { projectionsSource } from './projections/data-source.js';
import { Progress, progressFigures } from './projections/progress.js';
import { Projector } from './projections/projector.js';
import { TranscriptStoreModule } from './transcript-store.module.js';

const SERVICE = 'transcript-store';

await runService(SERVICE, async () => {
  const configuration = configurationOf(WebConfiguration);
  const { DATABASE_URL, NATS_URL, PORT, HOST, PARLEY_API_KEYS_FILE } = configuration;
  const { PARLEY_ALLOWED_HOSTS, PARLEY_STALE_SECONDS, PARLEY_MAX_STREAMS, PARLEY_CONSOLE } = configuration;
  const { timeouts } = configurationOf(DatabaseConfiguration);
  const logger = new JsonLogger(SERVICE);
  const keys = new ApiKeys({ host: HOST, ...(PARLEY_API_KEYS_FILE && { file: PARLEY_API_KEYS_FILE }) });
  const allowedHosts = allowedHostsOf(PARLEY_ALLOWED_HOSTS);
  const pool = openPool(DATABASE_URL, { timeouts, onBroken: (error) => logger.warn(error) });
  await assertLeastPrivilege(pool);

  const log = postgresEventLog(pool);
  const signal = postgresLogSignal(DATABASE_URL);
  const source = await projectionsSource(DATABASE_URL, PROTOCOLS, timeouts);
  await migrateKnowledge(DATABASE_URL);
  const knowledge = postgresKnowledgeBase(pool);
  const projector = new Projector(source, log, signal);
  const progress = new Progress({ source, log, projector, staleMs: PARLEY_STALE_SECONDS * 1_000 });
  const connection = await connectNats(NATS_URL, SERVICE);
  const tokens = natsTokenStream(connection);

  @Module({
    imports: [
      TranscriptStoreModule.register({
        log,
        source,
        projector,
        knowledge,
        tokens,
        streams: { most: PARLEY_MAX_STREAMS },
      }),
      HealthModule.register({
        postgres: () => log.head(),
        nats: () => connection.rtt(),
        projections: () => progress.assertMoving(),
      }),
      MetricsModule.register(progressFigures(progress)),
    ],
  })
  class AppModule {}
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, httpAdapter({}), { logger });
  await configureHttp(app, { keys, findSeat: projectedSeats(source, projector), allowedHosts });
  if (PARLEY_CONSOLE) await serveConsole(app, PARLEY_CONSOLE);
  documentApi(app, ANSWER_SCHEMAS);
  app.connectMicroservice<MicroserviceOptions>({ strategy: new JetStreamTransport({ service: SERVICE, connection }) });
  await app.startAllMicroservices();
  projector.start();
  progress.start();
  await app.listen(PORT, HOST);
  return {
    async close() {
      app.getHttpServer().closeAllConnections();
      await app.close();
      await progress.close();
      await projector.close();
      await connection.close();
      await signal.close();
      await source.destroy();
      await pool.end();
    },
  };
});
