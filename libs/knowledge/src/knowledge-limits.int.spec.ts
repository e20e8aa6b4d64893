import { inTenant } from '@parley/event-log';
import { testDatabase, type TestDatabase } from '@parley/testing';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateKnowledge, postgresKnowledgeBase, type KnowledgeDocument, type KnowledgeLimits } from './index.js';
import { assertRoom, NO_LIMITS } from './knowledge-limits.js';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  await migrateKnowledge(database.adminUrl);
  pool = database.poolOf('parley_transcript_store');
});
afterAll(() => database.drop());

/** As large as said, with its path of one character. */
const document = (path: string, bytes: number, letter = 'x'): KnowledgeDocument => ({
  ...{ path, kind: 'text' as const },
  text: letter.repeat(bytes - 1),
});
/** Another replica each time. */
const replica = (limits: Partial<KnowledgeLimits>) => postgresKnowledgeBase(pool, limits);

it('stores what a collection and a tenant may have, says what is there and what is the most, and goes on after room is made', async () => {
  const base = replica({ collectionBytes: 100, tenantBytes: 150 });
  await base.add('full', 'one', [document('a', 60), document('b', 40)]);
  const refusal = (params: object) => ({ code: 'knowledge-full', params });
  await expect(base.add('full', 'one', [document('c', 2)])).rejects.toMatchObject(
    refusal({ scope: 'collection', path: 'c', bytes: 2, stored_bytes: 100, most_bytes: 100 }),
  );
  await expect(base.add('full', 'two', [document('c', 51)])).rejects.toMatchObject(
    refusal({ scope: 'tenant', path: 'c', bytes: 51, stored_bytes: 100, most_bytes: 150 }),
  );
  await base.add('full', 'two', [document('c', 50)]);
  await base.add('others', 'one', [document('a', 100)]);
  // The same again, or no longer than before in its place, takes nothing more.
  expect(await base.add('full', 'one', [document('a', 60)])).toMatchObject({ unchanged: 1 });
  expect(await base.add('full', 'one', [document('a', 60, 'y')])).toMatchObject({ replaced: 1 });
  await expect(base.add('full', 'one', [document('a', 61)])).rejects.toMatchObject({ code: 'knowledge-full' });
  expect((await base.search('full', 'one', 'y'.repeat(59)))[0]?.text).toBe('y'.repeat(59));
  expect((await base.list('full', 'one')).map(({ path }) => path)).toEqual(['a', 'b']);

  await base.remove('full', 'one', 'b');
  await base.add('full', 'one', [document('d', 40)]);
  await replica({}).add('full', 'one', [document('e', 1_000)]);
});

it('sees what another replica stores at the same time', async () => {
  const limits = { ...NO_LIMITS, tenantBytes: 100 };
  let added: Promise<string> | undefined;
  await inTenant(pool, 'both', async (client) => {
    const id = '00000000-0000-4000-8000-000000000001';
    await assertRoom(client, { tenant: 'both', collection: 'c', id, path: 'a', bytes: 60 }, limits);
    await client.query(
      `insert into knowledge.documents (id, tenant, collection, path, content_hash, chunks, bytes)
       values ($1, 'both', 'c', 'a', '', 0, 60)`,
      [id],
    );
    added = replica(limits)
      .add('both', 'c', [document('b', 60)])
      .then(
        () => 'stored',
        (error: { code: string }) => error.code,
      );
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  });
  expect(await added).toBe('knowledge-full');
});

it('counts how often a tenant sends documents in a minute, in all replicas', async () => {
  const codes = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      replica({ addsPerMinute: 2 })
        .add('fast', 'c', [document(String(index), 5)])
        .then(
          () => 'stored',
          (error: { code: string; params: Record<string, number> }) => {
            expect(error.params).toMatchObject({ limit: 2, retry_after_s: expect.any(Number) });
            return error.code;
          },
        ),
    ),
  );
  // A minute may end in between.
  expect(codes.filter((code) => code === 'rate-limited').length).toBeGreaterThanOrEqual(2);
  expect(codes).toContain('stored');
  expect(await replica({ addsPerMinute: 2 }).add('slow', 'c', [document('a', 5)])).toMatchObject({ added: 1 });
});
