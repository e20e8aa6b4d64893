import { createHash, randomBytes } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The operator's key of an installation, made with its first start, for its owner alone to read: `api_key`, and what Parley knows of it, `api_keys.json`.
 * @returns their files, and whether they are new
 */
export function firstKey(folder) {
  const [key, keys] = ['api_key', 'api_keys.json'].map((name) => join(folder, name));
  if (existsSync(keys)) return { key, keys, isNew: false };
  const secret = randomBytes(24).toString('hex');
  const hash = createHash('sha256').update(secret).digest('hex');
  const known = [{ hash, tenant: 'default', subject: 'operator', scopes: ['read', 'write', 'operate', 'admin'] }];
  writeFileSync(key, secret, { mode: 0o600 });
  // Last, and whole or not at all: a start that is cut off makes both anew.
  writeFileSync(`${keys}.new`, JSON.stringify(known), { mode: 0o600 });
  renameSync(`${keys}.new`, keys);
  return { key, keys, isNew: true };
}
