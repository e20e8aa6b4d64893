import { contractErrors } from '@parley/contracts';
import { fail, type Principal } from '@parley/http';
import { ownProperty, uncleanJson } from '@parley/untrusted';
import type { SignInSettings } from './sign-in-file.js';

/** What an issuer says of somebody. */
export type Claims = Record<string, unknown>;

/** Somebody who has signed in, and what they may do here. */
export interface Person extends Principal {
  /** What they do is recorded under this. */
  subject: string;
  /** For the eye: nothing is decided by it. */
  name?: string;
  scopes: string[];
}

type Mapping = Pick<SignInSettings, 'subject_claim' | 'name_claim' | 'roles_claim' | 'roles'>;

/**
 * Whom claims name, and what their roles allow. The first role of the file that they have says in which tenant they are; of further
 * roles those count that are of this tenant. Pure.
 * @throws ProblemError 401 where they name nobody, 403 where no role of theirs is known
 */
export function personOf(claims: Claims, { subject_claim, name_claim, roles_claim, roles }: Mapping): Person {
  const subject = claimOf(claims, subject_claim);
  const isName = !contractErrors('Actor', { kind: 'user', id: subject }).length && String(subject).trim() !== '';
  if (!isName || uncleanJson(subject))
    return fail('unauthenticated', {
      detail: `the token names nobody: ${subject_claim} is missing, too long or no name`,
    });
  const named = claimOf(claims, roles_claim);
  if (named === undefined)
    return fail('forbidden', { detail: `the token says nothing of your roles: it has no ${roles_claim}` });
  const given = [named].flat();
  const theirs = roles.filter(({ role }) => given.includes(role));
  const [first] = theirs;
  if (!first) return fail('forbidden', { detail: `none of your roles (${roles_claim}) may do anything here` });
  const scopes = theirs.flatMap((one) => (one.tenant === first.tenant ? one.scopes : []));
  const name = claimOf(claims, name_claim);
  return {
    tenant: first.tenant,
    subject: subject as string,
    scopes: [...new Set(scopes)],
    ...(typeof name === 'string' && name.trim() && { name: name.trim().slice(0, 128) }),
  };
}

/** By its name, or by a path of names where none is called so: `realm_access.roles`. Pure. */
export function claimOf(claims: Claims, path: string): unknown {
  const whole = ownProperty(claims, path);
  if (whole !== undefined) return whole;
  return path.split('.').reduce<unknown>((at, name) => {
    return typeof at === 'object' && at !== null ? ownProperty(at as Claims, name) : undefined;
  }, claims);
}
