import { isUnavailable } from '@parley/contracts';

/** What an operating system, a driver or a server says of a peer that is not there, or not yet. */
const AWAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'CONNECTION_REFUSED', 'TIMEOUT'],
  // Postgres: shutting down, crashed, starting up (class 57).
  ...['57P01', '57P02', '57P03'],
]);

/** What is said where a service cannot start, a line each: why, and what to do about a peer that is away. */
export function startFailure(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const { message, code = '' } = error as NodeJS.ErrnoException;
  const lines = (message || code || error.name).split('\n');
  return AWAY.has(code) || isUnavailable(error)
    ? [...lines, 'see that Postgres and NATS run and can be reached, then start this again']
    : lines;
}
