import 'reflect-metadata';
import { Module, type LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ChannelAdminModule, channelTimers, CommandHandler, readInstallationPolicies } from '@parley/channel-admin';
import { CoachJudgeModule, Facilitator } from '@parley/coach-judge';
import type { DatabaseTimeouts } from '@parley/event-log';
import { allowedHostsOf, ApiKeys, configureHttp, documentApi, HealthModule, httpAdapter } from '@parley/http';
import { migrateKnowledge, postgresKnowledgeBase } from '@parley/knowledge';
import type { ModelFor } from '@parley/llm';
import {
  CallsUnderWay,
  ChannelFolds,
  CursorStore,
  embeddedSettlements,
  EmbeddedTransport,
  InProcessBus,
  type CommandBus,
} from '@parley/messaging';
import { Lookups, ParticipantAgentsModule, toolsOf, TurnTaker } from '@parley/participant-agents';
import { PROTOCOLS, registryOf, type Protocol } from '@parley/protocols';
import { Monitor, TerminationMonitorModule } from '@parley/termination-monitor';
import { Projector, projectionsSource, TranscriptStoreModule } from '@parley/transcript-store';
import { openDatabase } from './open-database.js';

export interface StandaloneOptions {
  /** Where data and secrets are kept. */
  folder: string;
  host?: string;
  /** 0 takes any free port. */
  port?: number;
  modelFor: ModelFor;
  /** True where no model is configured. */
  rehearsal: boolean;
  budgetMicroUsd?: number;
  apiKeysFile?: string;
  /** Names besides which browsers may call it by (PARLEY_ALLOWED_HOSTS). */
  allowedHosts?: string;
  /** Policies of this installation (PARLEY_TERMINATION_FILE). */
  terminationFile?: string;
  /** MCP servers, and which role may use what of them (PARLEY_TOOLS_FILE). */
  toolsFile?: string;
  logger?: LoggerService | false;
  /** What may be deliberated here, and how; Parley's own protocols where absent. */
  protocols?: readonly Protocol[];
  /** Postgres settings; only tests need any. */
  postgresSettings?: string[];
  /** How long the database may take. */
  databaseTimeouts?: DatabaseTimeouts;
}

export interface Standalone {
  url: string;
  /** Commands from within the process, as they come over NATS elsewhere. */
  commands: CommandBus;
  /** Where data and secrets are kept. */
  folder: string;
  warnings: string[];
  close(): Promise<void>;
}

/** All five services in one process, with an embedded Postgres and no bus but the log itself (P4). */
export async function startStandalone(options: StandaloneOptions): Promise<Standalone> {
  const { folder, host = '127.0.0.1', port = 0, modelFor, logger = false, protocols = PROTOCOLS } = options;
  const registry = registryOf(protocols);
  const keys = new ApiKeys({ host, ...(options.apiKeysFile && { file: options.apiKeysFile }) });
  const allowedHosts = allowedHostsOf(options.allowedHosts);
  const database = await openDatabase({
    folder,
    settings: options.postgresSettings,
    timeouts: options.databaseTimeouts,
  });
  const tools = toolsOf(options.toolsFile);
  const bus = new InProcessBus();
  const cursors = new CursorStore(database.busPool);
  await cursors.prepare();
  const source = await projectionsSource(database.projectionsUrl, protocols, options.databaseTimeouts);
  const projector = new Projector(source, database.log, database.signal, registry);
  await migrateKnowledge(database.projectionsUrl);
  const knowledge = postgresKnowledgeBase(database.storePool);
  const handler = new CommandHandler(database.log, registry.deliberation, bus);
  const timers = channelTimers({ pool: database.adminPool, log: database.log, signal: database.signal, handler });
  const transport = (service: string): MicroserviceOptions => ({
    strategy: new EmbeddedTransport({ service, log: database.log, signal: database.signal, cursors, bus }),
  });

  const installation = {
    rehearsal: options.rehearsal,
    ...(options.budgetMicroUsd !== undefined && { budgetMicroUsd: options.budgetMicroUsd }),
    ...(options.terminationFile && { termination: readInstallationPolicies(options.terminationFile) }),
  };
  @Module({
    imports: [
      ChannelAdminModule.register(handler, installation, { log: database.log, signal: database.signal, tokens: bus }),
      TranscriptStoreModule.register({ log: database.log, source, projector, knowledge, tokens: bus }),
      HealthModule.register(() => database.log.head()),
    ],
  })
  class WebModule {}

  const web = await NestFactory.create<NestFastifyApplication>(WebModule, httpAdapter({}), {
    logger,
    bufferLogs: false,
  });
  await configureHttp(web, { keys, allowedHosts });
  documentApi(web);
  web.connectMicroservice(transport('web'));
  await web.startAllMicroservices();

  const known = (tenant: string, channelId: string) => handler.known(tenant, channelId);
  const folds = new ChannelFolds(bus, registry.deliberation, { known });
  const ledgers = new ChannelFolds(bus, registry.ledger);
  const settlements = embeddedSettlements({ log: database.log, signal: database.signal });
  const calls = new CallsUnderWay(settlements);
  const shared = { channels: folds, commands: bus, modelFor, registry, tokens: bus, calls };
  const lookups = new Lookups({ ...shared, knowledge: bus, ...(tools && { tools }) });
  const turns = new TurnTaker({ ...shared, lookups, foresight: bus });
  const workers = await Promise.all(
    [
      ['participant-agents', ParticipantAgentsModule.register(turns)] as const,
      ['coach-judge', CoachJudgeModule.register(new Facilitator(folds, bus, modelFor, registry, bus, calls))] as const,
      ['termination-monitor', TerminationMonitorModule.register(new Monitor(ledgers, bus))] as const,
    ].map(async ([service, module]) => {
      const worker = await NestFactory.createMicroservice<MicroserviceOptions>(module as never, {
        ...transport(service),
        logger,
      });
      await worker.listen();
      return worker;
    }),
  );
  projector.start();
  await timers.start();
  await web.listen(port, host);

  return {
    url: (await web.getUrl()).replace('[::1]', '127.0.0.1'),
    commands: bus,
    folder,
    warnings: database.warnings,
    async close() {
      turns.close();
      await Promise.all(workers.map((worker) => worker.close()));
      await settlements.close();
      await tools?.close();
      await timers.close();
      await projector.close();
      web.getHttpServer().closeAllConnections();
      await web.close();
      await source.destroy();
      await database.close();
    },
  };
}
