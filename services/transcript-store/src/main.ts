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
import { allowedHostsOf, ApiKeys, configureHttp, documentApi, HealthModule, httpAdapter } from '@parley/http';
import { migrateKnowledge, postgresKnowledgeBase } from '@parley/knowledge';
import { connectNats, JetStreamTransport, natsTokenStream } from '@parley/messaging';
import { PROTOCOLS } from '@parley/protocols';
import { projectionsSource } from './projections/data-source.js';
import { Projector } from './projections/projector.js';
import { TranscriptStoreModule } from './transcript-store.module.js';

const SERVICE = 'transcript-store';

await runService(SERVICE, async () => {
  const { DATABASE_URL, NATS_URL, PORT, HOST, PARLEY_API_KEYS_FILE, PARLEY_ALLOWED_HOSTS } =
    configurationOf(WebConfiguration);
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
  const connection = await connectNats(NATS_URL, SERVICE);
  const tokens = natsTokenStream(connection);

  @Module({
    imports: [
      TranscriptStoreModule.register({ log, source, projector, knowledge, tokens }),
      HealthModule.register(() => log.head()),
    ],
  })
  class AppModule {}
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, httpAdapter({}), { logger });
  await configureHttp(app, { keys, allowedHosts });
  documentApi(app);
  app.connectMicroservice<MicroserviceOptions>({ strategy: new JetStreamTransport({ service: SERVICE, connection }) });
  await app.startAllMicroservices();
  projector.start();
  await app.listen(PORT, HOST);
  return {
    async close() {
      app.getHttpServer().closeAllConnections();
      await app.close();
      await projector.close();
      await connection.close();
      await signal.close();
      await source.destroy();
      await pool.end();
    },
  };
});
