import { isUnavailable } from '@parley/contracts';
import { LogUnavailable } from './event-log.js';

/** Turns a failure of the server or the way to it into LogUnavailable; anything else is a bug and stays what it is. */
export function asLogFailure(error: unknown): Error {
  if (error instanceof TypeError || error instanceof RangeError) return error;
  const { code = '', message } = error as { code?: string; message: string };
  const sqlState = /^[0-9A-Z]{5}$/u.test(code) && !/^E[A-Z]{4}$/u.test(code);
  if (sqlState && !isUnavailable(error)) return error as Error;
  return new LogUnavailable(`the event log cannot be reached: ${message || code}`, { cause: error });
}
