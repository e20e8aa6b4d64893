import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  CLOSE_MS,
  configurationOf,
  DatabaseConfiguration,
  EgressConfiguration,
  JsonLogger,
  LimitsConfiguration,
  runService,
  SeatsConfiguration,
  WebConfiguration,
} from '@parley/configuration';
import {
  accessIn,
  assertLeastPrivilege,
  durabilityWarnings,
  onceItAnswers,
  openPool,
  postgresEventLog,
  postgresLogSignal,
  withRecentEvents,
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
} from '@parley/http';
import {
  brokerReady,
  collectLetters,
  connectNats,
  DeadLetterStore,
  DURABLE_CONSUMERS,
  JetStreamTransport,
  natsCastChooser,
  natsFigureDesk,
  natsForesight,
  natsModelDesk,
  natsReplicas,
  postgresRelayCheckpoint,
  Relay,
} from '@parley/messaging';
import { deliberation } from '@parley/protocols';
import { ChannelAdminModule } from './channel-admin.module.js';
import { Casts } from './casts/casts.js';
import { channelTimers } from './channel-timers.js';
import { Erasures } from './erasures/erasures.js';
import { Estimates } from './estimates/estimates.js';
import { OpeningEstimates } from './estimates/opening-estimates.js';
import { commandFigures, letterFigures } from './figures.js';
import { CommandHandler } from './command-handler.js';
import { decidedSeats } from './find-seat.js';
import { readInstallationPolicies } from './installation-policies.js';
import { TenantLimits } from './limits/tenant-limits.js';
import { TenantUsage } from './limits/tenant-usage.js';
import { Refusals } from './refusals/refusals.js';
import { Tenants } from './tenants/tenants.js';
import { serveSeats } from './seats/serve-seats.js';
import { ownersBy } from './partitions/owners.js';
import { rehearsalOfWorkers } from './rehearsal-of-workers.js';
import { Partitions } from './partitions/partitions.js';
import { Webhooks } from './webhooks/webhooks.js';

const SERVICE = 'channel-admin';
/** What holds for channels that do not say otherwise. */
const REHEARSED =
  'Channels are REHEARSED, scripted, not by an AI: participant-agents has no model. For Claude: set ANTHROPIC_API_KEY';
const BY_MODELS = 'Channels are played by the models of participant-agents';

