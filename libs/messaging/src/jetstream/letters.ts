import { jetstream, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { deadLetterSubject, newId, type RecordedEvent } from '@parley/contracts';
import type { DeadLetter, LetterRetry, RetryResult } from '../ports.js';

/** On a message that is handled again: which letter's, and the number of the retry. */
export const RETRY_HEADER = 'Parley-Retry';

/** What is published once a retry has come to its end. */
export type RetryNotice = LetterRetry & RetryResult;

export function retryOf({ headers }: JsMsg): LetterRetry | undefined {
  const [id, number] = headers?.get(RETRY_HEADER).split('/') ?? [];
  return id && number ? { id, number: Number(number) } : undefined;
}

/** The tenant and `{service}.{EventType}` that `parley.v1.dead-letter.{tenant}.{service}-{EventType}` is about. */
export function senderOfLetter(subject: string): Pick<DeadLetter, 'tenant' | 'consumer'> {
  const [, , , tenant = '', durable = ''] = subject.split('.');
  const dash = durable.lastIndexOf('-');
  return { tenant, consumer: `${durable.slice(0, dash)}.${durable.slice(dash + 1)}` };
}

interface GivenUp {
  consumer: string;
  message: JsMsg;
  /** Absent where the message is none. */
  event: RecordedEvent | undefined;
  attempts: number;
  cause: string;
}

/** The letter is stored before the message is given up; a crash between the two makes one letter, by its id. */
export async function publishLetter(connection: NatsConnection, { event, message, ...why }: GivenUp): Promise<void> {
  const [, , , tenant = '', channel_id = ''] = message.subject.split('.');
  const letter: DeadLetter = {
    id: newId(),
    ...why,
    tenant,
    channel_id,
    event_id: event?.id ?? '',
    message: message.string(),
    at: new Date().toISOString(),
  };
  await publish(connection, why.consumer, message, letter, event?.id ?? `seq-${message.seq}`);
}

export const publishResult = (
  connection: NatsConnection,
  consumer: string,
  message: JsMsg,
  notice: RetryNotice,
): Promise<void> => publish(connection, consumer, message, notice, `${notice.id}/${notice.number}`);

async function publish(
  connection: NatsConnection,
  consumer: string,
  { subject }: JsMsg,
  content: DeadLetter | RetryNotice,
  about: string,
): Promise<void> {
  const tenant = subject.split('.')[3] || 'unknown';
  const at = deadLetterSubject(tenant, consumer.replace('.', '-'));
  await jetstream(connection).publish(at, JSON.stringify(content), { msgID: `${consumer}/${about}` });
}
