import type { Caller } from './api-keys.js';
import { ProblemError } from './problem-error.js';

/** Whether a caller's key is as good as when a connection was opened; what cannot be looked up now is looked up again. */
export async function stillKnown({ checkAgain }: Caller): Promise<boolean> {
  try {
    await checkAgain?.();
    return true;
  } catch (error) {
    return !(error instanceof ProblemError && error.problem.status === 401);
  }
}