await runService(SERVICE, async () => {
  const configuration = configurationOf(WebConfiguration);
  const { DATABASE_URL, NATS_URL, PORT, HOST, PARLEY_API_KEYS_FILE, PARLEY_REHEARSAL } = configuration;
  const { PARLEY_TERMINATION_FILE: policies, PARLEY_ALLOWED_HOSTS } = configuration;
  const { PARLEY_EGRESS_HOSTS, PARLEY_PUBLIC_ADDRESS } = configurationOf(EgressConfiguration);
  const { stopNoticeMs, signInFile, trustedProxies } = configuration;
  const { timeouts } = configurationOf(DatabaseConfiguration);
  const { limits } = configurationOf(LimitsConfiguration);
  const { seats: seatsOn } = configurationOf(SeatsConfiguration);
  const logger = new JsonLogger(SERVICE);
  const keys = new ApiKeys({
    host: HOST,
    ...(PARLEY_API_KEYS_FILE && { file: PARLEY_API_KEYS_FILE }),
    signIn: signInFile !== undefined,
  });
  const allowedHosts = allowedHostsOf(PARLEY_ALLOWED_HOSTS);
  const egress = egressBy({ hosts: egressHostsOf(PARLEY_EGRESS_HOSTS) });
  const pool = openPool(DATABASE_URL, { timeouts, onBroken: (error) => logger.warn(error) });
  const onWait = (error: Error) => logger.warn(error);
  await onceItAnswers(() => assertLeastPrivilege(pool), { onWait });
  for (const warning of await onceItAnswers(() => durabilityWarnings(pool))) logger.warn(warning);

  const signIn = signInFile
    ? (await import('@parley/sign-in')).signInBy(signInFile).over(pool, PARLEY_PUBLIC_ADDRESS)
    : undefined;
  const listener = postgresLogSignal(DATABASE_URL);
  const { log, signal } = withRecentEvents(postgresEventLog(pool), listener);
  const connection = await connectNats(NATS_URL, SERVICE);
  const partitions = new Partitions({ url: DATABASE_URL, onFailed: (error) => logger.warn(error) });
  await onceItAnswers(() => partitions.start());
  const relay = new Relay({
    connection,
    log,
    signal,
    isOurs: () => partitions.relays,
    consumers: DURABLE_CONSUMERS,
    checkpoint: postgresRelayCheckpoint(pool),
  });
  const usage = new TenantUsage({ pool, log, signal, isOurs: () => partitions.relays });
  await onceItAnswers(() => usage.start());
  const gate = new TenantLimits({ pool, limits, freeOfBudgets: false });
  const replicas = natsReplicas(connection);
  const owners = ownersBy(partitions, replicas);
  const refusals = new Refusals(pool);
  await onceItAnswers(() => refusals.start());
  const foresight = natsForesight(connection, SERVICE);
  const models = natsModelDesk(connection);
  const estimates = new Estimates(models, natsFigureDesk(connection));
  const foretelling = new OpeningEstimates(estimates, limits.microUsdUnasked);
  const handler = new CommandHandler(log, deliberation, foresight, gate, undefined, owners, refusals, foretelling);
  const stopAnswering = replicas.answer(partitions.replica, (command) => handler.handleHere(command));
  const casts = new Casts({ pool, chooser: natsCastChooser(connection), limits: gate });
  await onceItAnswers(() => casts.start());
  const letters = new DeadLetterStore(pool, 'channel_admin');
  await onceItAnswers(() => letters.prepare());
  const timers = channelTimers({
    ...{ pool, log, signal, handler },
    isOurs: () => partitions.relays,
    onFailed: (error) => logger.warn(error),
  });

  const webhooks = new Webhooks({
    ...{ pool, log, signal, egress, letters, handler },
    publicUrl: () => PARLEY_PUBLIC_ADDRESS ?? '',
    isOurs: () => partitions.relays,
  });

  const rehearsal = rehearsalOfWorkers(models, (rehearsed) => logger.log(rehearsed ? REHEARSED : BY_MODELS));
  // Said at the start, too. Who opens a channel is told why nobody knows.
  if (PARLEY_REHEARSAL === 'auto') void rehearsal().catch(() => undefined);
  const installation = {
    rehearsal: PARLEY_REHEARSAL === 'auto' ? rehearsal : PARLEY_REHEARSAL === 'true',
    ...(policies && { termination: readInstallationPolicies(policies) }),
    ...(seatsOn && { seatsAddress: seatsOn.address }),
    unaskedMicroUsd: limits.microUsdUnasked,
  };
  const erasures = new Erasures({ pool, log, letters });
  const access = accessIn(pool);
  const desk = seatsOn && (await connectNats(seatsOn.url, SERVICE));
  @Module({
    imports: [
      ChannelAdminModule.register({
        ...{ handler, installation, letters, casts, webhooks, models, refusals, erasures, access, estimates },
        tenants: new Tenants(pool, limits),
      }),
      HealthModule.register({
        postgres: () => log.head(),
        nats: () => brokerReady(connection, SERVICE),
        relay: () => relay.assertPublishing(),
      }),
      MetricsModule.register([...letterFigures(letters), ...commandFigures(handler)]),
    ],
  })
  class AppModule {}
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, httpAdapter({ trustedProxies }), { logger });
  await configureHttp(app, {
    keys,
    findSeat: decidedSeats(handler),
    findKey: access.findKey,
    people: signIn?.people,
    allowedHosts,
    publicAddress: PARLEY_PUBLIC_ADDRESS,
  });
  documentApi(app);
  const strategy = new JetStreamTransport({ service: SERVICE, connection, weight: () => partitions.weight });
  app.connectMicroservice<MicroserviceOptions>({ strategy });
  await app.startAllMicroservices();
  relay.start();
  const seats = serveSeats({
    ...{ admin: connection, log, signal, pool, handler, isOurs: () => partitions.relays },
    ...(desk && seatsOn && { access: { desk, issuer: seatsOn.issuer } }),
  });
  const collecting = collectLetters({ connection, letters, log });
  await timers.start();
  await webhooks.start();
  await app.listen(PORT, HOST);
  return {
    closeMs: stopNoticeMs + CLOSE_MS,
    async close() {
      await drain(app, stopNoticeMs);
      // None of them waits for another: one after the other they took too long on a machine that is loaded.
      await Promise.all([webhooks.close(), timers.close(), usage.close(), refusals.close()]);
      await Promise.all([app.close(), collecting.close(), seats.close()]);
      await desk?.close();
      await relay.close();
      await partitions.close();
      await stopAnswering();
      await connection.close();
      await listener.close();
      await pool.end();
    },
  };
});
