import { setTimeout as delay } from 'node:timers/promises';
import { jetstream, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { eventSubject, isUuid, type RecordedEvent } from '@parley/contracts';
import { isUnavailable } from '@parley/outages';
import { channelPages, type EventLog } from '@parley/event-log';
import { isWebhookLetter, type DeadLetterStore } from '../dead-letters/dead-letter-store.js';
import { BusUnavailable, type DeadLetter, type KeptLetter } from '../ports.js';
import { eventMessage } from './event-message.js';
import { RETRY_HEADER, senderOfLetter, type RetryNotice } from './letters.js';
import { DEAD_LETTERS_STREAM, LETTER_COLLECTOR } from './streams.js';

type Log = Pick<EventLog, 'readChannel'>;

interface Options {
  connection: NatsConnection;
  letters: DeadLetterStore;
  log: Log;
}

const RETRY_MS = 250;
const logger = new Logger('DeadLetters');

/** Keeps in Postgres what workers give up on, and hands it over the bus to them again when somebody wants it handled. */
export function collectLetters({ connection, letters, log }: Options): { close(): Promise<void> } {
  const stop = new AbortController();
  const stopHandingOver = letters.onRetry((letter) => handOver({ connection, letters, log }, letter));
  const running = collect(connection, letters, stop.signal);
  return {
    async close() {
      stop.abort();
      stopHandingOver();
      await running;
    },
  };
}

async function collect(connection: NatsConnection, letters: DeadLetterStore, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !connection.isClosed()) {
    try {
      const consumer = await jetstream(connection).consumers.get(DEAD_LETTERS_STREAM, LETTER_COLLECTOR);
      const options = { expires: 5_000, idle_heartbeat: 1_000, abort_on_missing_resource: true };
      const messages = await consumer.consume(options);
      const end = () => messages.stop();
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
      try {
        for await (const message of messages) await take(letters, message);
      } finally {
        signal.removeEventListener('abort', end);
      }
    } catch (error) {
      logger.debug?.(`dead letters: ${String(error)}`);
    }
    await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Whose letter it is says the subject, which the broker vouches for; of the content anything may be forged. */
async function take(letters: DeadLetterStore, message: JsMsg): Promise<void> {
  try {
    const letter = message.json<DeadLetter | RetryNotice>();
    const sender = senderOfLetter(message.subject);
    await ('handled' in letter ? letters.settle(letter, letter, sender) : letters.bury({ ...letter, ...sender }));
    message.ack();
  } catch (error) {
    if (isUnavailable(error)) return message.nak(RETRY_MS);
    // Only the stream keeps it then: it must not be in the way of those that follow.
    logger.error(`dead letter ${message.seq} cannot be kept: ${String(error)}`);
    message.term();
  }
}

/**
 * The event that was given up on as the log has it, marked: a service that has handled it once handles a retry all the same.
 * What a letter holds is what a worker says; published, it would be an event that nobody has decided.
 */
async function handOver({ connection, letters, log }: Options, { id, retries, ...letter }: KeptLetter): Promise<void> {
  if (isWebhookLetter(letter)) return;
  const event = await eventOf(log, letter);
  if (!event || letter.consumer.split('.')[1] !== event.type) {
    const cause = `NotInLog: the log has no event ${letter.event_id} that ${letter.consumer} handles`;
    return letters.settle({ id, number: retries }, { handled: false, attempts: 0, cause });
  }
  const { payload, headers } = eventMessage(connection, event);
  headers.set(RETRY_HEADER, `${id}/${retries}`);
  const subject = eventSubject(event.tenant, event.channel_id, event.type);
  try {
    await jetstream(connection).publish(subject, payload, { msgID: `retry/${id}/${retries}`, headers });
  } catch (error) {
    throw new BusUnavailable('the bus cannot take the letter', { cause: error });
  }
}

async function eventOf(
  log: Log,
  { tenant, channel_id, event_id }: Pick<DeadLetter, 'tenant' | 'channel_id' | 'event_id'>,
): Promise<RecordedEvent | undefined> {
  if (!isUuid(channel_id)) return undefined;
  for await (const page of channelPages(log, tenant, channel_id)) {
    const found = page.find(({ id }) => id === event_id);
    if (found) return found;
  }
  return undefined;
}
