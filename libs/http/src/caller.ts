import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from './api-keys.js';
import { fail, ProblemError } from './problem-error.js';

/** The caller, as the key tells. */
export const CallerOf = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => context.switchToHttp().getRequest<{ caller: Caller }>().caller,
);

/** Whose limits something counts against. A seat is one of its channel: others of its name sit elsewhere. */
export const callerKey = ({ tenant, actor, seat, reader }: Caller): string =>
  JSON.stringify([tenant, actor.kind, actor.id, (seat ?? reader)?.channel_id]);

/** @throws ProblemError forbidden where the caller's key has not this scope */
export function needsScope({ scopes }: Caller, scope: string): void {
  if (!scopes.includes(scope)) fail('forbidden', { detail: `this needs the scope ${scope}` });
}

/** Whether a caller's key is as good as when a connection was opened; what cannot be looked up now is looked up again. */
export async function stillKnown({ checkAgain }: Caller): Promise<boolean> {
  try {
    await checkAgain?.();
    return true;
  } catch (error) {
    return !(error instanceof ProblemError && error.problem.status === 401);
  }
}
