import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { EVENTS_STREAM } from '@parley/contracts';
import { NotReady, within } from '@parley/outages';
import { DURABLE_CONSUMERS, durableName } from './durable-consumers.js';

/** How long each question may take, in milliseconds: both are answered before whoever asks for health goes away. */
const DEADLINE_MS = 900;

/**
 * Whether the broker does what a service needs of it. A server that answers may still keep nothing: one whose disk was full
 * switches JetStream off, until it is started again.
 * @throws NotReady with what is away
 */
export async function brokerReady(connection: NatsConnection, service: string): Promise<void> {
  await within(DEADLINE_MS, () => connection.rtt()).catch(notReady('NATS does not answer'));
  const own = DURABLE_CONSUMERS.filter((consumer) => consumer.service === service);
  const isMaker = service === 'channel-admin';
  if (!own.length && !isMaker) return;
  const manager = await jetstreamManager(connection, { checkAPI: false, timeout: DEADLINE_MS });
  const asked = isMaker
    ? [manager.streams.info(EVENTS_STREAM)]
    : own.map((consumer) => manager.consumers.info(EVENTS_STREAM, durableName(consumer)));
  await Promise.all(asked).catch(
    notReady(
      'JetStream does not have what this service works from; a nats-server whose disk was full has to be restarted',
    ),
  );
}

const notReady = (reason: string) => (error: unknown) => {
  throw new NotReady(`${reason} (${(error as Error).message})`, { cause: error });
};
