import { CallFailed } from './call-failed.js';
import { endOf } from './models.js';

interface HttpError {
  status?: number;
  message?: string;
  headers?: Headers;
  /** Which was asked for. */
  model?: string;
}

/** What servers say of an account without money; some say it as of too many requests. */
const NO_CREDIT = /credit balance is too low|insufficient[_ ](quota|credits|balance)|exceeded your current quota/iu;
/** What servers say of a model that they have not; whoever mistypes the address gets a page that says nothing of a model. */
const NO_SUCH_MODEL =
  /model_not_found|"?model\b.{0,200}?(not found|not exist|not available|unknown)|not_found_error.{0,40}model:|^(404 )?model: /isu;
/** What servers say of more than a model can read. */
const TOO_LONG =
  /maximum context length|context[ _](length|window|size)|prompt is too long|input is too long|max_model_len|too many (input |prompt )?tokens/iu;

/** What an HTTP status of a model's server means; the message never holds the key. */
export function httpFailure({ status, message = '', headers, model }: HttpError, now = Date.now()): CallFailed {
  const said = plain(message).slice(0, 300);
  const afterMs = retryAfterMs(headers, now);
  if (status === 429 && /enforced_spend_limit_reached|spend limit/iu.test(message)) {
    return new CallFailed('spend_limit', `the account's spend limit is reached: ${said}`);
  }
  if (status === 429 && !NO_CREDIT.test(message))
    return new CallFailed('rate_limited', `too many requests: ${said}`, { again: true, afterMs });
  if (status === 529 || /overloaded/iu.test(message))
    return new CallFailed('overloaded', `the model is too busy: ${said}`, { again: true, afterMs });
  if (status === 402 || NO_CREDIT.test(message))
    return new CallFailed('no_credit', `the account has no credit: ${said}`);
  if (status === 401 || status === 403)
    return new CallFailed('bad_key', `the server does not accept the API key (${status})`);
  if (status !== undefined && status >= 400 && status < 500 && NO_SUCH_MODEL.test(message))
    return new CallFailed('unknown_model', `the server does not know the model: ${said}${endText(model)}`);
  if (status !== undefined && status >= 400 && status < 500 && TOO_LONG.test(message))
    return new CallFailed('context_exceeded', `the prompt is longer than the model can read: ${said}`);
  if (status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 409) {
    return new CallFailed('bad_request', `the request is refused (${status}): ${said}`);
  }
  return new CallFailed('unavailable', `the server fails (${status ?? 'no answer'}): ${said}`, {
    again: true,
    afterMs,
  });
}

/** That its provider has ended the model, and what to ask instead. */
function endText(model: string | undefined): string {
  const end = model === undefined ? undefined : endOf(model);
  return end ? `; ${model} ended on ${end.on}, use ${end.successor}` : '';
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
