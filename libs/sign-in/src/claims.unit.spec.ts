import { expect, it } from 'vitest';
import { personOf } from './claims.js';

const MAPPING = {
  ...{ subject_claim: 'sub', name_claim: 'name', roles_claim: 'realm_access.roles' },
  roles: [
    { role: 'board', tenant: 'acme', scopes: ['read', 'write'] },
    { role: 'operators', tenant: 'acme', scopes: ['read', 'operate'] },
    { role: 'guests', tenant: 'other', scopes: ['read', 'erase'] },
  ],
};
const because = (detail: string): unknown =>
  expect.objectContaining({ problem: expect.objectContaining({ detail: expect.stringContaining(detail) }) });
const claims = (...roles: string[]) => ({ sub: 'u-1', name: ' Ana ', realm_access: { roles } });

it('is in the tenant of the first role of the file that somebody has, with what their roles there allow together', () => {
  expect(personOf(claims('guests', 'operators', 'board'), MAPPING)).toEqual({
    ...{ tenant: 'acme', subject: 'u-1', name: 'Ana', scopes: ['read', 'write', 'operate'] },
  });
  expect(personOf(claims('guests'), MAPPING)).toMatchObject({ tenant: 'other', scopes: ['read', 'erase'] });
});

it('takes a claim that is called as the path before what the path leads to, and one role without a list', () => {
  const one = { sub: 'u-1', 'realm_access.roles': 'guests', realm_access: { roles: ['board'] } };
  expect(personOf(one, MAPPING)).toEqual({ tenant: 'other', subject: 'u-1', scopes: ['read', 'erase'] });
});

it('gives nothing to whoever has no role of the file, be it that of an object', () => {
  for (const roles of [[], ['Board'], ['constructor'], [{ role: 'board' }]])
    expect(() => personOf({ sub: 'u-1', realm_access: { roles } }, MAPPING)).toThrow(
      because('none of your roles (realm_access.roles) may do anything here'),
    );
  expect(() => personOf({ sub: 'u-1' }, { ...MAPPING, roles_claim: '__proto__.roles' })).toThrow(
    because('the token says nothing of your roles: it has no __proto__.roles'),
  );
});

it('names nobody by what is no name: it would stand in the log', () => {
  for (const sub of [undefined, '', ' ', 7, 'a\u0000b', 'x'.repeat(129), { id: 'ana' }])
    expect(() => personOf({ ...claims('board'), sub }, MAPPING)).toThrow(because('the token names nobody'));
});
