import type { ModelFailure } from './language-model.js';
import { NO_USAGE, type Usage } from './prices.js';

/** One request that gave no usable text. */
export class CallFailed extends Error {
  override name = 'CallFailed';

  constructor(
    readonly code: ModelFailure['code'],
    message: string,
    /** Whether the same request may succeed later, and when the server says so. */
    readonly retry: { again: boolean; afterMs?: number | undefined } = { again: false },
    readonly usage: Usage = NO_USAGE,
    readonly stopReason = '',
  ) {
    super(message);
  }
}
