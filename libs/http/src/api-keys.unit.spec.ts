import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ApiKeys } from './api-keys.js';

const folder = mkdtempSync(join(tmpdir(), 'parley-keys-'));
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
const sound = { hash: hashOf('a key'), tenant: 'acme', subject: 'ula', scopes: ['read'] };

let files = 0;
function keysOf(...keys: unknown[]): ApiKeys {
  const file = join(folder, `${(files += 1)}.json`);
  writeFileSync(file, JSON.stringify(keys));
  return new ApiKeys({ file, host: '0.0.0.0' });
}

describe('a key that is not sound is refused at the start, by its number and field', () => {
  it.each([
    ['the hash of the empty text', { hash: hashOf('') }, 'hash is that of the empty text'],
    ['no hash', { hash: 'secret' }, 'hash is not a SHA-256'],
    ['a hash that is a list', { hash: [sound.hash] }, 'hash is not a SHA-256'],
    ['an end that is no time', { expires: 'next year' }, 'expires is not a time'],
    ['an empty end', { expires: '' }, 'expires is not a time'],
    ['an end that is null', { expires: null }, 'expires is not a time'],
    ['an end that is a number', { expires: 1_800_000_000 }, 'expires is not a time'],
    ['an end on a day that there is not', { expires: '2027-02-30T00:00:00Z' }, 'expires is not a time'],
    ['an end without its offset', { expires: '2027-02-03T00:00:00' }, 'expires is not a time'],
    ['a misspelt end', { expire: '2027-01-01T00:00:00Z' }, '"expire" is an unknown field'],
    ['a scope that there is not', { scopes: ['read', 'root'] }, 'scopes is not a list of read, write, operate'],
    ['no scope', { scopes: [] }, 'scopes is not a list'],
    ['a scope that is a text', { scopes: 'read' }, 'scopes is not a list'],
    ['a subject that is no text', { subject: { toString: 1 } }, 'subject is missing or not a text'],
    ['a blank subject', { subject: ' ' }, 'subject is missing or not a text'],
    ['a name with a control character', { subject: 'ula\u0007' }, 'subject is missing or not a text'],
    ['a tenant that is a list', { tenant: ['acme'] }, 'tenant is missing or not a tenant name'],
  ])('%s', (_, change, why) => {
    const second = { ...sound, hash: hashOf('another'), ...change };
    expect(() => keysOf(sound, second)).toThrow(`key 1: ${why}`);
  });

  it('one that is no object, and one that is given twice', () => {
    expect(() => keysOf(sound, null)).toThrow('key 1: is no object');
    expect(() => keysOf(sound, { ...sound, tenant: 'other' })).toThrow('key 1: hash is that of key 0 too');
  });
});

describe('who calls', () => {
  const refused = (keys: ApiKeys, sent: string | undefined, now?: Date) => () => keys.identify(sent, 'read', now);

  it('nobody without a key, or with an empty one', () => {
    const keys = keysOf(sound);
    for (const sent of [undefined, '', 'Bearer', 'Bearer ', 'Bearer  ', 'Basic YTpi'])
      expect(refused(keys, sent)).toThrow('A valid key is needed');
    expect(keys.identify('Bearer a key', 'read')).toMatchObject({ tenant: 'acme', actor: { kind: 'user', id: 'ula' } });
  });

  it('nobody whose key has come to its end', () => {
    const keys = keysOf({ ...sound, expires: '2027-01-31T00:00:00+01:00' });
    expect(keys.identify('Bearer a key', 'read', new Date('2027-01-30T22:59:59Z')).tenant).toBe('acme');
    expect(refused(keys, 'Bearer a key', new Date('2027-01-30T23:00:00Z'))).toThrow('A valid key is needed');
  });
});
