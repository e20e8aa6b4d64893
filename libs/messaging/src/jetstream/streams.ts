import { DeliverPolicy, AckPolicy, RetentionPolicy, StorageType, type JetStreamManager } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { EVENTS_STREAM, eventSubject, type EventTypes } from '@parley/contracts';

export const DEAD_LETTERS_STREAM = 'PARLEY_DEAD_LETTERS';
export const ADVISORIES_STREAM = 'PARLEY_ADVISORIES';

const DAY_MS = 86_400_000;
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

/** Makes what is missing; a store that was wiped is made again in the same way. */
export async function ensureStreams(manager: JetStreamManager): Promise<void> {
  for (const stream of STREAMS) {
    try {
      await manager.streams.info(stream.name);
    } catch {
      await manager.streams.add({ ...stream, retention: RetentionPolicy.Limits, storage: StorageType.File });
    }
  }
}

/** One durable consumer for one event type: several filters for one consumer need a newer server than we ask for. */
export async function ensureConsumer(
  manager: JetStreamManager,
  service: string,
  type: string,
  concurrency: number,
  ackWaitMs: number,
): Promise<string> {
  const durable_name = `${service}-${type}`;
  const max_ack_pending = Math.max(64, concurrency * 2);
  try {
    const { config } = await manager.consumers.info(EVENTS_STREAM, durable_name);
    // Made by an older version: when tries were counted by the server, which drops silently what was delivered too often,
    // or when fewer were handled at once.
    if (config.max_deliver !== NO_LIMIT || (config.max_ack_pending ?? 0) < max_ack_pending) {
      await manager.consumers.update(EVENTS_STREAM, durable_name, { max_deliver: NO_LIMIT, max_ack_pending });
    }
  } catch {
    await manager.consumers.add(EVENTS_STREAM, {
      durable_name,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      filter_subject: eventSubject('*', '*', type as keyof EventTypes),
      ack_wait: nanos(ackWaitMs),
      max_deliver: NO_LIMIT,
      max_ack_pending,
    });
  }
  return durable_name;
}
