import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { serveA2a } from '@parley/a2a';
import { cardKeyOf } from '@parley/a2a/card-key';
import { guestsOf } from '@parley/a2a/guests';
import {
  CLOSE_MS,
  configurationOf,
  DatabaseConfiguration,
  EgressConfiguration,
  JsonLogger,
  LimitsConfiguration,
  runService,
  WebConfiguration,
  WitnessConfiguration,
} from '@parley/configuration';
import {
  accessIn,
  assertLeastPrivilege,
  onceItAnswers,
  openPool,
  postgresEventLog,
  postgresLogSignal,
  withRecentEvents,
  PROJECTOR,
} from '@parley/event-log';
import {
  allowedHostsOf,
  ApiKeys,
  configureHttp,
  documentApi,
  drain,
  egressBy,
  egressHostsOf,
  HealthModule,
  httpAdapter,
  MetricsModule,
  serveConsole,
} from '@parley/http';
import { assertKnowledgeMigrated, postgresKnowledgeBase } from '@parley/knowledge';
import { serveMcp } from '@parley/mcp-server';
import { brokerReady, connectNats, JetStreamTransport, natsTokenStream } from '@parley/messaging';
import { projectedSeats } from './find-seat.js';
import { openProjections } from './projections/data-source.js';
import { Progress, progressFigures } from './projections/progress.js';
import { Projector } from './projections/projector.js';
import { ViewKeeper } from './projections/view-keeper.js';
import { UNWATCHED } from './witness/witness.js';
import { witnessAs } from './witness/witness-as.js';
import { TranscriptStoreModule } from './transcript-store.module.js';

const SERVICE = 'transcript-store';

await runService(SERVICE, async () => {
  const configuration = configurationOf(WebConfiguration);
  const { DATABASE_URL, NATS_URL, PORT, HOST, PARLEY_API_KEYS_FILE } = configuration;
  const { PARLEY_ALLOWED_HOSTS, PARLEY_STALE_SECONDS, PARLEY_MAX_STREAMS, PARLEY_CONSOLE, CHANNEL_ADMIN_ADDRESS } =
    configuration;
  const { PARLEY_PUBLIC_ADDRESS: publicAddress, PARLEY_EGRESS_HOSTS: egressHosts } =
    configurationOf(EgressConfiguration);
  const witnessOver = witnessAs(configurationOf(WitnessConfiguration), egressBy({ hosts: egressHostsOf(egressHosts) }));
  const cardKey = configuration.PARLEY_CARD_KEY ? cardKeyOf(configuration.PARLEY_CARD_KEY) : undefined;
  const guests = guestsOf(configuration.PARLEY_GUEST_FILE);
  const { stopNoticeMs, signInFile, trustedProxies } = configuration;
  const { timeouts } = configurationOf(DatabaseConfiguration);
  const logger = new JsonLogger(SERVICE);
  const keys = new ApiKeys({
    host: HOST,
    ...(PARLEY_API_KEYS_FILE && { file: PARLEY_API_KEYS_FILE }),
    signIn: signInFile !== undefined,
  });
  const allowedHosts = allowedHostsOf(PARLEY_ALLOWED_HOSTS);
  const onBroken = (error: Error) => logger.warn(error);
  const pool = openPool(DATABASE_URL, { timeouts, onBroken });
  await onceItAnswers(() => assertLeastPrivilege(pool), { onWait: onBroken });
  const projectorPool = openPool(DATABASE_URL, { timeouts, onBroken, role: PROJECTOR });

  const signIn = signInFile
    ? (await import('@parley/sign-in')).signInBy(signInFile).over(pool, publicAddress)
    : undefined;

  // Whoever is answered reads as the tenant; the projector reads for all.
  const listener = postgresLogSignal(DATABASE_URL);
  const channels = postgresEventLog(pool, { asTenant: true });
  const { log, signal } = withRecentEvents(postgresEventLog(projectorPool), listener, { channels });
  const projections = await onceItAnswers(() => openProjections(DATABASE_URL, timeouts));
  const { reader, writer } = projections;
  await onceItAnswers(() => assertKnowledgeMigrated(pool));
  const { record, findKey } = accessIn(pool);
  const knowledge = postgresKnowledgeBase(pool, configurationOf(LimitsConfiguration).knowledgeLimits);
  const keeper = new ViewKeeper({ url: DATABASE_URL, onFailed: onBroken as (error: unknown) => void });
  await onceItAnswers(() => keeper.start());
  const projector = new Projector(writer, log, signal, undefined, keeper);
  const witness = witnessOver(projectorPool);
  const progress = new Progress({ source: writer, log, projector, staleMs: PARLEY_STALE_SECONDS * 1_000 });
  const connection = await connectNats(NATS_URL, SERVICE);
  const tokens = natsTokenStream(connection);

  let url = '';
  const addresses = CHANNEL_ADMIN_ADDRESS ? () => ({ commands: CHANNEL_ADMIN_ADDRESS, views: url }) : undefined;
  @Module({
    imports: [
      TranscriptStoreModule.register({
        log,
        source: reader,
        projector,
        knowledge,
        tokens,
        record,
        streams: { most: PARLEY_MAX_STREAMS },
        witness,
        ...(addresses && { addresses }),
      }),
      HealthModule.register({
        postgres: () => log.head(),
        nats: () => brokerReady(connection, SERVICE),
        projections: () => progress.assertMoving(),
      }),
      MetricsModule.register(progressFigures(progress)),
    ],
  })
  class AppModule {}
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, httpAdapter({ trustedProxies }), { logger });
  await configureHttp(app, {
    ...{ keys, findSeat: projectedSeats(reader, projector), findKey, people: signIn?.people },
    ...{ allowedHosts, publicAddress },
  });
  if (PARLEY_CONSOLE) serveConsole(app, PARLEY_CONSOLE, signIn !== undefined);
  signIn?.serve(app, allowedHosts);
  const secretFile = PARLEY_API_KEYS_FILE ?? signInFile;
  if (addresses) {
    serveMcp(app, {
      addresses,
      hasConsole: PARLEY_CONSOLE !== undefined,
      ...(secretFile && { secret: readFileSync(secretFile, 'utf8') }),
    });
    serveA2a(app, { addresses, isKeyed: keys.needed, publicAddress, cardKey, guests });
  }
  documentApi(app);
  const strategy = new JetStreamTransport({ service: SERVICE, connection, weight: () => keeper.weight });
  app.connectMicroservice<MicroserviceOptions>({ strategy });
  await app.startAllMicroservices();
  witness.start(projector);
  if (!witness.isWatched) logger.warn(UNWATCHED);
  projector.start();
  progress.start();
  await app.listen(PORT, HOST);
  url = await app.getUrl();
  return {
    closeMs: stopNoticeMs + CLOSE_MS,
    async close() {
      await drain(app, stopNoticeMs);
      await app.close();
      await witness.close();
      await progress.close();
      await projector.close();
      await keeper.close();
      await connection.close();
      await listener.close();
      await projections.close();
      await projectorPool.end();
      await pool.end();
    },
  };
});
