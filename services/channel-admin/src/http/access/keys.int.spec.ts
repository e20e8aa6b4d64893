import { newId } from '@parley/contracts';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aLetter, startLetters } from '../dead-letters.fixtures.js';

let side: Awaited<ReturnType<typeof startLetters>>;
beforeAll(async () => (side = await startLetters()));
afterAll(() => side.close());

const as = (key: string, test: request.Test) => test.set('authorization', `Bearer ${key}`);
const get = (path: string, key = 'admin') => as(key, request(side.url).get(`/v1/${path}`));
const post = (path: string, body: object = {}, key = 'admin') =>
  as(key, request(side.url).post(`/v1/${path}`)).send(body);

interface Made {
  id: string;
  key: string;
}
const make = async (more: object = {}) =>
  (await post('keys', { name: 'ci', scopes: ['read', 'write'], ...more }).expect(201)).body as Made;

it('a key is good at once, and its secret is shown this once', async () => {
  const { key, ...made } = await make({ tenant: 'acme', valid_days: 30 });
  expect(key).toMatch(new RegExp(`^parley\\.${made.id}\\.[\\w-]{43}$`, 'u'));
  expect(made).toMatchObject({ tenant: 'acme', name: 'ci', state: 'good', made_by: 'admin' });
  const { body: me } = await get('me', key).expect(200);
  expect(me).toEqual({ tenant: 'acme', kind: 'user', id: 'ci', scopes: ['read', 'write'] });
  const { text } = await get('keys').expect(200);
  expect(text).toContain(made.id);
  expect(text).not.toContain(key.split('.')[2]);
});

it('what it may follows from its scopes: no key may what only an admin may', async () => {
  const { key } = await make({ scopes: ['read', 'write', 'operate', 'erase'] });
  for (const path of ['keys', 'operations']) await get(path, key).expect(403);
  await post('keys', { name: 'x', scopes: ['read'] }, key).expect(403);
  await post(`keys/${newId()}/rotate`, {}, key).expect(403);
  await post(`keys/${newId()}/revoke`, {}, key).expect(403);
  expect((await get('me', key)).body).toMatchObject({ kind: 'operator' });
  const reader = await make({ scopes: ['read'] });
  expect((await post('keys', {}, reader.key).expect(403)).body).toMatchObject({ code: 'forbidden' });
});

it('a revoked key is refused by the next request, and revoking it again changes nothing', async () => {
  const { id, key } = await make();
  await get('me', key).expect(200);
  const { body } = await post(`keys/${id}/revoke`).expect(200);
  expect(body).toMatchObject({ id, state: 'revoked', revoked_by: 'admin' });
  const refused = await get('me', key).expect(401);
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(refused.body).toMatchObject({ code: 'unauthenticated' });
  expect((await post(`keys/${id}/revoke`).expect(200)).body).toEqual(body);
  expect((await post(`keys/${id}/rotate`).expect(409)).body).toMatchObject({ code: 'key-not-good' });
});

it('a rotated key is good for as long as was said', async () => {
  const { id, key } = await make();
  const { body: next } = (await post(`keys/${id}/rotate`, { overlap_minutes: 5 }).expect(201)) as { body: Made };
  for (const one of [key, next.key]) await get('me', one).expect(200);
  const { body: last } = (await post(`keys/${next.id}/rotate`, { overlap_minutes: 0 }).expect(201)) as { body: Made };
  await get('me', next.key).expect(401);
  expect((await get('me', last.key).expect(200)).body).toMatchObject({ id: 'ci' });
});

it.each([
  [{ name: ' ' }, '/name'],
  [{ name: 'x'.repeat(129) }, '/name'],
  [{ scopes: [] }, '/scopes'],
  [{ scopes: ['root'] }, '/scopes'],
  [{ tenant: 'No Tenant' }, '/tenant'],
  [{ valid_days: 0 }, '/valid_days'],
  [{ subject: 'x' }, '/subject'],
])('what cannot be a key is refused by its field: %j', async (more, pointer) => {
  const { body } = await post('keys', { name: 'ci', scopes: ['read'], ...more }).expect(400);
  expect((body as { errors: { pointer: string }[] }).errors.map((error) => error.pointer)).toContain(pointer);
});

it('names what it does not know', async () => {
  for (const done of ['rotate', 'revoke']) {
    await post(`keys/${newId()}/${done}`).expect(404);
    expect((await post(`keys/x/${done}`).expect(400)).body).toMatchObject({ errors: [{ pointer: '/id' }] });
  }
  expect((await get('keys?cursor=x').expect(400)).body).toMatchObject({ errors: [{ pointer: '/cursor' }] });
  await get('me', `parley.${newId()}.${'x'.repeat(43)}`).expect(401);
});

it('keys and operations are listed page by page, of all tenants or of one', async () => {
  const [first, second] = [await make({ tenant: 'paged' }), await make({ tenant: 'paged' })];
  for (const path of ['keys', 'operations']) {
    const { body } = await get(`${path}?tenant=paged&limit=1`).expect(200);
    expect(body.items).toMatchObject([{ tenant: 'paged' }]);
    const { body: rest } = await get(`${path}?tenant=paged&limit=1&cursor=${body.next_cursor}`).expect(200);
    expect(rest.items).toMatchObject([path === 'keys' ? { id: first.id } : { target: first.id }]);
    expect(rest.next_cursor).toBeUndefined();
  }
  expect((await get('keys?limit=1')).body.items).toMatchObject([{ id: second.id }]);
});

it('another tenant’s letters are an admin’s to read and to drive again, and the record says who did', async () => {
  const letter = aLetter({ tenant: 'acme' });
  await side.letters.bury(letter);
  for (const path of ['', `/${letter.id}`]) {
    await get(`dead-letters${path}?tenant=acme`, 'operator').expect(403);
    await get(`dead-letters${path}?tenant=acme`).expect(200);
  }
  await post(`dead-letters/${letter.id}/retry?tenant=acme`, {}, 'operator').expect(403);
  await post(`dead-letters/${letter.id}/retry`).expect(404);
  await post(`dead-letters/${letter.id}/retry?tenant=acme`).expect(202);
  const { body } = await get('operations?tenant=acme').expect(200);
  expect(body.items[0]).toMatchObject({
    ...{ action: 'letter-retried', target: letter.id, tenant: 'acme', by: { tenant: 'default', name: 'admin' } },
  });
});
