import { setTimeout as delay } from 'node:timers/promises';
import { jetstream, jetstreamManager, type JetStreamClient, type JetStreamManager } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import {
  byReference,
  CLOUD_EVENTS_CONTENT_TYPE,
  cloudEventJson,
  EVENTS_STREAM,
  eventSubject,
  toCloudEvent,
  type ParleyCloudEvent,
  type RecordedEvent,
} from '@parley/contracts';
import { followLog, type EventLog, type LogSignal } from '@parley/event-log';
import type { ConsumerSpec } from './durable-consumers.js';
import { ensureStreams } from './streams.js';

interface Options {
  connection: NatsConnection;
  log: Pick<EventLog, 'readAll'>;
  signal: LogSignal;
  /** Whose consumers it makes, and makes again. */
  consumers: readonly ConsumerSpec[];
  checkpoint: RelayCheckpoint;
  lookEveryMs?: number;
}

/** How far the log was published: needed where the stream's own messages are gone by age. */
export interface RelayCheckpoint {
  load(): Promise<number>;
  save(position: number): Promise<void>;
}

const RETRY_MS = 250;
/** So often it looks whether streams and consumers are still there, and saves how far it is. */
const LOOK_EVERY_MS = 2_000;
/** Room for a message's headers within the broker's limit. */
const HEADERS_BYTES = 1_024;
/** Published and not yet acknowledged, at most. */
const PIPELINE = 256;

/**
 * Publishes the log to JetStream. Its checkpoint is the stream's own last message, and each message is published on
 * condition of the one before it (Nats-Expected-Last-Sequence): however many relays run, and whatever dies, the stream
 * holds the log in order, once. A wiped store is filled again from the log; one whose messages are gone by age is not.
 */
export class Relay {
  private readonly logger = new Logger(Relay.name);
  private readonly stop = new AbortController();
  private running: Promise<void> | undefined;

  constructor(private readonly options: Options) {}

  start(): void {
    this.running = this.run();
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stop.signal.aborted && !this.options.connection.isClosed()) {
      try {
        await this.publishFromLastMessage();
      } catch (error) {
        this.logger.debug?.(`starting again from the stream's last message: ${String(error)}`);
      }
      await delay(RETRY_MS, undefined, { signal: this.stop.signal }).catch(() => undefined);
    }
  }

  private async publishFromLastMessage(): Promise<void> {
    const { connection, log, signal, consumers, checkpoint } = this.options;
    const manager = await jetstreamManager(connection);
    await ensureStreams(manager, consumers);
    const last = await endOf(manager, log, checkpoint);
    const client = jetstream(connection);
    const limit = (connection.info?.max_payload ?? 1_048_576) - HEADERS_BYTES;
    const lost = new AbortController();
    const stop = AbortSignal.any([this.stop.signal, lost.signal]);
    let { sequence, position } = last;
    const looking = this.look(manager, { lost, stop, position: () => position });
    try {
      for await (const page of followLog({ log, signal, after: position, limit: PIPELINE, stop })) {
        await Promise.all(page.map((event, index) => publish(client, event, sequence + index, limit)));
        sequence += page.length;
        position = page.at(-1)!.position;
      }
    } finally {
      lost.abort();
      await looking;
    }
  }

  /** Makes again what was lost, and keeps how far it is; a stream that was lost has to be filled again. */
  private async look(
    manager: JetStreamManager,
    { lost, stop, position }: { lost: AbortController; stop: AbortSignal; position: () => number },
  ): Promise<void> {
    const { consumers, checkpoint, lookEveryMs = LOOK_EVERY_MS } = this.options;
    let saved = -1;
    while (!stop.aborted) {
      try {
        const reached = position();
        if (reached !== saved) await checkpoint.save(reached);
        saved = reached;
        const { emptied } = await ensureStreams(manager, consumers);
        if (emptied) lost.abort();
      } catch (error) {
        this.logger.debug?.(`the streams cannot be looked at: ${String(error)}`);
      }
      await delay(lookEveryMs, undefined, { signal: stop }).catch(() => undefined);
    }
  }
}

/**
 * Where the stream ends: its last sequence, and the position of the last message that the log knows. Others may have
 * slipped something in behind it; only what the log holds counts. Where it once had messages and has none, they are gone by
 * age: it goes on from where it was.
 */
async function endOf(
  manager: JetStreamManager,
  log: Options['log'],
  checkpoint: RelayCheckpoint,
): Promise<{ sequence: number; position: number }> {
  const { state } = await manager.streams.info(EVENTS_STREAM);
  if (state.last_seq > 0 && state.messages === 0)
    return { sequence: state.last_seq, position: await checkpoint.load() };
  for (let seq = state.last_seq; state.messages > 0 && seq >= state.first_seq; seq--) {
    const position = await knownPosition(manager, log, seq);
    if (position !== undefined) return { sequence: state.last_seq, position };
  }
  return { sequence: state.last_seq, position: 0 };
}

async function knownPosition(manager: JetStreamManager, log: Options['log'], seq: number): Promise<number | undefined> {
  const message = await manager.streams.getMessage(EVENTS_STREAM, { seq });
  const { position, id } = (message && parsed(message.string())) ?? {};
  if (position === undefined || !Number.isSafeInteger(position)) return undefined;
  const [logged] = await log.readAll({ after: position - 1, limit: 1 });
  return logged?.id === id ? position : undefined;
}

function parsed(text: string): Partial<ParleyCloudEvent> | undefined {
  try {
    return JSON.parse(text) as Partial<ParleyCloudEvent>;
  } catch {
    return undefined;
  }
}

async function publish(
  client: JetStreamClient,
  event: RecordedEvent,
  lastSequence: number,
  limit: number,
): Promise<void> {
  const meta = headers();
  meta.set('Content-Type', CLOUD_EVENTS_CONTENT_TYPE);
  const whole = cloudEventJson(event);
  // One event that the broker would refuse must not stop all that come after it.
  const payload = Buffer.byteLength(whole) > limit ? JSON.stringify(byReference(toCloudEvent(event))) : whole;
  await client.publish(eventSubject(event.tenant, event.channel_id, event.type), payload, {
    msgID: event.id,
    headers: meta,
    expect: { lastSequence },
  });
}
