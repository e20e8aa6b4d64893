import {
  JetStreamApiCodes,
  JetStreamApiError,
  type ConsumerInfo,
  type JetStreamManager,
  type StreamInfo,
} from '@nats-io/jetstream';
import { EVENTS_STREAM, positionOf, type ParleyCloudEvent } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import type { Published, RelayCheckpoint } from './relay-checkpoint.js';

type Log = Pick<EventLog, 'readAll'>;

/**
 * Where the stream ends: its last sequence, and the position of the log up to which it was filled. The last message that
 * the log knows says so; others may have slipped something in behind it, an old event even, so that what this relay or
 * one before it has published counts too. A stream that was made again holds nothing: it gets what not every consumer
 * had handled.
 * @param known what this relay itself has published
 */
export async function endOf(
  manager: JetStreamManager,
  log: Log,
  checkpoint: RelayCheckpoint,
  known: Published | undefined,
): Promise<Published> {
  const stream = await manager.streams.info(EVENTS_STREAM);
  const { created, state } = stream;
  const sequence = state.last_seq;
  const saved = [known, await checkpoint.published()].filter((one) => one && isOf(stream, one)) as Published[];
  const found = await lastKnown(manager, log, stream);
  const positions = [...saved.map(({ position }) => position), ...(found === undefined ? [] : [found])];
  const position = positions.length ? Math.max(...positions) : await checkpoint.handledByAll();
  return { created, sequence, position };
}

/** A stream whose last messages a crash has lost ends before what was published to it: they are published again. */
export const isOf = ({ created, state }: StreamInfo, published: Published): boolean =>
  published.created === created && published.sequence <= state.last_seq;

/** Whether the stream is still the one that was published to. */
export async function isThere(
  manager: JetStreamManager,
  published: Published,
  stream: string = EVENTS_STREAM,
): Promise<boolean> {
  try {
    return isOf(await manager.streams.info(stream), published);
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return false;
    throw error;
  }
}

async function lastKnown(manager: JetStreamManager, log: Log, { state }: StreamInfo): Promise<number | undefined> {
  for (let seq = state.last_seq; state.messages > 0 && seq >= state.first_seq; seq--) {
    const position = await positionAt(manager, seq);
    const [logged] = position === undefined ? [] : await log.readAll({ after: position.position - 1, limit: 1 });
    if (logged && logged.id === position?.id) return position.position;
  }
  return undefined;
}

/**
 * Up to which position each consumer has handled the log. One that has nothing before it has handled all that was
 * published; of any other, the first message that it may not have handled tells.
 * @returns undefined where the stream is not the one that was published to: consumers that were made again have nothing
 * before them either
 */
export async function handledOf(
  manager: JetStreamManager,
  published: Published,
): Promise<Map<string, number> | undefined> {
  const handled = new Map<string, number>();
  for await (const consumer of manager.consumers.list(EVENTS_STREAM)) {
    const position = isDone(consumer)
      ? published.position
      : await positionBefore(manager, consumer.ack_floor.stream_seq + 1);
    if (position !== undefined) handled.set(consumer.name, position);
  }
  // A stream that was made again stays so: looked at afterwards, it has been the same all the time.
  return (await isThere(manager, published)) ? handled : undefined;
}

const isDone = ({ num_pending, num_ack_pending }: ConsumerInfo): boolean => num_pending === 0 && num_ack_pending === 0;

/** Undefined where nothing tells: what was written down of the consumer stays. */
async function positionBefore(manager: JetStreamManager, seq: number): Promise<number | undefined> {
  const { state } = await manager.streams.info(EVENTS_STREAM);
  const first = await positionAt(manager, Math.max(seq, state.first_seq));
  return first && first.position - 1;
}

async function positionAt(manager: JetStreamManager, seq: number) {
  const message = await manager.streams.getMessage(EVENTS_STREAM, { seq });
  const event = (message && parsed(message.string())) ?? {};
  const position = positionOf(event);
  return position === undefined ? undefined : { position, id: event.id };
}

function parsed(text: string): Partial<ParleyCloudEvent> | undefined {
  try {
    return JSON.parse(text) as Partial<ParleyCloudEvent>;
  } catch {
    return undefined;
  }
}
