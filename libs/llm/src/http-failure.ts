import { CallFailed } from './call-failed.js';

interface HttpError {
  status?: number;
  message?: string;
  headers?: Headers;
}

/** What an HTTP status of a model's server means; the message never holds the key. */
export function httpFailure({ status, message = '', headers }: HttpError, now = Date.now()): CallFailed {
  const said = plain(message).slice(0, 300);
  const afterMs = retryAfterMs(headers, now);
  if (status === 429 && /enforced_spend_limit_reached|spend limit/iu.test(message)) {
    return new CallFailed('spend_limit', `the account's spend limit is reached: ${said}`);
  }
  if (status === 429) return new CallFailed('rate_limited', `too many requests: ${said}`, { again: true, afterMs });
  if (status === 529 || /overloaded/iu.test(message))
    return new CallFailed('overloaded', `the model is too busy: ${said}`, { again: true, afterMs });
  if (status === 401 || status === 403)
    return new CallFailed('bad_key', `the server does not accept the API key (${status})`);
  if (status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 409) {
    return new CallFailed('bad_request', `the request is refused (${status}): ${said}`);
  }
  return new CallFailed('unavailable', `the server fails (${status ?? 'no answer'}): ${said}`, {
    again: true,
    afterMs,
  });
}

/** What the server said, without the status and the JSON that it stands in. */
function plain(message: string): string {
  try {
    const body = JSON.parse(message.slice(message.indexOf('{'))) as { error?: { message?: unknown } };
    return typeof body.error?.message === 'string' ? body.error.message : message;
  } catch {
    return message;
  }
}

/** `retry-after-ms`, or `retry-after` in seconds or as a date. */
export function retryAfterMs(headers: Headers | undefined, now: number): number | undefined {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds);
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
