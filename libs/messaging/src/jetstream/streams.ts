import {
  AckPolicy,
  DeliverPolicy,
  RetentionPolicy,
  StorageType,
  type ConsumerInfo,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { EVENTS_STREAM, eventSubject, SEATS_STREAM } from '@parley/contracts';
import { durableName, type ConsumerSpec } from './durable-consumers.js';

export const DEAD_LETTERS_STREAM = 'PARLEY_DEAD_LETTERS';
export const ADVISORIES_STREAM = 'PARLEY_ADVISORIES';
/** channel-admin's consumer of dead letters, which keeps them in Postgres. */
export const LETTER_COLLECTOR = 'channel-admin-dead-letters';

const DAY_MS = 86_400_000;
/** How long a seat finds what it was told while it was away, in milliseconds; the log has it for ever. */
export const SEATS_KEPT_MS = 7 * DAY_MS;
/**
 * After how long without a sign of life a message is delivered again: what a crash can cost. Before the broker gives up the
 * connection of who stands still: until then it can be told from one that has ended.
 */
export const ACK_WAIT_MS = 5_000;
/** Deliveries of one message: we count ourselves, and keep a dead letter. */
export const NO_LIMIT = -1;

/** What channel-admin makes where it is missing. */
export const STREAMS = [
  // The bus carries the log for a while; Postgres keeps it.
  {
    name: EVENTS_STREAM,
    subjects: ['parley.v1.event.>'],
    max_age: nanos(7 * DAY_MS),
    duplicate_window: nanos(120_000),
  },
  {
    name: SEATS_STREAM,
    subjects: ['parley.v1.seat.>'],
    max_age: nanos(SEATS_KEPT_MS),
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
  const streams = new Set<string>();
  for await (const name of manager.streams.names()) streams.add(name);
  for (const stream of STREAMS) {
    if (streams.has(stream.name)) continue;
    await manager.streams.add({ ...stream, retention: RetentionPolicy.Limits, storage: StorageType.File });
  }
  await ensureCollector(manager);
  if (!consumers.length) return;
  const made = await consumersOf(manager, EVENTS_STREAM);
  for (const consumer of consumers) await ensureConsumer(manager, consumer, made.get(durableName(consumer)));
}

/** One durable consumer for one event type: several filters for one consumer need a newer server than we ask for. */
async function ensureConsumer(
  manager: JetStreamManager,
  spec: ConsumerSpec,
  made: ConsumerInfo | undefined,
): Promise<void> {
  const { type, concurrency, ackWaitMs = ACK_WAIT_MS } = spec;
  const durable_name = durableName(spec);
  const settings = {
    // Tries are counted here: the server drops silently what was delivered too often.
    max_deliver: NO_LIMIT,
    max_ack_pending: Math.max(64, concurrency * 2),
    ack_wait: nanos(ackWaitMs),
  };
  if (!made) {
    await manager.consumers.add(EVENTS_STREAM, {
      durable_name,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      filter_subject: eventSubject('*', '*', type),
      ...settings,
    });
  } else if (!isSubsetOf(settings, made.config)) {
    await manager.consumers.update(EVENTS_STREAM, durable_name, settings);
  }
}

const isSubsetOf = (settings: Partial<ConsumerInfo['config']>, config: ConsumerInfo['config']): boolean =>
  Object.entries(settings).every(([name, value]) => config[name as keyof typeof config] === value);

async function ensureCollector(manager: JetStreamManager): Promise<void> {
  if ((await consumersOf(manager, DEAD_LETTERS_STREAM)).has(LETTER_COLLECTOR)) return;
  await manager.consumers.add(DEAD_LETTERS_STREAM, {
    durable_name: LETTER_COLLECTOR,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: nanos(ACK_WAIT_MS),
    max_deliver: NO_LIMIT,
  });
}

async function consumersOf(manager: JetStreamManager, stream: string): Promise<Map<string, ConsumerInfo>> {
  const made = new Map<string, ConsumerInfo>();
  for await (const consumer of manager.consumers.list(stream)) made.set(consumer.name, consumer);
  return made;
}
