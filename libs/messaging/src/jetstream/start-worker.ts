import { NestFactory } from '@nestjs/core';
import type { DynamicModule, LoggerService } from '@nestjs/common';
import type { MicroserviceOptions } from '@nestjs/microservices';
import type {
  ChannelReader,
  CommandBus,
  Foresight,
  HandOvers,
  KnowledgeSearch,
  ParentAnswers,
  Settlements,
  TokenStream,
} from '../ports.js';
import { brokerReady } from './broker-ready.js';
import { connectNats } from './connect-nats.js';
import { JetStreamTransport } from './jetstream-transport.js';
import { natsChannelReader, natsCommandBus, natsKnowledgeSearch, natsParentAnswers } from './nats-clients.js';
import { natsForesight } from './nats-foresight.js';
import { natsHandOvers } from './nats-hand-overs.js';
import { natsSettlements } from './nats-settlements.js';
import { natsTokenStream } from './nats-token-stream.js';
import { workerHealth } from './worker-health.js';

interface Bus {
  commands: CommandBus;
  reader: ChannelReader;
  knowledge: KnowledgeSearch;
  parents: ParentAnswers;
  tokens: TokenStream;
  settlements: Settlements;
  foresight: Foresight;
  handOvers: HandOvers;
}

interface Options {
  service: string;
  /** With a port it answers whoever asks for its health. */
  configuration: { NATS_URL: string; PORT?: number; HOST: string };
  logger: LoggerService;
  module(bus: Bus): DynamicModule;
  /** How long it waits for what is under way when it is closed, in milliseconds; the transport's own where absent. */
  graceMs?: number;
}

/** A service without a database as a process of its own: handlers from JetStream, commands and reads over NATS. */
export async function startWorker({
  service,
  configuration: { NATS_URL, PORT: port, HOST: host },
  logger,
  module,
  graceMs,
}: Options): Promise<{ close(): Promise<void> }> {
  const connection = await connectNats(NATS_URL, service);
  const bus = {
    commands: natsCommandBus(connection, { kind: 'service', id: service }),
    reader: natsChannelReader(connection),
    knowledge: natsKnowledgeSearch(connection),
    parents: natsParentAnswers(connection),
    tokens: natsTokenStream(connection),
    settlements: natsSettlements(connection),
    foresight: natsForesight(connection, service),
    handOvers: natsHandOvers(connection),
  };
  const app = await NestFactory.createMicroservice<MicroserviceOptions>(module(bus) as never, {
    strategy: new JetStreamTransport({ service, connection, ...(graceMs !== undefined && { graceMs }) }),
    logger,
  });
  await app.listen();
  const ready = () => brokerReady(connection, service);
  const health = port === undefined ? undefined : await workerHealth({ port, host, ready });
  return {
    async close() {
      await health?.close();
      await app.close();
      await connection.close();
    },
  };
}
