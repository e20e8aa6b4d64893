import { RequestError, type NatsConnection } from '@nats-io/transport-node';

/** What of the driver's inside is made lighter: all of it is there in the version that is pinned, as a test shows. */
interface Inside {
  protocol: {
    flushPending(): void;
    request(one: Request): Request;
  };
}

interface Request {
  cancel(error?: Error): void;
}

/** The driver cancels what was answered, too, with an error that nobody gets: made each time, its stack is a twentieth of a service's work. */
const CANCELLED = new RequestError('cancelled');

/**
 * Makes a connection cost less. What is sent while the process handles what it was just given goes with one call of the system, not with one
 * for each message: the driver sends at the end of each microtask. And what was answered leaves no error behind.
 */
export function lighten(connection: NatsConnection): NatsConnection {
  const { protocol } = connection as unknown as Inside;
  const [flush, request, close] = [
    protocol.flushPending.bind(protocol),
    protocol.request.bind(protocol),
    connection.close.bind(connection),
  ];
  let waits = false;
  const flushNow = () => {
    waits = false;
    flush();
  };
  protocol.flushPending = () => {
    if (waits) return;
    waits = true;
    setImmediate(flushNow);
  };
  protocol.request = (one) => {
    const cancel = one.cancel.bind(one);
    one.cancel = (error = CANCELLED) => cancel(error);
    return request(one);
  };
  connection.close = () => {
    // What was acknowledged or answered just now goes out first, as it would have.
    flushNow();
    return close();
  };
  return connection;
}
