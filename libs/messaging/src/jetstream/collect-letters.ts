import { setTimeout as delay } from 'node:timers/promises';
import { jetstream, type JsMsg } from '@nats-io/jetstream';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { CLOUD_EVENTS_CONTENT_TYPE, eventSubject, isUnavailable, type EventTypes } from '@parley/contracts';
import type { DeadLetterStore } from '../dead-letters/dead-letter-store.js';
import { BusUnavailable, type DeadLetter, type KeptLetter } from '../ports.js';
import { RETRY_HEADER, type RetryNotice } from './letters.js';
import { DEAD_LETTERS_STREAM, LETTER_COLLECTOR } from './streams.js';

interface Options {
  connection: NatsConnection;
  letters: DeadLetterStore;
}

const RETRY_MS = 250;
const logger = new Logger('DeadLetters');

/** Keeps in Postgres what workers give up on, and hands it over the bus to them again when somebody wants it handled. */
export function collectLetters({ connection, letters }: Options): { close(): Promise<void> } {
  const stop = new AbortController();
  const stopHandingOver = letters.onRetry((letter) => handOver(connection, letter));
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

async function take(letters: DeadLetterStore, message: JsMsg): Promise<void> {
  try {
    const letter = message.json<DeadLetter | RetryNotice>();
    await ('handled' in letter ? letters.settle(letter, letter) : letters.bury(letter));
    message.ack();
  } catch (error) {
    if (isUnavailable(error)) return message.nak(RETRY_MS);
    // Only the stream keeps it then: it must not be in the way of those that follow.
    logger.error(`dead letter ${message.seq} cannot be kept: ${String(error)}`);
    message.term();
  }
}

/** The message as it came, marked: a service that has handled it once handles a retry all the same. */
async function handOver(connection: NatsConnection, { id, retries, ...letter }: KeptLetter): Promise<void> {
  const meta = headers();
  meta.set('Content-Type', CLOUD_EVENTS_CONTENT_TYPE);
  meta.set(RETRY_HEADER, `${id}/${retries}`);
  const type = letter.consumer.split('.')[1] as keyof EventTypes;
  const subject = eventSubject(letter.tenant, letter.channel_id, type);
  try {
    const options = { msgID: `retry/${id}/${retries}`, headers: meta };
    await jetstream(connection).publish(subject, String(letter.message), options);
  } catch (error) {
    throw new BusUnavailable('the bus cannot take the letter', { cause: error });
  }
}
