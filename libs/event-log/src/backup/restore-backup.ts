import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { openClient } from '../open-pool.js';
import { columnsOf, migrationsOf, type KeptTables } from './kept-tables.js';
import type { BackupTable, CheckedBackup, Manifest } from './manifest.js';
import { BackupRefused } from './refused.js';

/**
 * Fills the tables of an installation that has none of its own yet, all of them or none. Views, timers, and what consumers have handled are
 * made from it by the services, as they start.
 * @param url a connection of the administrator (a superuser, or one that bypasses row security), to a database of this version
 * @throws BackupRefused; or the database's error; nothing is changed then
 */
export async function restoreBackup(
  url: string,
  { folder, manifest }: CheckedBackup,
  kept: readonly KeptTables[],
): Promise<void> {
  const client = await openClient(url);
  try {
    await client.query('begin; set local row_security = off');
    await assertFits(client, manifest, kept);
    for (const { made } of kept) if (made) await client.query(`set local role ${made.as}; ${made.sql}; reset role`);
    for (const table of manifest.tables) await fill(client, table, join(folder, table.file));
    await client.query('update log.head set position = (select coalesce(max(position), 0) from log.events)');
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Nobody appends meanwhile: the head is locked until all is there. */
async function assertFits(
  client: pg.Client,
  { migrations, tables }: Manifest,
  kept: readonly KeptTables[],
): Promise<void> {
  const here = await migrationsOf(client);
  if (!here.length) throw new BackupRefused('no-tables', '');
  const known = new Set(kept.flatMap((one) => one.tables.map(({ name }) => name)));
  const foreign =
    migrations.find((name) => !here.includes(name)) ??
    here.find((name) => !migrations.includes(name)) ??
    tables.find(({ name }) => !known.has(name))?.name;
  if (foreign !== undefined) throw new BackupRefused('other-version', foreign);
  await client.query('lock table log.head in access exclusive mode');
  const { rows } = await client.query<{ position: string }>('select position from log.head');
  if (rows[0]!.position !== '0') throw new BackupRefused('not-empty', 'log.events');
  for (const { name } of tables) {
    const { rows: there } = await client.query<{ is: boolean }>('select to_regclass($1) is not null as is', [name]);
    if (!there[0]!.is) continue;
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount) throw new BackupRefused('not-empty', name);
  }
}

async function fill(client: pg.Client, { name, columns, rows }: BackupTable, file: string): Promise<void> {
  const own = await columnsOf(client, name);
  if (!own.length) throw new BackupRefused('no-tables', name);
  // They stand in the statement as they are.
  const foreign = columns.find((column) => !own.includes(column));
  if (foreign !== undefined) throw new BackupRefused('other-version', `${name}.${foreign}`);
  const target = client.query(copyFrom(`copy ${name} (${columns.join()}) from stdin`));
  await pipeline(createReadStream(file), createGunzip(), target);
  if (target.rowCount !== rows) throw new BackupRefused('broken', `${name}: ${target.rowCount} rows of ${rows}`);
}
