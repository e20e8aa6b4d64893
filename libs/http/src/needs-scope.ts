import type { Caller } from './api-keys.js';
import { fail } from './problem-error.js';

/** @throws ProblemError forbidden where the caller's key has not this scope */
export function needsScope({ scopes }: Caller, scope: string): void {
  if (!scopes.includes(scope)) fail('forbidden', { detail: `this needs the scope ${scope}` });
}
