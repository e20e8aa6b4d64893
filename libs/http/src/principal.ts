import type { Actor } from '@parley/contracts';
import { fail } from './problem-error.js';

/** The caller, by the key that was sent; nothing in a body or a text can change it. */
export interface Caller {
  tenant: string;
  actor: Actor;
  scopes: readonly string[];
  /** Where the key is that of a seat: it is good for its channel alone. */
  seat?: { channel_id: string };
  /** Where the key is that of a link: it reads what was decided in its channel, and nothing else. */
  reader?: { channel_id: string };
  /**
   * For whoever goes on answering long after the key was read.
   * @throws ProblemError 401 where it is good no longer
   */
  checkAgain?(): Promise<unknown>;
}

/** Whoever has shown who they are, by a key of the configuration, one that was made, or a sign-in. */
export interface Principal {
  tenant: string;
  subject: string;
  scopes: readonly string[];
}

/**
 * What a caller may be and do follows from the principal here, and nowhere else.
 * @param scope what the request needs
 * @throws ProblemError 403 where the principal has it not
 */
export function callerOf({ tenant, subject, scopes }: Principal, scope: string): Caller {
  if (!scopes.includes(scope)) fail('forbidden', { detail: `this needs the scope ${scope}` });
  return { tenant, actor: { kind: scopes.includes('operate') ? 'operator' : 'user', id: subject }, scopes };
}
