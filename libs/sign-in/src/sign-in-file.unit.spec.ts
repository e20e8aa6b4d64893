import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '@parley/testing';
import { beforeAll, expect, it } from 'vitest';
import { readSignInFile } from './sign-in-file.js';

const GOOD = {
  issuer: 'https://login.example/realms/acme',
  client_id: 'parley',
  roles: [{ role: 'board', tenant: 'acme', scopes: ['read', 'write'] }],
};
let file: string;
beforeAll(async () => {
  file = join(await openFolder(), 'sign-in.json');
});
const read = (settings: unknown) => {
  writeFileSync(file, typeof settings === 'string' ? settings : JSON.stringify(settings));
  return readSignInFile(file);
};

it('takes what has to be said, and what is usual for the rest: signatures that the issuer alone can make', () => {
  expect(read(GOOD)).toEqual({
    ...GOOD,
    algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
    ...{ scope: 'openid profile', subject_claim: 'sub', name_claim: 'name', roles_claim: 'roles' },
  });
  expect(read({ ...GOOD, issuer: 'http://127.0.0.1:8080' })).toMatchObject({ issuer: 'http://127.0.0.1:8080' });
});

it.each<[string, unknown]>([
  ['cannot be read', 'issuer: x'],
  ['is no object', []],
  ['"isuer" is an unknown field', { ...GOOD, isuer: 'x' }],
  ['issuer is missing', { ...GOOD, issuer: undefined }],
  ['issuer is not an https address', { ...GOOD, issuer: 'http://login.example' }],
  ['issuer is not an https address', { ...GOOD, issuer: 'https://login.example/?a=1' }],
  [
    'token_endpoint_auth_method is none of client_secret_basic, client_secret_post',
    { ...GOOD, token_endpoint_auth_method: 'private_key_jwt' },
  ],
  ['client_id is missing', { ...GOOD, client_id: ' ' }],
  ['audience is that of client_id', { ...GOOD, audience: 'parley' }],
  ['algorithms is not a list of RS256', { ...GOOD, algorithms: ['HS256'] }],
  ['algorithms is not a list of RS256', { ...GOOD, algorithms: ['none'] }],
  ['algorithms is not a list of RS256', { ...GOOD, algorithms: [] }],
  ['scope has not openid in it', { ...GOOD, scope: 'profile' }],
  ['roles is no list of roles', { ...GOOD, roles: [] }],
  ['roles 0: tenant is missing', { ...GOOD, roles: [{ role: 'x', tenant: '*', scopes: ['read'] }] }],
  ['roles 0: scopes is not a list of read', { ...GOOD, roles: [{ role: 'x', tenant: 'acme', scopes: ['all'] }] }],
  ['roles 0: "tenants" is an unknown field', { ...GOOD, roles: [{ ...GOOD.roles[0], tenants: [] }] }],
])('is refused: %s', (why, settings) => {
  expect(() => read(settings)).toThrow(`PARLEY_SIGN_IN_FILE: ${file} ${why}`);
});
