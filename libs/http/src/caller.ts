import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { TENANT_PATTERN } from '@parley/contracts';
import type { Caller } from './principal.js';
import { fail, failField, ProblemError } from './problem-error.js';

/** The caller, as the key tells. */
export const CallerOf = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => context.switchToHttp().getRequest<{ caller: Caller }>().caller,
);

/** Whose limits something counts against. A seat is one of its channel: others of its name sit elsewhere. */
export const callerKey = ({ tenant, actor, seat, reader }: Caller): string =>
  JSON.stringify([tenant, actor.kind, actor.id, (seat ?? reader)?.channel_id]);

/** By whom something was done, as the record of what operators do says it. */
export const operatorOf = ({ tenant, actor }: Caller): { tenant: string; name: string } => ({ tenant, name: actor.id });

/** @throws ProblemError forbidden where the caller's key has not this scope */
export function needsScope({ scopes }: Caller, scope: string): void {
  if (!scopes.includes(scope)) fail('forbidden', { detail: `this needs the scope ${scope}` });
}

/**
 * Whose matters somebody asks about: their own tenant's, or, with the scope `admin`, another's that they name.
 * @throws ProblemError forbidden where it is another's without that
 */
export function tenantAsked(caller: Caller, tenant: string | undefined): string {
  if (tenant === undefined || tenant === caller.tenant) return caller.tenant;
  needsScope(caller, 'admin');
  return TENANT_PATTERN.test(tenant) ? tenant : failField('/tenant', 'is not a tenant name');
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
