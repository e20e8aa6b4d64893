import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { TENANT_PATTERN, type Actor } from '@parley/contracts';
import { fail } from './problem-error.js';

/** Who calls, by the key that was sent; nothing in a body or a text can change it. */
export interface Caller {
  tenant: string;
  actor: Actor;
  scopes: readonly string[];
}

interface ApiKey {
  /** SHA-256 of the key, hex. The key itself is kept nowhere. */
  hash: string;
  tenant: string;
  subject: string;
  scopes: string[];
  /** RFC 3339; absent: never. */
  expires?: string;
}

/** What a request is, where no keys are configured and only this machine can reach the port. */
const LOCAL: Caller = { tenant: 'default', actor: { kind: 'user', id: 'local' }, scopes: ['read', 'write'] };

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Tells callers apart by hashed API keys (`PARLEY_API_KEYS_FILE`, a JSON list).
 * @throws where the file cannot be used, or where the port is open to others and there is no key at all
 */
export class ApiKeys {
  private readonly keys: ApiKey[] | undefined;

  constructor({ file, host }: { file?: string; host: string }) {
    this.keys = file ? readKeys(file) : undefined;
    if (!this.keys && !LOOPBACK.has(host)) {
      throw new Error(`HOST=${host} would let anybody in: set PARLEY_API_KEYS_FILE, or bind 127.0.0.1`);
    }
  }

  /** @throws ProblemError 401 without a valid key, 403 where its scopes do not suffice */
  identify(authorization: string | undefined, scope: 'read' | 'write', now = new Date()): Caller {
    if (!this.keys) return LOCAL;
    const sent = createHash('sha256')
      .update(/^Bearer (.+)$/iu.exec(authorization ?? '')?.[1] ?? '')
      .digest();
    const key = this.keys.find((candidate) => timingSafeEqual(Buffer.from(candidate.hash, 'hex'), sent));
    if (!key || (key.expires && new Date(key.expires) <= now)) fail('unauthenticated');
    if (!key.scopes.includes(scope)) fail('forbidden', { detail: `this needs the scope ${scope}` });
    return { tenant: key.tenant, actor: { kind: 'user', id: key.subject }, scopes: key.scopes };
  }
}

function readKeys(file: string): ApiKey[] {
  const wrong = (why: string): never => {
    throw new Error(`PARLEY_API_KEYS_FILE: ${file} ${why}`);
  };
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return wrong(`cannot be read: ${(error as Error).message}`);
  }
  if (!Array.isArray(list) || !list.length) return wrong('holds no list of keys');
  list.forEach((key: ApiKey, index) => {
    if (!/^[0-9a-f]{64}$/u.test(key.hash)) wrong(`key ${index}: hash is not a SHA-256 in hex`);
    if (!TENANT_PATTERN.test(key.tenant)) wrong(`key ${index}: tenant is not a tenant name`);
    if (!key.subject) wrong(`key ${index}: subject is missing`);
    if (!Array.isArray(key.scopes)) wrong(`key ${index}: scopes is not a list`);
  });
  return list as ApiKey[];
}
