import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chainHash, GENESIS_HASH, type RecordedEvent } from '@parley/contracts';
import { SUPERUSER } from '@parley/embedded-postgres';
import pg from 'pg';

const TABLES = ['events', 'inputs', 'subject_keys'];

/** The tables of a standalone's log, in the hands of whoever is the superuser of its database. */
export async function tamperedLog(folder: string) {
  const port = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  const secret = readFileSync(join(folder, 'secret'), 'utf8').trim();
  const database = new pg.Client({ connectionString: `postgres://${SUPERUSER}:${secret}@127.0.0.1:${port}/postgres` });
  await database.connect();
  // No trigger keeps them from it.
  await database.query('set session_replication_role = replica');
  for (const table of TABLES) await database.query(`create temp table kept_${table} as table log.${table}`);
  return {
    async tamper(statement: string, ...values: unknown[]): Promise<void> {
      const { rowCount } = await database.query(statement, values);
      if (!rowCount) throw new Error(`nothing was changed by ${statement}`);
    },
    /** A channel with other words, and all its hashes made anew. */
    async rechain(channel: string, from: string, to: string): Promise<void> {
      const { rows } = await database.query<RecordedEvent>(
        'select * from log.events where channel_id = $1 order by version',
        [channel],
      );
      let hash = GENESIS_HASH;
      for (const row of rows) {
        const data = JSON.stringify(row.data).replaceAll(from, to);
        hash = chainHash(hash, { ...row, data: JSON.parse(data) } as RecordedEvent);
        await database.query('update log.events set data = $1, hash = $2 where position = $3', [
          data,
          hash,
          row.position,
        ]);
      }
    },
    /** As it was. */
    async restore(): Promise<void> {
      for (const table of TABLES) {
        await database.query(`delete from log.${table}`);
        await database.query(`insert into log.${table} select * from kept_${table}`);
      }
    },
    close: () => database.end(),
  };
}
