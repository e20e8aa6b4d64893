import { testDatabase } from '@parley/testing';
import { expect, it } from 'vitest';
import { projectionsSource } from './data-source.js';

it('makes its tables once, though several start at the same time on a fresh database', async () => {
  const database = await testDatabase();
  const url = database.urlOf('parley_transcript_store');
  const started = await Promise.allSettled(Array.from({ length: 4 }, () => projectionsSource(url)));
  const sources = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    expect(started.map((one) => (one.status === 'rejected' ? String(one.reason) : 'started'))).toEqual(
      Array.from({ length: 4 }, () => 'started'),
    );
    const [made] = await sources[0]!.query<[{ count: number }]>(
      'select count(*)::integer as count from projections.projections_migrations',
    );
    expect(made.count).toBeGreaterThan(0);
  } finally {
    for (const source of sources) await source.destroy();
    await database.drop();
  }
});
