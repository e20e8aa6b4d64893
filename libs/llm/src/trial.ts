import type { CallFailed } from './call-failed.js';
import { httpFailure } from './http-failure.js';

/** What came of asking a model's server whether it takes the key and has the model; nothing is generated, so it costs nothing. */
export type Trial =
  /** It does. */
  | { result: 'works' }
  /** It has the model; whoever asks without a key is told as much, so the first call shows whether the key is taken. */
  | { result: 'unproven' }
  /** It does not: nothing will be answered until somebody mends that. */
  | { result: 'refused'; code: CallFailed['code']; message: string }
  /** It could not be asked, or does not answer such a question. */
  | { result: 'not_tried'; message: string };

/** How long it may take, in milliseconds: whoever starts Parley waits for it. */
export const TRIAL_MS = 3_000;

/** Only what a person has to mend is a refusal; an outage, a wrong address or no network says nothing of the key. */
const REFUSALS: readonly CallFailed['code'][] = ['bad_key', 'unknown_model', 'no_credit', 'spend_limit'];

/** What a failure of the question says. */
export function failedTrial(error: unknown, model: string): Trial {
  const {
    status,
    message = String(error),
    headers,
  } = error as { status?: number; message?: string; headers?: Headers };
  const failure = httpFailure({ message, model, ...(status !== undefined && { status }), ...(headers && { headers }) });
  if (REFUSALS.includes(failure.code)) return { result: 'refused', code: failure.code, message: failure.message };
  return { result: 'not_tried', message: status === undefined ? causeOf(error) : failure.message };
}

/** What the network says, behind the SDK's own "Connection error". */
function causeOf(error: unknown): string {
  const { message, cause } = error as {
    message?: string;
    cause?: { message?: string; code?: string; cause?: unknown };
  };
  const inner = cause?.cause as { code?: string; message?: string } | undefined;
  return inner?.code ?? inner?.message ?? cause?.code ?? cause?.message ?? message ?? String(error);
}
