import type { FieldError } from '@parley/contracts';
import type { Egress } from '@parley/http';

/** Addresses of agents in an opening's seats that would not be called, each with why: who opens it learns it at once. */
export const refusedAddresses = (opening: object, egress: Pick<Egress, 'refusal'>): FieldError[] =>
  Object.entries(opening).flatMap(([field, value]: [string, unknown]) =>
    Array.isArray(value)
      ? value.flatMap((seat, index) => refusedIn(seat, `/${field}/${index}`, egress))
      : refusedIn(value, `/${field}`, egress),
  );

function refusedIn(seat: unknown, pointer: string, egress: Pick<Egress, 'refusal'>): FieldError[] {
  const { kind, url } = (seat ?? {}) as { kind?: unknown; url?: unknown };
  const reason = kind === 'a2a' && typeof url === 'string' ? egress.refusal(url) : undefined;
  return reason === undefined ? [] : [{ pointer: `${pointer}/url`, reason }];
}
