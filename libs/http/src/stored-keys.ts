import { randomBytes } from 'node:crypto';
import { newId, sha256 } from '@parley/contracts';
import { callerOf, type Caller } from './principal.js';
import { fail } from './problem-error.js';

/** `parley.{id}.{secret}`: whoever finds one in a file knows what it opens, and an operator which it is. */
const SENT = /^Bearer +(?<key>parley\.[0-9a-f-]{36}\.[\w-]{43})$/iu;

/** Whose a key is that was made while it ran, by its hash; undefined where it lets nobody in. */
export type FindKey = (
  hash: string,
  key: string,
) => Promise<{ tenant: string; name: string; scopes: readonly string[] } | undefined>;

/** A new key: whoever made it shows it once, and keeps its hash. */
export function newStoredKey(): { id: string; key: string; hash: string } {
  const id = newId();
  const key = `parley.${id}.${randomBytes(32).toString('base64url')}`;
  return { id, key, hash: sha256(key) };
}

/** The key that is sent, where it has the form of one that was made here. */
export const storedKeyIn = (authorization: string | undefined): string | undefined =>
  SENT.exec(authorization ?? '')?.groups?.['key'];

/** Whoever has such a key. @throws ProblemError 401 where it is good no longer, 403 where its scopes do not suffice */
export async function identifyByStore(key: string, find: FindKey, scope: string): Promise<Caller> {
  const found = await find(sha256(key), key);
  return found ? callerOf({ ...found, subject: found.name }, scope) : fail('unauthenticated');
}
