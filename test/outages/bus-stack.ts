import 'reflect-metadata';
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  Casts,
  ChannelAdminModule,
  channelTimers,
  CommandHandler,
  Erasures,
  Estimates,
  Refusals,
  Tenants,
  Webhooks,
} from '@parley/channel-admin';
import { CastDirector, CoachJudgeModule, Facilitator } from '@parley/coach-judge';
import { EVENTS_STREAM } from '@parley/contracts';
import { freePort } from '@parley/embedded-postgres';
import {
  accessIn,
  openPool,
  postgresEventLog,
  postgresLogSignal,
  PROJECTOR,
  withRecentEvents,
} from '@parley/event-log';
import { allowedHostsOf, ApiKeys, configureHttp, egressBy, httpAdapter } from '@parley/http';
import { migrateKnowledge, postgresKnowledgeBase } from '@parley/knowledge';
import type { ModelFor } from '@parley/llm';
import {
  CallsUnderWay,
  ChannelFolds,
  collectLetters,
  DEAD_LETTERS_STREAM,
  DeadLetterStore,
  DURABLE_CONSUMERS,
  JetStreamTransport,
  natsCastChooser,
  natsChannelReader,
  natsCommandBus,
  natsFigureDesk,
  natsModelDesk,
  natsTokenStream,
  postgresRelayCheckpoint,
  Relay,
} from '@parley/messaging';
import { Lookups, ParticipantAgentsModule, TurnTaker } from '@parley/participant-agents';
import { REGISTRY } from '@parley/protocols';
import { Monitor, TerminationMonitorModule } from '@parley/termination-monitor';
import { openFolder, startNatsServer, testDatabase, Wire, type NatsServer, type TestDatabase } from '@parley/testing';
import { migrateProjections, openProjections, Projector, TranscriptStoreModule } from '@parley/transcript-store';
import { natsKnowledgeSearch, natsParentAnswers } from '../../libs/messaging/src/jetstream/nats-clients.js';

/** What a service waits, and for how long: five tries are over in a moment. */
const ATTEMPTS = { delays: [5, 10, 20, 40] };
const NO_LIMITS = { openChannels: 0, commandsPerMinute: 0, microUsdPerDay: 0, microUsdUnasked: 0 };
const TIMEOUTS = { connectMs: 1_500, statementMs: 2_000 };

interface Closing {
  close(): Promise<unknown>;
}

/** What may be away for a while. */
export interface Dependency {
  takeAway(): Promise<unknown>;
  bringBack(): Promise<unknown>;
}

/** The five services over a real broker and a real Postgres, in this process, so that each may be taken away. */
export class BusStack {
  readonly dependencies: Record<'Postgres' | 'NATS' | 'channel-admin' | 'transcript-store', Dependency>;
  private readonly workers: Closing[] = [];
  private readonly running = new Map<string, Closing>();

  private constructor(
    private readonly database: TestDatabase,
    private readonly wire: Wire,
    private nats: NatsServer,
    private readonly storeDir: string,
    private readonly ports: Record<'commands' | 'views', number>,
    private readonly ackWaitMs: number,
  ) {
    this.dependencies = {
      Postgres: { takeAway: () => wire.cut(), bringBack: () => wire.mend() },
      NATS: { takeAway: () => this.nats.kill(), bringBack: () => this.startBroker() },
      'channel-admin': this.service('channel-admin', () => this.channelAdmin()),
      'transcript-store': this.service('transcript-store', () => this.transcriptStore()),
    };
  }

  static async start(modelFor: ModelFor, ackWaitMs = 2_000): Promise<BusStack> {
    const database = await testDatabase();
    await migrateProjections(database.adminUrl);
    await migrateKnowledge(database.adminUrl);
    const wire = new Wire(Number(new URL(database.adminUrl).port));
    await wire.mend();
    const storeDir = `${await openFolder()}/nats`;
    const ports = { commands: await freePort(), views: await freePort() };
    const stack = new BusStack(database, wire, await startNatsServer(storeDir), storeDir, ports, ackWaitMs);
    await stack.dependencies['channel-admin'].bringBack();
    await stack.dependencies['transcript-store'].bringBack();
    await stack.startWorkers(modelFor);
    return stack;
  }

  get api() {
    const at = (port: number) => `http://127.0.0.1:${port}`;
    return { commands: at(this.ports.commands), views: at(this.ports.views) };
  }

  /** Where NATS listens. */
  get broker(): string {
    return this.nats.url;
  }

