/** Failures of the way to something else, by the names of ours and of the NATS client's. */
const NAMES = new Set([
  'BusUnavailable',
  'LogUnavailable',
  'ClosedConnectionError',
  'ConnectionError',
  'DrainingConnectionError',
  'NoRespondersError',
  'RequestError',
  'TimeoutError',
]);

/**
 * Node's codes for a peer that cannot be reached or a disk that is full, and Postgres's for one that is away, full,
 * shutting down, read-only, too slow or failing below SQL.
 */
const CODES =
  /^(?:ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|ERR_STREAM_DESTROYED|08...|53...|57P0.|57014|58...|25006)$/u;

/** How the Postgres driver says it where no code has come. */
const MESSAGES =
  /^(?:Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed) and is not queryable)/u;

/** Causes looked at, the innermost last. */
const DEPTH = 5;

/** True where a dependency is away: waiting helps, and what met it is not to blame. */
export function isUnavailable(error: unknown, depth = DEPTH): boolean {
  if (!(error instanceof Error) || !depth) return false;
  const { name, message, cause, code, driverError, errors } = error as Error & {
    code?: unknown;
    /** The error that TypeORM wraps. */
    driverError?: unknown;
    /** The errors within an AggregateError: one peer has several addresses. */
    errors?: unknown[];
  };
  if (NAMES.has(name) || MESSAGES.test(message)) return true;
  if (typeof code === 'string' && CODES.test(code)) return true;
  const inner = [cause, driverError, ...(Array.isArray(errors) ? errors : [])];
  return inner.some((one) => isUnavailable(one, depth - 1));
}
