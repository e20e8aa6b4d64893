import { randomBytes } from 'node:crypto';
import { newId } from '@parley/contracts';
import { testDatabase, type TestDatabase } from '@parley/testing';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessIn, type AccessStore, type NewKey } from '../index.js';

let database: TestDatabase;
let pool: pg.Pool;
let access: AccessStore;
/** Whoever reads views asks with another role. */
let readers: AccessStore;
beforeAll(async () => {
  database = await testDatabase();
  pool = database.poolOf('parley_channel_admin');
  access = accessIn(pool);
  readers = accessIn(database.poolOf('parley_transcript_store'));
});
afterAll(() => database.drop());

const by = { tenant: 'ops', name: 'ula' };
const fresh = () => ({ id: newId(), hash: randomBytes(32).toString('hex') });
const wanted = (more: Partial<NewKey> = {}): NewKey => ({
  ...fresh(),
  ...{ tenant: 'acme', name: 'ci', scopes: ['read', 'write'] },
  ...more,
});

it('a key lets in whoever it is of, for every role that serves, and tells when it was used', async () => {
  const key = wanted();
  const made = await access.keys.make(by, key);
  expect(made).toEqual({
    ...{ id: key.id, tenant: 'acme', name: 'ci', scopes: ['read', 'write'], state: 'good', made_by: 'ula' },
    made_at: expect.any(String) as string,
  });
  const holder = { id: key.id, tenant: 'acme', name: 'ci', scopes: ['read', 'write'] };
  for (const { findKey } of [access, readers]) expect(await findKey(key.hash)).toEqual(holder);
  expect(await access.findKey('0'.repeat(64))).toBeUndefined();
  const [listed] = await access.keys.list('acme', { limit: 1 });
  expect(listed).toMatchObject({ id: key.id, last_used_at: expect.any(String) });
});

it('a revoked key lets nobody in from the next look on, and stays revoked by whom it was', async () => {
  const key = wanted();
  await access.keys.make(by, key);
  expect(await readers.findKey(key.hash)).toBeDefined();
  const revoked = await access.keys.revoke(by, key.id);
  expect(revoked).toMatchObject({ state: 'revoked', revoked_by: 'ula' });
  for (const { findKey } of [access, readers]) expect(await findKey(key.hash)).toBeUndefined();
  expect(await access.keys.revoke({ ...by, name: 'another' }, key.id)).toEqual(revoked);
  expect(await access.keys.rotate(by, key.id, fresh(), 5)).toBe('not-good');
  expect(await access.keys.revoke(by, newId())).toBeUndefined();
  expect(await access.keys.rotate(by, newId(), fresh(), 5)).toBeUndefined();
});

it('a rotated key and the one in its place are good together for the overlap, and no longer than the old one was to be', async () => {
  const ends_at = new Date(Date.now() + 3_600_000).toISOString();
  const [old, next, last] = [wanted({ ends_at }), fresh(), fresh()];
  await access.keys.make(by, old);
  const second = await access.keys.rotate(by, old.id, next, 1_440);
  expect(second).toMatchObject({ id: next.id, name: 'ci', tenant: 'acme', replaces: old.id, ends_at });
  for (const { hash } of [old, next]) expect(await access.findKey(hash)).toMatchObject({ name: 'ci' });
  await access.keys.rotate(by, next.id, last, 0);
  expect(await access.findKey(next.hash)).toBeUndefined();
  expect(await access.findKey(last.hash)).toMatchObject({ id: last.id });
  expect((await access.keys.list('acme', { limit: 10 })).find(({ id }) => id === next.id)).toMatchObject({
    state: 'ended',
  });
});

it('of two that rotate and revoke one key at once, one sees what the other did', async () => {
  const key = wanted();
  await access.keys.make(by, key);
  const [a, b] = [fresh(), fresh()];
  const done = await Promise.all([access.keys.rotate(by, key.id, a, 0), access.keys.rotate(by, key.id, b, 0)]);
  expect(done.filter((one) => one === 'not-good')).toHaveLength(1);
});

it('lists page by page, of one tenant or of all', async () => {
  const others = [wanted({ tenant: 'pages' }), wanted({ tenant: 'pages' }), wanted({ tenant: 'pages' })];
  for (const key of others) await access.keys.make(by, key);
  const first = await access.keys.list('pages', { limit: 2 });
  expect(first.map(({ id }) => id)).toEqual([others[2]!.id, others[1]!.id]);
  const rest = await access.keys.list('pages', { limit: 2, before: first[1]!.id });
  expect(rest.map(({ id }) => id)).toEqual([others[0]!.id]);
  expect((await access.keys.list(undefined, { limit: 1 }))[0]).toMatchObject({ tenant: 'pages' });
});

it('every change has its line, with who did it and no secret, and one that fails has none', async () => {
  const key = wanted({ tenant: 'told' });
  await access.keys.make(by, key);
  await expect(access.keys.make(by, { ...wanted({ tenant: 'told' }), hash: key.hash })).rejects.toThrow('duplicate');
  const next = fresh();
  await access.keys.rotate(by, key.id, next, 0);
  await access.keys.revoke(by, next.id);
  await readers.record.note(by, { tenant: 'told', action: 'views-redriven', target: 'a channel' });
  const lines = await access.record.list('told', { limit: 10 });
  expect(lines.map(({ operation: { action, target } }) => [action, target])).toEqual([
    ['views-redriven', 'a channel'],
    ['key-revoked', next.id],
    ['key-rotated', next.id],
    ['key-made', key.id],
  ]);
  expect(lines[2]!.operation).toMatchObject({ by, details: { name: 'ci', in_place_of: key.id } });
  expect(JSON.stringify(lines)).not.toContain(key.hash);
  const before = lines[1]!.number;
  expect(await access.record.list('told', { limit: 1, before })).toMatchObject([
    { operation: { action: 'key-rotated' } },
  ]);
});

it.each([
  ['parley_channel_admin', 'update access.operations set action = action'],
  ['parley_channel_admin', 'delete from access.operations'],
  ['parley_channel_admin', 'delete from access.keys'],
  ['parley_channel_admin', `update access.keys set scopes = '{admin}'`],
  ['parley_channel_admin', 'update access.keys set tenant = tenant'],
  ['parley_transcript_store', 'select * from access.keys'],
  ['parley_transcript_store', 'select * from access.operations'],
  ['parley_transcript_store', `insert into access.keys (key_id) values (null)`],
  ['parley_embedded_bus', `select * from access.use_key('')`],
] as const)('%s may not: %s', async (role, statement) => {
  await expect(database.poolOf(role).query(statement)).rejects.toMatchObject({ code: '42501' });
});

it('not even the superuser changes what was done by accident', async () => {
  await access.keys.make(by, wanted());
  for (const statement of [
    'update access.operations set action = action',
    'delete from access.keys',
    'truncate access.operations',
  ])
    await expect(database.asAdmin(statement)).rejects.toThrow('is kept as it was');
});

it('a database that is away is said to be', async () => {
  const away = accessIn({
    query: () => Promise.reject(new Error('away')),
    connect: () => Promise.reject(new Error('away')),
  } as never);
  for (const ask of [
    () => away.findKey(''),
    () => away.keys.list(undefined, { limit: 1 }),
    () => away.keys.revoke(by, newId()),
    () => away.record.list(undefined, { limit: 1 }),
    () => away.record.note(by, { tenant: 'acme', action: 'key-made', target: '' }),
  ])
    await expect(ask()).rejects.toThrow('the event log cannot be reached');
});
