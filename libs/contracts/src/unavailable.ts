/** Failures of the way to something else, by the names of ours and of the NATS client's. */
const NAMES = new Set([
  'BusUnavailable',
  'LogUnavailable',
  'ClosedConnectionError',
  'ConnectionError',
  'DrainingConnectionError',
  'NoRespondersError',
]);

/** Node's codes for a peer that cannot be reached, and Postgres's for one that is away, full or shutting down. */
const CODES = /^(?:ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53...|57P0.)$/u;

/** How the Postgres driver says it where no code has come. */
const MESSAGES = /^Connection terminated/u;

/** Causes looked at, the innermost last. */
const DEPTH = 4;

/** True where a dependency is away: waiting helps, and the message that met it is not to blame. */
export function isUnavailable(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < DEPTH && cause instanceof Error; depth++) {
    const { code } = cause as { code?: unknown };
    if (NAMES.has(cause.name) || MESSAGES.test(cause.message)) return true;
    if (typeof code === 'string' && CODES.test(code)) return true;
    ({ cause } = cause);
  }
  return false;
}
