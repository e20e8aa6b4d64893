import {
  A2AError,
  RequestMalformedError,
  TaskNotFoundError,
  UnsupportedOperationError,
  type A2AErrorOptions,
} from '@a2a-js/sdk/errors';
import { ApiError } from '@parley/client';
import type { Problem } from '@parley/contracts';

type Refusal = new (options?: A2AErrorOptions | string) => A2AError;

/** What is wrong with a message, by the place of it. */
export const malformed = (message: string): A2AError => new RequestMalformedError(message);

/** The same whether it is another's or nobody's: who may not read a task is not told that there is one. */
export const noSuchTask = (message = 'there is no such task of yours'): A2AError => new TaskNotFoundError(message);

/** Cannot be done as the task stands, or not with this key. */
export const refused = (message: string): A2AError => new UnsupportedOperationError(message);

/** An error of the API as A2A has it (3.3.2), in the words that it came with; what broke in here says no more than that. */
export function a2aErrorOf(error: unknown): A2AError {
  if (error instanceof A2AError) return error;
  if (!(error instanceof ApiError)) return new A2AError('Something broke here');
  const { message, problem } = error;
  if (problem.code === 'channel-not-found') return noSuchTask();
  const Named = refusalOf(problem);
  return new Named({ message, metadata: { code: problem.code } });
}

function refusalOf({ status }: Pick<Problem, 'status'>): Refusal {
  if (status === 429 || status >= 500) return A2AError;
  return status === 400 || status === 413 || status === 422 ? RequestMalformedError : UnsupportedOperationError;
}
