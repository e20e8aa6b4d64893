import { createHash, timingSafeEqual } from 'node:crypto';
import { LOCAL_TENANT } from '@parley/contracts';
import { LOOPBACK } from './foreign-origin.js';
import { callerOf, type Caller } from './principal.js';
import { fail } from './problem-error.js';
import { readApiKeys, type ApiKey } from './read-api-keys.js';

/** What a request is, where no keys are configured and only this machine can reach the port. */
export const LOCAL: Caller = {
  tenant: LOCAL_TENANT,
  actor: { kind: 'operator', id: 'local' },
  scopes: ['read', 'write', 'operate', 'erase', 'admin'],
};

/**
 * Tells callers apart by hashed API keys (`PARLEY_API_KEYS_FILE`, a JSON list).
 * @throws where the file cannot be used, or where the port is open to others and there is no key at all
 */
export class ApiKeys {
  private readonly keys: ApiKey[] | undefined;

  /** @param signIn whether people sign in: whoever does not needs a key then, though there may be none */
  constructor({ file, host, signIn = false }: { file?: string; host: string; signIn?: boolean }) {
    this.keys = file ? readApiKeys(file) : signIn ? [] : undefined;
    if (!this.keys && !LOOPBACK.has(host)) {
      throw new Error(
        `HOST=${host} would let anybody in: set PARLEY_API_KEYS_FILE or PARLEY_SIGN_IN_FILE, or bind 127.0.0.1`,
      );
    }
  }

  /** Whether callers need a key. */
  get needed(): boolean {
    return this.keys !== undefined;
  }

  /** @throws ProblemError 401 without a valid key, 403 where its scopes do not suffice */
  identify(authorization: string | undefined, scope: 'read' | 'write', now = new Date()): Caller {
    if (!this.keys) return LOCAL;
    const sent = /^Bearer (.+)$/iu.exec(authorization ?? '')?.[1]?.trim();
    if (!sent) fail('unauthenticated');
    const hash = createHash('sha256').update(sent).digest();
    const key = this.keys.find((candidate) => timingSafeEqual(Buffer.from(candidate.hash, 'hex'), hash));
    if (!key || (key.expires && new Date(key.expires) <= now)) fail('unauthenticated');
    return callerOf(key, scope);
  }
}