  /** How many messages were given up on. */
  async deadLetters(): Promise<number> {
    const { state } = await this.onBus(async (manager) => manager.streams.info(DEAD_LETTERS_STREAM));
    return state.messages;
  }

  /** Every request of a channel is on the bus once more, `times` times, as after the time in which duplicates are known. */
  async repeatRequests(channel: string, times: number): Promise<void> {
    await this.onBus(async (manager, connection) => {
      const { state } = await manager.streams.info(EVENTS_STREAM);
      for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
        const message = await manager.streams.getMessage(EVENTS_STREAM, { seq });
        if (!message?.subject.includes(channel) || !message.subject.endsWith('Requested')) continue;
        for (let time = 0; time < times; time++) connection.publish(message.subject, message.data);
      }
    });
  }

  /** Has all replicas of a worker take messages, as one does that has too many, until that is called off. */
  async callForHelp(service: string): Promise<() => Promise<void>> {
    const connection = await this.connect();
    const call = () => connection.publish(`parley.v1.duty.${service}.help`);
    const again = setInterval(call, 500);
    call();
    return async () => {
      clearInterval(again);
      await connection.close();
    };
  }

  /** Events of a channel that are on the bus. */
  async published(channel: string): Promise<number> {
    return this.onBus(async (manager) => {
      const subjects_filter = `parley.v1.event.*.${channel}.*`;
      const { state } = await manager.streams.info(EVENTS_STREAM, { subjects_filter });
      return Object.values(state.subjects ?? {}).reduce((sum, count) => sum + count, 0);
    });
  }

  /** Whether every consumer has taken up and settled all that there is for it. */
  async isSettled(): Promise<boolean> {
    return this.onBus(async (manager) => {
      const consumers = await manager.consumers.list(EVENTS_STREAM).next();
      return consumers.every(({ num_pending, num_ack_pending }) => num_pending + num_ack_pending === 0);
    });
  }

  /** Whether whoever works has been given all that there is. */
  async isDelivered(): Promise<boolean> {
    return this.onBus(async (manager) => {
      const consumers = await manager.consumers.list(EVENTS_STREAM).next();
      return consumers.every(({ num_pending }) => num_pending === 0);
    });
  }

  private async onBus<T>(ask: (manager: JetStreamManager, connection: NatsConnection) => Promise<T>): Promise<T> {
    const connection = await this.connect();
    const answer = await ask(await jetstreamManager(connection), connection);
    await connection.close();
    return answer;
  }

  async stop(): Promise<void> {
    for (const one of [...this.workers, ...this.running.values()]) await one.close();
    await this.nats.stop();
    await this.wire.cut();
    await this.database.drop();
  }

  private service(name: string, start: () => Promise<Closing>): Dependency {
    return {
      takeAway: async () => this.running.get(name)?.close(),
      bringBack: async () => this.running.set(name, await start()),
    };
  }

  private async startBroker(): Promise<void> {
    this.nats = await startNatsServer(this.storeDir, this.nats.port);
  }

  private connect() {
    return connect({ servers: this.nats.url, maxReconnectAttempts: -1, reconnectTimeWait: 50, reconnectJitter: 0 });
  }

  private urlOf(role: 'parley_channel_admin' | 'parley_transcript_store'): string {
    const url = new URL(this.database.urlOf(role));
    url.port = String(this.wire.port);
    return url.href;
  }

  private async transport(service: string) {
    const connection = await this.connect();
    const strategy = new JetStreamTransport({
      service,
      connection,
      attempts: ATTEMPTS,
      ackWaitMs: this.ackWaitMs,
      graceMs: 0,
    });
    return { connection, strategy };
  }

  private async web(module: DynamicModule, service: string, port: number) {
    @Module({ imports: [module] })
    class Web {}
    const { connection, strategy } = await this.transport(service);
    const app = await NestFactory.create<NestFastifyApplication>(Web, httpAdapter({}), { logger: false });
    const keys = new ApiKeys({ host: '127.0.0.1' });
    const findSeat = () => Promise.resolve(undefined);
    await configureHttp(app, { keys, findSeat, allowedHosts: allowedHostsOf(undefined) });
    app.connectMicroservice<MicroserviceOptions>({ strategy });
    await app.startAllMicroservices();
    await app.listen(port, '127.0.0.1');
    return {
      async close() {
        app.getHttpServer().closeAllConnections();
        await app.close();
        await connection.close();
      },
    };
  }

  private async channelAdmin(): Promise<Closing> {
    const url = this.urlOf('parley_channel_admin');
    const pool = openPool(url, { timeouts: TIMEOUTS });
    const listener = postgresLogSignal(url);
    const { log, signal } = withRecentEvents(postgresEventLog(pool), listener);
    const connection = await this.connect();
    const relay = new Relay({
      connection,
      log,
      signal,
      consumers: DURABLE_CONSUMERS,
      checkpoint: postgresRelayCheckpoint(pool),
    });
    const handler = new CommandHandler(log, REGISTRY.deliberation);
    const timers = channelTimers({ pool, log, signal, handler });
    const letters = new DeadLetterStore(pool, 'channel_admin');
    await letters.prepare();
    const limits = { castRefusal: () => Promise.resolve(undefined) };
    const casts = new Casts({ pool, chooser: natsCastChooser(connection), limits });
    const publicUrl = () => '';
    const webhooks = new Webhooks({ pool, log, signal, letters, handler, egress: egressBy(), publicUrl });
    const models = natsModelDesk(connection);
    const module = ChannelAdminModule.register({
      ...{ handler, installation: { rehearsal: true }, letters, casts, webhooks, models },
      refusals: new Refusals(pool),
      erasures: new Erasures({ pool, log, letters }),
      access: accessIn(pool),
      estimates: new Estimates(models, natsFigureDesk(connection)),
      tenants: new Tenants(pool, NO_LIMITS),
    });
    const web = await this.web(module, 'channel-admin', this.ports.commands);
    relay.start();
    const collecting = collectLetters({ connection, letters, log });
    await timers.start();
    return {
      async close() {
        await timers.close();
        await web.close();
        await collecting.close();
        await relay.close();
        await connection.close();
        await listener.close();
        await pool.end();
      },
    };
  }

  private async transcriptStore(): Promise<Closing> {
    const url = this.urlOf('parley_transcript_store');
    const pool = openPool(url, { timeouts: TIMEOUTS });
    const projectorPool = openPool(url, { timeouts: TIMEOUTS, role: PROJECTOR });
    const signal = postgresLogSignal(url);
    const projections = await openProjections(url, TIMEOUTS);
    const projector = new Projector(projections.writer, postgresEventLog(projectorPool), signal);
    const connection = await this.connect();
    const tokens = natsTokenStream(connection);
    const knowledge = postgresKnowledgeBase(pool);
    const log = postgresEventLog(pool, { asTenant: true });
    const source = projections.reader;
    const { record } = accessIn(pool);
    const module = TranscriptStoreModule.register({ log, source, projector, knowledge, tokens, record });
    const web = await this.web(module, 'transcript-store', this.ports.views);
    projector.start();
    return {
      async close() {
        await web.close();
        await projector.close();
        await connection.close();
        await signal.close();
        await projections.close();
        await projectorPool.end();
        await pool.end();
      },
    };
  }

  /** One replica of each worker. */
  async startWorkers(modelFor: ModelFor): Promise<void> {
    const connection = await this.connect();
    const commandsOf = (id: string) => natsCommandBus(connection, { kind: 'service', id });
    const reader = natsChannelReader(connection);
    const commands = commandsOf('participant-agents');
    const channels = new ChannelFolds(reader, REGISTRY.deliberation);
    const knowledge = natsKnowledgeSearch(connection);
    const lookups = new Lookups({ channels, commands, knowledge });
    const parents = natsParentAnswers(connection);
    const turns = new TurnTaker({ channels, commands, modelFor, lookups, parents });
    const facilitator = new Facilitator(
      channels,
      commandsOf('coach-judge'),
      modelFor,
      REGISTRY,
      undefined,
      new CallsUnderWay(),
      parents,
    );
    const monitor = new Monitor(new ChannelFolds(reader, REGISTRY.ledger), commandsOf('termination-monitor'));
    const modules = {
      'participant-agents': ParticipantAgentsModule.register(turns),
      'coach-judge': CoachJudgeModule.register(facilitator, new CastDirector(modelFor)),
      'termination-monitor': TerminationMonitorModule.register(monitor),
    };
    for (const [service, module] of Object.entries(modules)) {
      const own = await this.transport(service);
      const options = { strategy: own.strategy, logger: false } as const;
      const app = await NestFactory.createMicroservice<MicroserviceOptions>(module as never, options);
      await app.listen();
      this.workers.push(app, own.connection);
    }
    this.workers.push(connection);
  }
}
