import type { JetStreamManager } from '@nats-io/jetstream';
import { EVENTS_STREAM, SEATS_STREAM, type RecordedEvent } from '@parley/contracts';
import { DEAD_LETTERS_STREAM, LETTER_COLLECTOR } from './streams.js';

/**
 * Takes what was published of a channel before words of it were erased off the bus: it has them in the clear. Its events are in the log,
 * and letters that were collected are in Postgres.
 * @param seq the sequence of what says that they are erased
 */
export async function purgeErased(
  manager: JetStreamManager,
  { tenant, channel_id }: Pick<RecordedEvent, 'tenant' | 'channel_id'>,
  seq: number,
): Promise<void> {
  const { streams, consumers } = manager;
  await streams.purge(EVENTS_STREAM, { filter: `parley.v1.event.${tenant}.${channel_id}.>`, seq });
  await streams.purge(SEATS_STREAM, { filter: `parley.v1.seat.${tenant}.${channel_id}.>` });
  const { ack_floor } = await consumers.info(DEAD_LETTERS_STREAM, LETTER_COLLECTOR);
  if (ack_floor.stream_seq > 0) await streams.purge(DEAD_LETTERS_STREAM, { seq: ack_floor.stream_seq + 1 });
}
