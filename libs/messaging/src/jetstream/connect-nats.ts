import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';
import { lighten } from './lighter-driver.js';

/** A broker that has not answered so many pings in a row is away, though the connection stands. */
const UNANSWERED_PINGS = 2;
const PING_MS = 2_000;
/** How long it may take to connect, in milliseconds: also where it is connected to, and nothing comes. */
const CONNECT_MS = 3_000;

/**
 * A connection that comes back by itself. Replies go to an inbox prefix of the service's own, so that the broker can
 * keep one service from reading another's.
 * @param url `nats://user:password@host:4222`
 * @param more where it is to be otherwise
 */
export async function connectNats(url: string, service: string, more: ConnectionOptions = {}): Promise<NatsConnection> {
  const { username, password, host } = new URL(url);
  const connection = await connect({
    servers: host,
    name: service,
    inboxPrefix: `_INBOX_${service}`,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    waitOnFirstConnect: true,
    // Each request would make errors, and keep where it was made, in case it fails.
    noAsyncTraces: true,
    timeout: CONNECT_MS,
    pingInterval: PING_MS,
    maxPingOut: UNANSWERED_PINGS,
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...more,
  });
  return lighten(connection);
}
