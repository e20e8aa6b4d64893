import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { EVENTS_STREAM, eventSubject } from '@parley/contracts';
import { durableName, type ConsumerSpec } from './durable-consumers.js';

export const DEAD_LETTERS_STREAM = 'PARLEY_DEAD_LETTERS';
export const ADVISORIES_STREAM = 'PARLEY_ADVISORIES';
/** channel-admin's consumer of dead letters, which keeps them in Postgres. */
export const LETTER_COLLECTOR = 'channel-admin-dead-letters';

const DAY_MS = 86_400_000;
/** After how long without a sign of life a message is delivered again: what a crash can cost. */
export const ACK_WAIT_MS = 10_000;
/** Deliveries of one message: we count ourselves, and keep a dead letter. */
const NO_LIMIT = -1;

const STREAMS = [
  // The bus carries the log for a while; Postgres keeps it.
  {
    name: EVENTS_STREAM,
    subjects: ['parley.v1.event.>'],
    max_age: nanos(7 * DAY_MS),
    duplicate_window: nanos(120_000),
  },
  { name: DEAD_LETTERS_STREAM, subjects: ['parley.v1.dead-letter.>'], max_age: nanos(90 * DAY_MS) },
  // What the server itself gives up on is silent otherwise.
  {
    name: ADVISORIES_STREAM,
    subjects: ['$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.>', '$JS.EVENT.ADVISORY.CONSUMER.MSG_TERMINATED.>'],
    max_age: nanos(30 * DAY_MS),
  },
];

/** Makes what is missing of streams and consumers; a store that was wiped is made again in the same way. */
export async function ensureStreams(manager: JetStreamManager, consumers: readonly ConsumerSpec[] = []): Promise<void> {
  for (const stream of STREAMS) {
    try {
      await manager.streams.info(stream.name);
    } catch (error) {
      if (!isMissing(error)) throw error;
      await manager.streams.add({ ...stream, retention: RetentionPolicy.Limits, storage: StorageType.File });
    }
  }
  for (const consumer of consumers) await ensureConsumer(manager, consumer);
  await ensureCollector(manager);
}

/** One durable consumer for one event type: several filters for one consumer need a newer server than we ask for. */
async function ensureConsumer(manager: JetStreamManager, spec: ConsumerSpec): Promise<void> {
  const { type, concurrency, ackWaitMs = ACK_WAIT_MS } = spec;
  const durable_name = durableName(spec);
  const max_ack_pending = Math.max(64, concurrency * 2);
  try {
    const { config } = await manager.consumers.info(EVENTS_STREAM, durable_name);
    // Made by an older version: when tries were counted by the server, which drops silently what was delivered too often,
    // or when fewer were handled at once.
    if (config.max_deliver !== NO_LIMIT || (config.max_ack_pending ?? 0) < max_ack_pending) {
      await manager.consumers.update(EVENTS_STREAM, durable_name, { max_deliver: NO_LIMIT, max_ack_pending });
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
    await manager.consumers.add(EVENTS_STREAM, {
      durable_name,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      filter_subject: eventSubject('*', '*', type),
      ack_wait: nanos(ackWaitMs),
      max_deliver: NO_LIMIT,
      max_ack_pending,
    });
  }
}

async function ensureCollector(manager: JetStreamManager): Promise<void> {
  try {
    await manager.consumers.info(DEAD_LETTERS_STREAM, LETTER_COLLECTOR);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await manager.consumers.add(DEAD_LETTERS_STREAM, {
      durable_name: LETTER_COLLECTOR,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ACK_WAIT_MS),
      max_deliver: NO_LIMIT,
    });
  }
}

/** JetStream's "stream not found" and "consumer not found"; anything else is no reason to make one. */
const isMissing = (error: unknown): boolean =>
  error instanceof JetStreamApiError && [10_059, 10_014].includes(error.apiError().err_code);
