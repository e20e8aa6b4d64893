import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { contractErrors, TENANT_PATTERN } from '@parley/contracts';
import { uncleanJson } from '@parley/untrusted';

/**
 * `operate`: besides, what only whoever runs the installation may do, as to answer for the persons of a channel. `erase`: with it, to make
 * unreadable for ever what somebody said. `admin`: to run the installation, for all tenants: who has keys, and what is spent and stuck.
 */
export const SCOPES = ['read', 'write', 'operate', 'erase', 'admin'] as const;

export interface ApiKey {
  /** SHA-256 of the key, hex. The key itself is kept nowhere. */
  hash: string;
  tenant: string;
  subject: string;
  scopes: string[];
  /** RFC 3339; absent: never. */
  expires?: string;
}

/** What is wrong with a field of a key; undefined where nothing is. */
const FIELDS: Record<keyof ApiKey, (value: unknown) => string | undefined> = {
  hash(value) {
    if (typeof value !== 'string' || !/^[0-9a-f]{64}$/u.test(value)) return 'is not a SHA-256 in hex';
    return value === HASH_OF_NOTHING ? 'is that of the empty text: it would let everybody in' : undefined;
  },
  tenant: (value) =>
    typeof value === 'string' && TENANT_PATTERN.test(value) ? undefined : 'is missing or not a tenant name',
  subject(value) {
    const isName = !contractErrors('Actor', { kind: 'user', id: value }).length && String(value).trim() !== '';
    return isName && !uncleanJson(value)
      ? undefined
      : 'is missing or not a text of 1 to 128 characters, none of them a control character';
  },
  scopes(value) {
    const known =
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((scope) => (SCOPES as readonly unknown[]).includes(scope));
    return known ? undefined : `is not a list of ${SCOPES.join(', ')}`;
  },
  expires: (value) => (value === undefined || isTime(value) ? undefined : 'is not a time, as 2027-01-31T00:00:00Z'),
};

const HASH_OF_NOTHING = createHash('sha256').update('').digest('hex');

/** RFC 3339, of a day that there is: `2027-02-30` would be another day. */
function isTime(value: unknown): boolean {
  const [, day = ''] =
    /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/u.exec(typeof value === 'string' ? value : '') ??
    [];
  const midnight = new Date(`${day}T00:00:00Z`);
  return (
    !Number.isNaN(Date.parse(String(value))) &&
    !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(day)
  );
}

/** The keys of PARLEY_API_KEYS_FILE. @throws where one of them is not sound, naming its number and the field */
export function readApiKeys(file: string): ApiKey[] {
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
  const numbers = new Map<unknown, number>();
  list.forEach((key: unknown, number) => {
    const found = problemOfKey(key);
    if (found) wrong(`key ${number}: ${found}`);
    const { hash } = key as ApiKey;
    if (numbers.has(hash)) wrong(`key ${number}: hash is that of key ${numbers.get(hash)} too`);
    numbers.set(hash, number);
  });
  return list as ApiKey[];
}

function problemOfKey(key: unknown): string | undefined {
  if (typeof key !== 'object' || key === null || Array.isArray(key)) return 'is no object';
  const unknown = Object.keys(key).find((field) => !Object.hasOwn(FIELDS, field));
  if (unknown !== undefined) return `${JSON.stringify(unknown)} is an unknown field`;
  const given = new Map<string, unknown>(Object.entries(key));
  for (const [field, check] of Object.entries(FIELDS)) {
    const why = check(given.get(field));
    if (why) return `${field} ${why}`;
  }
  return undefined;
}
