import { connect, type NatsConnection } from '@nats-io/transport-node';

/**
 * A connection that comes back by itself. Replies go to an inbox prefix of the service's own, so that the broker can
 * keep one service from reading another's.
 * @param url `nats://user:password@host:4222`
 */
export async function connectNats(url: string, service: string): Promise<NatsConnection> {
  const { username, password, host } = new URL(url);
  return connect({
    servers: host,
    name: service,
    inboxPrefix: `_INBOX_${service}`,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    waitOnFirstConnect: true,
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
  });
}
