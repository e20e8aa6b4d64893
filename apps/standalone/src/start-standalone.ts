import 'reflect-metadata';
import { join } from 'node:path';
import { Module, type LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { serveA2a } from '@parley/a2a';
import { guestsOf } from '@parley/a2a/guests';
import { Peers } from '@parley/a2a-client';
import {
  Casts,
  ChannelAdminModule,
  channelTimers,
  CommandHandler,
  Erasures,
  decidedSeats,
  readInstallationPolicies,
  Estimates,
  OpeningEstimates,
  TenantLimits,
  Tenants,
  TenantUsage,
  type Limits,
  letterFigures,
  serveSeats,
  Refusals,
  Webhooks,
} from '@parley/channel-admin';
import { CastDirector, CoachJudgeModule, Facilitator } from '@parley/coach-judge';
import { LimitsConfiguration, WitnessConfiguration } from '@parley/configuration';
import { accessIn, onceItAnswers, openPool, PROJECTOR, type DatabaseTimeouts } from '@parley/event-log';
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
import { migrateKnowledge, postgresKnowledgeBase, type KnowledgeLimits } from '@parley/knowledge';
import type { Actor } from '@parley/contracts';
import type { ConfiguredModel, Embedder, ModelFor } from '@parley/llm';
import { serveMcp } from '@parley/mcp-server';
import {
  BrokerBridge,
  CallsUnderWay,
  ChannelFolds,
  connectNats,
  CursorStore,
  DeadLetterStore,
  embeddedSettlements,
  EmbeddedTransport,
  InProcessBus,
  postgresRelayCheckpoint,
  type CommandBus,
} from '@parley/messaging';
import {
  Lookups,
  ParticipantAgentsModule,
  peerTokensOf,
  RemoteAgents,
  toolsOf,
  TurnTaker,
} from '@parley/participant-agents';
import { PROTOCOLS, registryOf, type Protocol } from '@parley/protocols';
import type { SignInBy } from '@parley/sign-in';
import { Meaning, Monitor, TerminationMonitorModule } from '@parley/termination-monitor';
import {
  migrateProjections,
  openProjections,
  Progress,
  progressFigures,
  Projector,
  TranscriptStoreModule,
  witnessAs,
  type StreamLimits,
} from '@parley/transcript-store';
import { VoiceModule, voiceFigures, Voices } from '@parley/voice';
import { consoleFolder } from './console-folder.js';
import { cardKeyIn, signingKeyIn } from './key-in.js';
import { openDatabase, type Database } from './open-database.js';
import { assertNatsServer, startOwnBroker, type OwnBroker } from './own-broker.js';

export interface StandaloneOptions {
  /** Where data and secrets are kept. */
  folder: string;
  host?: string;
  /** 0 takes any free port. */
  port?: number;
  modelFor: ModelFor;
  /** True where no model is configured. */
  rehearsal: boolean;
  /** What is known of the model, asked whenever somebody wants to know. */
  models?: Pick<ConfiguredModel, 'offer' | 'likely' | 'rehearsal'>;
  budgetMicroUsd?: number;
  /** Tells how alike turns are in meaning (PARLEY_EMBEDDING_MODEL). */
  embedder?: Embedder | undefined;
  apiKeysFile?: string;
  /** How people sign in (PARLEY_SIGN_IN_FILE); nobody does where absent. */
  signInFile?: string;
  /** What one tenant may take, where it is not as usual. */
  limits?: Partial<Limits & { microUsdUnasked: number }>;
  /** What one tenant may keep and send of knowledge, where it is not as usual. */
  knowledgeLimits?: Partial<KnowledgeLimits>;
  /** Requests a minute of one key or address, where it is not as usual. */
  rateLimit?: number;
  /** Names besides which browsers may call it by (PARLEY_ALLOWED_HOSTS). */
  allowedHosts?: string;
  /** Which addresses say for whom they ask (PARLEY_TRUSTED_PROXIES); none where absent. */
  trustedProxies?: string[] | undefined;
  /** Hosts that webhooks and seats of kind a2a may lead to without https, and in any network (PARLEY_EGRESS_HOSTS). */
  egressHosts?: string | undefined;
  /** Where people find the page (PARLEY_PUBLIC_ADDRESS); at its own address where absent. */
  publicUrl?: string | undefined;
  /** The most event streams of a key, where that is not as usual (PARLEY_MAX_STREAMS). */
  streams?: Partial<StreamLimits>;
  /** Policies of this installation (PARLEY_TERMINATION_FILE). */
  terminationFile?: string;
  /** MCP servers, and which role may use what of them (PARLEY_TOOLS_FILE). */
  toolsFile?: string;
  /** How checkpoints of the log are signed and told outside, where it is not as usual. */
  witness?: Partial<WitnessConfiguration>;
  /** Bearer tokens for agents in seats of kind a2a (PARLEY_A2A_TOKENS_FILE). */
  peerTokensFile?: string;
  /** Whoever takes a seat at others' tables (PARLEY_GUEST_FILE). */
  guestFile?: string;
  /** How long events may wait for the views while none is written, before /readyz says so, in milliseconds. */
  staleMs?: number;
  logger?: LoggerService | false;
  /** How long a stop waits for answers of models that are under way, in milliseconds; not long where absent. */
  stopWaitMs?: number;
  /** How long it answers while it stops, in milliseconds, where it is not as usual: who has a connection is told to close it. */
  stopNoticeMs?: number;
  /** What may be deliberated here, and how; Parley's own protocols where absent. */
  protocols?: readonly Protocol[];
  /** A broker on which those outside take part (NATS_URL); own services do without. */
  natsUrl?: string;
  /** How seats are let in there; none is where absent. */
  seats?: { url: string; issuer: string; address: string };
  /** Such a broker of its own; a port of 0 takes any that is free. */
  ownBroker?: { port: number };
  /** Postgres settings; only tests need any. */
  postgresSettings?: string[];
  /** How long the database may take. */
  databaseTimeouts?: DatabaseTimeouts;
}

export interface Standalone {
  url: string;
  /** Commands from within the process, as they come over NATS elsewhere. */
  commandsOf(sender: Actor): CommandBus;
  /** Where data and secrets are kept. */
  folder: string;
  warnings: string[];
  /** False where nobody outside hears of checkpoints of the log. */
  isWatched: boolean;
  /** Where the broker is, and why it cannot be reached where it cannot; absent where there is none. */
  broker?: Pick<BrokerBridge, 'host' | 'away'>;
  /** Answers of models that somebody waits for: closing waits for them. */
  answersUnderWay(): number;
  close(): Promise<void>;
}

/** PARLEY_STALE_SECONDS where nobody says. */
const STALE_MS = 30_000;
/** `stopNoticeMs` where nobody says. */
const STOP_NOTICE_MS = 250;

/**
 * All services in one process, with an embedded Postgres and no bus but the log itself (P4).
 * @throws where a setting is wrong, before anything is started; or where the data cannot be used, with nothing left running
 */
export async function startStandalone(options: StandaloneOptions): Promise<Standalone> {
  const { signInFile } = options;
  const signInBy = signInFile ? (await import('@parley/sign-in')).signInBy(signInFile) : undefined;
  const settings = { ...settingsOf(options), signInBy };
  if (options.ownBroker) assertNatsServer();
  const database = await openDatabase({
    folder: options.folder,
    settings: options.postgresSettings,
    timeouts: options.databaseTimeouts,
  });
  let broker: OwnBroker | undefined;
  const close = async () => {
    await broker?.stop();
    await database.close();
  };
  try {
    const { folder, ownBroker } = options;
    if (ownBroker) broker = await startOwnBroker({ ...ownBroker, folder, secret: database.secret });
    const own = broker && { natsUrl: broker.url, seats: broker.seats };
    return await startServices({ ...options, ...own }, settings, { ...database, close });
  } catch (error) {
    await close();
    throw error;
  }
}

type Settings = ReturnType<typeof settingsOf> & { signInBy: SignInBy | undefined };

/** What files and variables say, read and checked. @throws naming what is wrong */
function settingsOf({
  folder,
  host = '127.0.0.1',
  apiKeysFile,
  signInFile,
  allowedHosts,
  egressHosts,
  peerTokensFile,
  guestFile,
  terminationFile,
  toolsFile,
  witness,
}: StandaloneOptions) {
  const egress = egressBy({ hosts: egressHostsOf(egressHosts) });
  return {
    host,
    keys: new ApiKeys({ host, ...(apiKeysFile && { file: apiKeysFile }), signIn: signInFile !== undefined }),
    allowedHosts: allowedHostsOf(allowedHosts),
    egress,
    termination: terminationFile ? readInstallationPolicies(terminationFile) : undefined,
    peerTokens: peerTokensOf(peerTokensFile),
    guests: guestsOf(guestFile),
    tools: toolsOf(toolsFile),
    witnessOver: witnessAs(Object.assign(new WitnessConfiguration(), witness), egress, () => ({
      key: signingKeyIn(folder),
      file: join(folder, 'checkpoints'),
    })),
  };
}

async function startServices(
  options: StandaloneOptions,
  { host, keys, allowedHosts, egress, peerTokens, guests, termination, tools, witnessOver, signInBy }: Settings,
  database: Database,
): Promise<Standalone> {
  const { folder, port = 0, modelFor, logger = false, protocols = PROTOCOLS } = options;
  const registry = registryOf(protocols);
  const bus = new InProcessBus();
  const cursors = new CursorStore(database.busPool);
  await onceItAnswers(() => cursors.prepare());
  const letters = new DeadLetterStore(database.busPool, 'messaging');
  await onceItAnswers(() => letters.prepare());
  await migrateProjections(database.adminUrl, protocols);
  const projections = await onceItAnswers(() => openProjections(database.projectionsUrl, options.databaseTimeouts));
  const { reader, writer } = projections;
  const projector = new Projector(writer, database.log, database.signal, registry);
  const wholeLog = openPool(database.projectionsUrl, {
    ...{ role: PROJECTOR, max: 3 },
    ...(options.databaseTimeouts && { timeouts: options.databaseTimeouts }),
  });
  const witness = witnessOver(wholeLog);
  const progress = new Progress({ source: writer, log: database.log, projector, staleMs: options.staleMs ?? STALE_MS });
  await migrateKnowledge(database.adminUrl);
  const knowledge = postgresKnowledgeBase(database.storePool, {
    ...new LimitsConfiguration().knowledgeLimits,
    ...options.knowledgeLimits,
  });
  const usage = new TenantUsage({ pool: database.adminPool, log: database.log, signal: database.signal });
  await onceItAnswers(() => usage.start());
  const limits = { ...new LimitsConfiguration().limits, ...options.limits };
  const gate = new TenantLimits({
    pool: database.adminPool,
    limits,
    freeOfBudgets: options.budgetMicroUsd === 0,
    registry,
  });
  const casts = new Casts({ pool: database.adminPool, chooser: bus, limits: gate, registry });
  await onceItAnswers(() => casts.start());
  const refusals = new Refusals(database.adminPool);
  await onceItAnswers(() => refusals.start());
  const access = accessIn(database.adminPool);
  const erasures = new Erasures({ pool: database.adminPool, log: database.log, letters });
  const estimates = new Estimates(bus, bus);
  const foretelling = new OpeningEstimates(estimates, limits.microUsdUnasked, registry);
  const handler = new CommandHandler(
    ...([database.log, registry.deliberation, bus, gate, undefined, undefined, refusals, foretelling] as const),
  );
  const timers = channelTimers({ pool: database.adminPool, log: database.log, signal: database.signal, handler });
  const webhooks = new Webhooks({
    ...{ pool: database.adminPool, log: database.log, signal: database.signal, egress, letters, handler, registry },
    publicUrl: () => options.publicUrl ?? url,
  });
  const transport = (service: string): MicroserviceOptions => ({
    strategy: new EmbeddedTransport({
      ...{ service, log: database.log, signal: database.signal, cursors, letters, bus },
      ...(options.stopWaitMs !== undefined && { graceMs: options.stopWaitMs }),
    }),
  });
  const bridge = options.natsUrl
    ? new BrokerBridge({
        ...{ url: options.natsUrl, log: database.log, signal: database.signal },
        checkpoint: postgresRelayCheckpoint(database.adminPool),
        more: async (admin) => {
          const { log, signal, adminPool: pool } = database;
          const desk = options.seats && (await connectNats(options.seats.url, 'channel-admin'));
          const access = desk && options.seats && { desk, issuer: options.seats.issuer };
          const seats = serveSeats({ ...{ admin, log, signal, pool, handler, registry }, ...(access && { access }) });
          return { close: () => seats.close().then(() => desk?.close()) };
        },
        answer: (strategy) => web.connectMicroservice<MicroserviceOptions>({ strategy }).listen(),
      })
    : undefined;

  let url = '';
  const signIn = signInBy?.over(database.storePool, () => options.publicUrl ?? url);
  const here = () => ({ commands: url, views: url });
  const installation = {
    rehearsal: options.rehearsal,
    ...(options.budgetMicroUsd !== undefined && { budgetMicroUsd: options.budgetMicroUsd }),
    ...(termination && { termination }),
    ...(options.natsUrl && options.seats && { seatsAddress: options.seats.address }),
    unaskedMicroUsd: limits.microUsdUnasked,
  };
  @Module({
    imports: [
      ChannelAdminModule.register({
        ...{ handler, installation, letters, casts, webhooks, models: bus, refusals, erasures, access, estimates },
        tenants: new Tenants(database.adminPool, limits),
      }),
      TranscriptStoreModule.register({
        log: database.log,
        source: reader,
        projector,
        knowledge,
        tokens: bus,
        record: accessIn(database.storePool).record,
        addresses: here,
        witness,
        ...(options.streams && { streams: options.streams }),
      }),
      // As everywhere, it calls the API: this is the one that it finds here.
      VoiceModule.register({ commands: () => url, views: () => url }),
      HealthModule.register({
        postgres: () => database.log.head(),
        projections: () => progress.assertMoving(),
        ...(bridge && { nats: () => bridge.assertReady(), relay: () => bridge.assertPublishing() }),
      }),
      MetricsModule.register([
        ...progressFigures(progress),
        ...letterFigures(letters),
        ...voiceFigures(() => web.get(Voices)),
      ]),
    ],
  })
  class WebModule {}

  const web = await NestFactory.create<NestFastifyApplication>(
    WebModule,
    httpAdapter({ trustedProxies: options.trustedProxies }),
    {
      logger,
      bufferLogs: false,
    },
  );
  await configureHttp(web, {
    ...{ keys, findSeat: decidedSeats(handler), findKey: access.findKey, people: signIn?.people },
    ...{ allowedHosts, publicAddress: options.publicUrl },
    ...(options.rateLimit && { rateLimit: options.rateLimit }),
  });
  const page = consoleFolder();
  if (page) serveConsole(web, page, signIn !== undefined);
  signIn?.serve(web, allowedHosts);
  serveMcp(web, { addresses: here, hasConsole: page !== undefined });
  const { publicUrl: publicAddress } = options;
  serveA2a(web, {
    ...{ addresses: here, isKeyed: keys.needed, publicAddress },
    ...{ cardKey: cardKeyIn(folder), guests },
  });
  documentApi(web);
  web.connectMicroservice(transport('web'));
  await web.startAllMicroservices();

  const known = (tenant: string, channelId: string) => handler.known(tenant, channelId);
  const folds = new ChannelFolds(bus, registry.deliberation, { known });
  const ledgers = new ChannelFolds(bus, registry.ledger);
  const settlements = embeddedSettlements({ log: database.log, signal: database.signal });
  const calls = new CallsUnderWay(settlements);
  const commandsOf = (service: string) => bus.commandsOf({ kind: 'service', id: service });
  const shared = {
    channels: folds,
    commands: commandsOf('participant-agents'),
    modelFor,
    registry,
    tokens: bus,
    calls,
  };
  const lookups = new Lookups({ ...shared, knowledge: bus, ...(tools && { tools }) });
  const warn = (line: string) => (logger || undefined)?.warn(line);
  const meaning = options.embedder && new Meaning(options.embedder, warn);
  const agents = new RemoteAgents({ ...shared, peers: new Peers(egress, peerTokens) });
  const turns = new TurnTaker({ ...shared, agents, lookups, parents: bus, foresight: bus });
  const workers = await Promise.all(
    [
      ['participant-agents', ParticipantAgentsModule.register(turns, options.models)] as const,
      [
        'coach-judge',
        CoachJudgeModule.register(
          new Facilitator(folds, commandsOf('coach-judge'), modelFor, registry, bus, calls, bus),
          new CastDirector(modelFor, registry),
        ),
      ] as const,
      [
        'termination-monitor',
        TerminationMonitorModule.register(new Monitor(ledgers, commandsOf('termination-monitor'), meaning)),
      ] as const,
    ].map(async ([service, module]) => {
      const worker = await NestFactory.createMicroservice<MicroserviceOptions>(module as never, {
        ...transport(service),
        logger,
      });
      await worker.listen();
      return worker;
    }),
  );
  witness.start(projector);
  projector.start();
  progress.start();
  await timers.start();
  await web.listen(port, host);
  await bridge?.start();
  url = (await web.getUrl()).replace('[::1]', '127.0.0.1');
  await webhooks.start();

  return {
    url,
    commandsOf: (sender) => bus.commandsOf(sender),
    folder,
    warnings: database.warnings,
    isWatched: witness.isWatched,
    ...(bridge && { broker: bridge }),
    answersUnderWay: () => calls.count,
    async close() {
      await drain(web, options.stopNoticeMs ?? STOP_NOTICE_MS);
      await turns.close();
      await Promise.all(workers.map((worker) => worker.close()));
      await settlements.close();
      await tools?.close();
      await webhooks.close();
      await timers.close();
      await usage.close();
      await witness.close();
      await wholeLog.end();
      await refusals.close();
      await progress.close();
      await projector.close();
      await web.close();
      await bridge?.close();
      await projections.close();
      await database.close();
    },
  };
}
