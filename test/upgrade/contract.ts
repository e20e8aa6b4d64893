import { createHash } from 'node:crypto';
import { canonicalJson } from '@parley/contracts';
import pg from 'pg';
import { postgresServer } from '../chaos/postgres-server.js';

/** All messages and their fields as a hash, whatever is said about them; by AsyncAPI, as every release serves it. */
export function contractHash(asyncApi: object): string {
  const { components } = JSON.parse(
    JSON.stringify(asyncApi, (key, value: unknown) => (TOLD.has(key) ? '' : value)),
  ) as {
    components: object;
  };
  return createHash('sha256').update(canonicalJson(components)).digest('hex');
}

/** Words for people. */
const TOLD = new Set(['description', 'summary', 'title', 'examples']);

/** What made the log's tables in a data folder that is running, by name. */
export async function migrationsIn(folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: postgresServer(folder).adminUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from parley_migrations order by id');
  await client.end();
  return rows.map(({ name }) => name);
}
