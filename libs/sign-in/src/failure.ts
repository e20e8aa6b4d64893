import { ProblemError, problemOf } from '@parley/http';

/** Why somebody is not signed in, in the address that they come back to; the page says it in words. */
type Failure = 'refused' | 'no-role' | 'unavailable';

/** How openid-client says that it had no answer in time. */
const NO_ANSWER = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

export function failureOf(error: unknown): Failure {
  const { status, code } = problemOf(error);
  if (code === 'forbidden') return 'no-role';
  const isAway = error instanceof TypeError || NO_ANSWER.has((error as { code?: string }).code ?? '');
  return status === 503 || isAway ? 'unavailable' : 'refused';
}

/** What an operator needs to mend it, on one line: some of it is what the issuer, or whoever came, has written. */
export function reasonOf(error: unknown): string {
  if (error instanceof ProblemError) return onOneLine(error.problem.detail ?? error.problem.code);
  const { message, error: named, error_description: described, cause } = error as Record<string, unknown>;
  const said = [message, named, described, cause instanceof Error ? cause.message : undefined];
  const parts = said.filter((one): one is string => typeof one === 'string' && one !== '');
  return onOneLine([...new Set(parts)].join('; '));
}

const onOneLine = (text: string): string => JSON.stringify(text.slice(0, 400)).slice(1, -1);
