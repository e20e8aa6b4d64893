import { problem, type Problem, type ProblemCode } from '@parley/contracts';

/** Thrown by a controller to answer with a problem document. */
export class ProblemError extends Error {
  override name = 'ProblemError';

  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

/** @throws ProblemError */
export function fail(code: ProblemCode, more: Parameters<typeof problem>[1] = {}): never {
  throw new ProblemError(problem(code, more));
}

/** @throws ProblemError naming one field */
export const failField = (pointer: string, reason: string): never =>
  fail('invalid-request', { errors: [{ pointer, reason }] });
