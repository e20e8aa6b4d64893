import { startEmbeddedPostgres } from '@parley/embedded-postgres';
import { dataFolder } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startStack } from './rest.fixtures.js';

async function topics(url: string): Promise<string[]> {
  const { items } = (await (await fetch(`${url}/v1/channels`)).json()) as { items: { topic: string }[] };
  return items.map(({ topic }) => topic);
}

it('makes the views again from the whole log after they were reset, though nobody does anything', async () => {
  const folder = await dataFolder();
  const before = await startStack({ folder });
  await fetch(`${before.url}/v1/channels`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ demand: { text: 'A meetup' }, candidates: [{ name: 'Ana', kind: 'person' }] }),
  });
  const shown = await eventually(async () => {
    const found = await topics(before.url);
    expect(found).toHaveLength(1);
    return found;
  });
  await before.close();

  const server = await startEmbeddedPostgres({ folder, settings: ['fsync=off'] });
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query('drop schema projections cascade; create schema projections authorization parley_transcript_store');
  await admin.end();
  await server.stop();

  const after = await startStack({ folder });
  try {
    await eventually(async () => expect(await topics(after.url)).toEqual(shown));
  } finally {
    await after.close();
  }
});
