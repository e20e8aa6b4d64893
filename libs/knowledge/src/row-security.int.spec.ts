import { inTenant, openPool } from '@parley/event-log';
import { testDatabase, type TestDatabase } from '@parley/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assertKnowledgeMigrated, migrateKnowledge, postgresKnowledgeBase, type KnowledgeDocument } from './index.js';

const ROLE = 'parley_transcript_store';
const TABLES = ['knowledge.documents', 'knowledge.chunks'];
const secret: KnowledgeDocument = { path: 'secret.md', kind: 'markdown', text: 'The treasurer keeps the key.' };

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  await migrateKnowledge(database.adminUrl);
  pool = database.poolOf(ROLE);
  await postgresKnowledgeBase(pool).add('acme', 'rules', [secret]);
});
afterAll(() => database.drop());

const rowsFor = (tenant: string, text: string) =>
  inTenant(pool, tenant, async (client) => (await client.query(text)).rowCount);

it('protects every table of the schema, whichever there are: FORCE, a policy, and the owner nobody logs in as', async () => {
  const { rows } = await pool.query<{ name: string; safe: boolean }>(
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity and c.relowner = 'parley_owner'::regrole
       and exists (select from pg_policy p where p.polrelid = c.oid) as safe
     from pg_class c where c.relnamespace = 'knowledge'::regnamespace and c.relkind in ('r', 'p', 'm', 'v') order by 1`,
  );
  expect(rows.filter(({ safe }) => !safe)).toEqual([]);
  expect(rows.map(({ name }) => name)).toEqual(['chunks', 'documents', 'knowledge_migrations', 'tenant_minutes']);
});

it('shows, changes and deletes the rows of the tenant alone, and none where there is no tenant', async () => {
  const none = openPool(database.urlOf(ROLE), { max: 1 });
  for (const table of TABLES) {
    expect([table, await rowsFor('acme', `select from ${table}`)]).toEqual([table, 1]);
    for (const tenant of ['other', '']) expect(await rowsFor(tenant, `select from ${table}`)).toBe(0);
    expect((await none.query(`select from ${table}`)).rowCount).toBe(0);
    await inTenant(none, 'acme', (client) => client.query(`select from ${table}`));
    expect((await none.query(`select from ${table}`)).rowCount).toBe(0);
    expect(await rowsFor('other', `delete from ${table}`)).toBe(0);
    expect((await none.query(`delete from ${table}`)).rowCount).toBe(0);
    await expect(none.query(`truncate ${table} cascade`)).rejects.toMatchObject({ code: '42501' });
    await expect(none.query(`drop policy every_tenant on ${table}`)).rejects.toThrow('owner');
  }
  expect(await rowsFor('other', `update knowledge.documents set path = 'x'`)).toBe(0);
  expect(await rowsFor('other', `update knowledge.chunks set text = 'x'`)).toBe(0);
  expect((await none.query('select from knowledge.knowledge_migrations')).rowCount).toBe(0);
  await none.end();
});

it('takes no row into another tenant, nor a chunk into its document', async () => {
  const refusal = { message: expect.stringContaining('row-level security') };
  await expect(rowsFor('other', `update knowledge.documents set tenant = 'acme'`)).resolves.toBe(0);
  await expect(rowsFor('acme', `update knowledge.documents set tenant = 'other'`)).rejects.toMatchObject(refusal);
  const { rows } = await inTenant(pool, 'acme', (client) =>
    client.query<{ id: string }>('select id from knowledge.documents'),
  );
  const chunk = `insert into knowledge.chunks (document_id, number, chunk_id, text, heading_words, words)
    values ('${rows[0]!.id}', 9, gen_random_uuid(), 'x', '', 'x')`;
  await expect(rowsFor('other', chunk)).rejects.toMatchObject(refusal);
});

it('searches the knowledge of the transaction’s tenant, whatever is asked for', async () => {
  const search = `select from knowledge.search('rules', array['treasurer'], 5, 0)`;
  expect(await rowsFor('acme', search)).toBe(1);
  for (const tenant of ['other', '']) expect(await rowsFor(tenant, search)).toBe(0);
  expect((await pool.query(search)).rowCount).toBe(0);
});

it('lets the search use its index, which a reader’s policy would keep it from', async () => {
  const plan = async (role: string) => {
    const admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
    try {
      await admin.query(`set role ${role}; set enable_seqscan = off; set parley.tenant = 'acme'`);
      const text = `explain select from knowledge.chunks where terms @@ to_tsquery('english', 'treasurer')`;
      return JSON.stringify((await admin.query(text)).rows);
    } finally {
      await admin.end();
    }
  };
  expect(await plan(ROLE)).not.toContain('chunks_by_term');
  expect(await plan('parley_owner')).toContain('chunks_by_term');
});

it('is not served before it is migrated', async () => {
  const empty = await testDatabase();
  await expect(assertKnowledgeMigrated(empty.poolOf(ROLE))).rejects.toThrow('parley migrate');
  await empty.drop();
});
