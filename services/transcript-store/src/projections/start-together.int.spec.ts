import { testDatabase } from '@parley/testing';
import { expect, it } from 'vitest';
import { migrateProjections } from './migrate-projections.js';

it('makes its tables once, though several migrate at the same time on a fresh database', async () => {
  const database = await testDatabase();
  try {
    await Promise.all(Array.from({ length: 4 }, () => migrateProjections(database.adminUrl)));
    const { rows } = await database
      .poolOf('parley_transcript_store')
      .query<{ made: boolean }>(`select to_regclass('projections.checkpoint') is not null as made`);
    expect(rows).toEqual([{ made: true }]);
  } finally {
    await database.drop();
  }
});
