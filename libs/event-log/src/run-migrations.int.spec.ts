import { testDatabase } from '@parley/testing';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrate } from './migrations.js';

it('refuses data that a newer version has changed, by name, and leaves it as it is', async () => {
  const database = await testDatabase();
  const { secret } = inject('postgres');
  const passwords = { parley_channel_admin: secret, parley_transcript_store: secret, parley_embedded_bus: secret };
  await migrate(database.adminUrl, passwords);
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  await client.query(`delete from parley_migrations where name like 'AppendTogether%'`);
  await client.query(`insert into parley_migrations (timestamp, name) values (1999000000000, 'SealedEvents1999')`);
  const made = 'select name from parley_migrations order by id';
  const { rows: before } = await client.query(made);
  await expect(migrate(database.adminUrl, passwords)).rejects.toThrow(/another version of Parley.*SealedEvents1999/u);
  expect((await client.query(made)).rows).toEqual(before);
  await client.end();
  await database.drop();
});
