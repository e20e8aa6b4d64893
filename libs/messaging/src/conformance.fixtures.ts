import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Controller, UseFilters, type INestMicroservice, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Ctx, EventPattern, MessagePattern, Payload, type CustomTransportStrategy } from '@nestjs/microservices';
import {
  GENESIS_HASH,
  newId,
  type CastMade,
  type CastWanted,
  type Command,
  type CommandReply,
  type ParleyEvent,
  type RecordedEvent,
} from '@parley/contracts';
import { postgresEventLog, postgresLogSignal, type EventLog, type LogSignal } from '@parley/event-log';
import { startNatsServer, testDatabase, type NatsServer } from '@parley/testing';
import { onTestFinished } from 'vitest';
import {
  collectLetters,
  CursorStore,
  DeadLetterStore,
  EmbeddedTransport,
  InProcessBus,
  JetStreamTransport,
  KeepCause,
  natsCastChooser,
  natsCommandBus,
  postgresRelayCheckpoint,
  Relay,
  type RelayCheckpoint,
  type CastChooser,
  type ChannelPage,
  type ChannelReader,
  type CommandBus,
  type DeadLetter,
  type Delivery,
} from './index.js';
import { natsChannelReader } from './jetstream/nats-clients.js';
import { jetstreamManager } from '@nats-io/jetstream';
import { DEAD_LETTERS_STREAM } from './jetstream/streams.js';

/** What a test's service does with a message; a fresh one for each test. */
export interface Behaviour {
  onTimerFired(event: RecordedEvent, delivery: Delivery): Promise<void>;
  onTurnFailed?(event: RecordedEvent, delivery: Delivery): Promise<void>;
  onCommand?(command: Command): Promise<CommandReply>;
  onChoose?(asked: CastWanted & { tenant: string; channel_id: string }): Promise<CastMade>;
  onRead?(query: { tenant: string; channel_id: string; after: number }): Promise<ChannelPage>;
}

/** Whoever sends the tests' commands. */
export const SENDER = { kind: 'user', id: 'u' } as const;

/** After how long without a sign of life the tests' consumers deliver again. */
export const ACK_WAIT_MS = 1_000;

export const FAST = { delays: [5, 10, 20, 40] };

export function serviceOf(behaviour: Behaviour): Type {
  @Controller()
  @UseFilters(KeepCause)
  class Service {
    @EventPattern('TimerFired', { concurrency: 8 })
    timerFired(@Payload() event: unknown, @Ctx() delivery: unknown) {
      return behaviour.onTimerFired(event as RecordedEvent, delivery as Delivery);
    }

    @EventPattern('TurnFailed', { concurrency: 8, ordered: false })
    turnFailed(@Payload() event: unknown, @Ctx() delivery: unknown) {
      return behaviour.onTurnFailed?.(event as RecordedEvent, delivery as Delivery);
    }

    @MessagePattern('command')
    command(@Payload() command: unknown) {
      return behaviour.onCommand?.(command as Command);
    }

    @MessagePattern('ChooseCast')
    choose(@Payload() asked: unknown) {
      return behaviour.onChoose?.(asked as Parameters<NonNullable<Behaviour['onChoose']>>[0]);
    }

    @MessagePattern('ReadChannel')
    read(@Payload() query: unknown) {
      return behaviour.onRead?.(query as { tenant: string; channel_id: string; after: number });
    }
  }
  return Service;
}

export interface Running {
  close(): Promise<void>;
}

/** What a test did not come to close would take the messages of all tests after it. */
function closedWithTest(close: () => Promise<void>): Running {
  let closing: Promise<void> | undefined;
  const once = () => (closing ??= close());
  onTestFinished(once);
  return { close: once };
}

/** One transport with everything it needs, real throughout. */
export interface Harness {
  log: EventLog;
  commands: CommandBus;
  reader: ChannelReader;
  chooser: CastChooser;
  start(behaviour: Behaviour, options?: { graceMs?: number }): Promise<Running>;
  deadLetters(): Promise<Omit<DeadLetter, 'message'>[]>;
  /** Where they are kept, and retried from. */
  letters: DeadLetterStore;
  close(): Promise<void>;
}

async function startService(behaviour: Behaviour, strategy: CustomTransportStrategy): Promise<INestMicroservice> {
  const app = await NestFactory.createMicroservice(
    { module: class Module {}, controllers: [serviceOf(behaviour)] } as never,
    {
      strategy,
      logger: false,
    },
  );
  await app.listen();
  return app;
}

export async function embeddedHarness(): Promise<Harness & { signal: LogSignal }> {
  const database = await testDatabase();
  const log = postgresEventLog(database.poolOf('parley_channel_admin'));
  const signal = postgresLogSignal(database.urlOf('parley_embedded_bus'));
  const cursors = new CursorStore(database.poolOf('parley_embedded_bus'));
  await cursors.prepare();
  const letters = new DeadLetterStore(database.poolOf('parley_embedded_bus'), 'messaging');
  await letters.prepare();
  const bus = new InProcessBus();
  return {
    log,
    signal,
    commands: bus.commandsOf(SENDER),
    reader: bus,
    chooser: bus,
    async start(behaviour, { graceMs } = {}) {
      const service = { service: 'channel-admin', log, signal, cursors, letters, bus };
      const app = await startService(behaviour, new EmbeddedTransport({ ...service, attempts: FAST, graceMs }));
      return closedWithTest(() => app.close());
    },
    letters,
    deadLetters: async () => (await letters.list('default', { limit: 100 })).map(({ letter }) => letter),
    async close() {
      await signal.close();
      await database.drop();
    },
  };
}

