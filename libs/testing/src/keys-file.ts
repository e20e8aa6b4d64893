import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolder } from './open-folder.js';

/** API keys of tests; each is the name by which it is found here. */
export const TEST_KEYS = {
  reader: { tenant: 'default', scopes: ['read'] },
  writer: { tenant: 'default', scopes: ['read', 'write'] },
  operator: { tenant: 'default', scopes: ['read', 'write', 'operate'] },
  admin: { tenant: 'default', scopes: ['read', 'write', 'operate', 'admin'] },
  stranger: { tenant: 'other', scopes: ['read', 'write', 'operate'] },
};

/** A file of them as PARLEY_API_KEYS_FILE takes it. */
export async function testKeysFile(): Promise<string> {
  const file = join(await openFolder(), 'keys.json');
  const keys = Object.entries(TEST_KEYS).map(([name, key]) => ({
    hash: createHash('sha256').update(name).digest('hex'),
    subject: name,
    ...key,
  }));
  await writeFile(file, JSON.stringify(keys));
  return file;
}