export interface JetStreamHarness extends Harness {
  connection: NatsConnection;
  /** Stops the server, forgets everything it stored, and starts it again on the same port. */
  wipe(): Promise<void>;
  restart(): Promise<void>;
  secondRelay(): Promise<Running>;
  checkpoint: RelayCheckpoint;
  /** As the relay says of itself. */
  assertPublishing(): Promise<void>;
  /** Ends the relay, and starts another. */
  replaceRelay(between: () => Promise<unknown>): Promise<void>;
}

/** @param folder where the broker's store is */
export async function jetStreamHarness(folder = tmpdir()): Promise<JetStreamHarness> {
  const database = await testDatabase();
  const log = postgresEventLog(database.poolOf('parley_channel_admin'));
  const signal = postgresLogSignal(database.urlOf('parley_channel_admin'));
  const checkpoint = postgresRelayCheckpoint(database.poolOf('parley_channel_admin'));
  const storeDir = await mkdtemp(join(folder, 'parley-nats-'));
  let server: NatsServer = await startNatsServer(storeDir);
  const open = () =>
    connect({ servers: server.url, maxReconnectAttempts: -1, reconnectTimeWait: 50, reconnectJitter: 0 });
  const connection = await open();
  const consumers = (['TimerFired', 'TurnFailed'] as const).map((type) => {
    return { service: 'channel-admin', type, concurrency: 8, ackWaitMs: ACK_WAIT_MS };
  });
  const relayOn = (own: NatsConnection) =>
    new Relay({ connection: own, log, signal, consumers, checkpoint, lookMs: 50 });
  let relay = relayOn(connection);
  relay.start();
  const { port } = server;
  const letters = new DeadLetterStore(database.poolOf('parley_channel_admin'), 'channel_admin');
  await letters.prepare();
  const collecting = collectLetters({ connection, letters, log });
  return {
    log,
    connection,
    commands: natsCommandBus(connection, SENDER),
    reader: natsChannelReader(connection),
    chooser: natsCastChooser(connection),
    async start(behaviour, { graceMs } = {}) {
      const own = await open();
      const strategy = new JetStreamTransport({
        service: 'channel-admin',
        connection: own,
        attempts: FAST,
        ackWaitMs: ACK_WAIT_MS,
        graceMs,
      });
      const app = await startService(behaviour, strategy);
      return closedWithTest(async () => {
        await app.close();
        await own.close();
      });
    },
    async deadLetters() {
      const manager = await jetstreamManager(connection);
      const { state } = await manager.streams.info(DEAD_LETTERS_STREAM);
      const letters: DeadLetter[] = [];
      for (let seq = state.first_seq; seq <= state.last_seq && state.messages > 0; seq++) {
        letters.push((await manager.streams.getMessage(DEAD_LETTERS_STREAM, { seq }))!.json<DeadLetter>());
      }
      return letters;
    },
    letters,
    async wipe() {
      await server.kill();
      await rm(storeDir, { recursive: true, force: true });
      server = await startNatsServer(storeDir, port);
    },
    async restart() {
      await server.kill();
      server = await startNatsServer(storeDir, port);
    },
    checkpoint,
    assertPublishing: () => relay.assertPublishing(),
    async replaceRelay(between) {
      await relay.close();
      await between();
      relay = relayOn(connection);
      relay.start();
    },
    async secondRelay() {
      const own = await open();
      const second = relayOn(own);
      second.start();
      return closedWithTest(async () => {
        await second.close();
        await own.close();
      });
    },
    async close() {
      await collecting.close();
      await relay.close();
      await connection.close();
      await signal.close();
      await server.stop();
      await rm(storeDir, { recursive: true, force: true });
      await database.drop();
    },
  };
}

/** Appends TimerFired events, labelled, to one channel. */
export function writer(log: EventLog, channel_id = newId()) {
  let head = { version: 0, hash: GENESIS_HASH };
  const write = async (...events: ParleyEvent[]) => {
    const result = await log.append({
      tenant: 'default',
      channel_id,
      protocol: 'negotiation',
      expected_version: head.version,
      previous_hash: head.hash,
      events,
      metadata: {
        command_id: newId(),
        command_type: 'FireTimer',
        command_hash: 'h',
        actor: { kind: 'service', id: 'test' },
        time: '2026-01-01T00:00:00.000Z',
      },
    });
    if (result.status !== 'appended') throw new Error(result.status);
    head = { version: result.events.at(-1)!.version, hash: result.events.at(-1)!.hash };
    return result.events;
  };
  return {
    channel_id,
    fired: (...labels: string[]) =>
      write(...labels.map((timer_id): ParleyEvent => ({ type: 'TimerFired', data: { timer_id } }))),
    turnsFailed: (...labels: string[]) =>
      write(
        ...labels.map((request_id): ParleyEvent => ({
          type: 'TurnFailed',
          data: { request_id, participant_id: 'a', code: 'x', message: '' },
        })),
      ),
    skipped: (request_id: string) =>
      write({ type: 'TurnSkipped', data: { request_id, participant_id: 'a', round: 1, cause: 'timeout' } }),
    erased: (subject: string) =>
      write({
        type: 'WordsErased',
        data: { subject, because: 'asked for', actor: { kind: 'operator', id: 'test' } },
      }),
    closed: () =>
      write({
        type: 'ChannelClosed',
        data: { status: 'stopped', reason: 'test', ended_by: { kind: 'service', id: 'test' }, message: '' },
      }),
  };
}

export const labelOf = (event: RecordedEvent): string =>
  event.type === 'TimerFired' ? event.data.timer_id : event.type === 'TurnFailed' ? event.data.request_id : event.type;
