import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { openClient } from '../open-pool.js';
import { columnsOf, migrationsOf, type KeptTables } from './kept-tables.js';
import { MANIFEST, type BackupTable, type Manifest } from './manifest.js';
import { BackupRefused } from './refused.js';

/** Log lines compress well at any level; this one takes a third of the time of the usual. */
const GZIP_LEVEL = 1;

/**
 * Writes what cannot be made again into a new folder, as it was at one moment, while others go on reading and writing.
 * @param url a connection that may read every row (a superuser, or one that bypasses row security)
 * @param folder has a backup, whole, or does not exist
 * @throws BackupRefused; or the database's or the disk's error, with nothing left behind
 */
export async function takeBackup(url: string, folder: string, kept: readonly KeptTables[]): Promise<Manifest> {
  if (existsSync(folder)) throw new BackupRefused('exists', folder);
  const unfinished = `${folder}.${process.pid}.unfinished`;
  const client = await openClient(url);
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    // Whoever may not read every row is told so, and has no backup with less in it.
    await client.query('begin isolation level repeatable read read only; set local row_security = off');
    const migrations = await migrationsOf(client);
    if (!migrations.length) throw new BackupRefused('no-tables', folder);
    const { rows } = await client.query<{ at: Date; position: string; channels: string }>(
      'select now() as at, position, (select count(*) from log.streams) as channels from log.head',
    );
    const tables: BackupTable[] = [];
    for (const { name, order } of kept.flatMap((one) => one.tables)) {
      const columns = await columnsOf(client, name);
      if (columns.length) tables.push(await copied(client, { name, order, columns }, unfinished));
    }
    const { at, position, channels } = rows[0]!;
    const manifest: Manifest = {
      ...{ format: 1, at: at.toISOString(), position: Number(position), channels: Number(channels) },
      ...{ migrations, tables },
    };
    await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await rename(unfinished, folder);
    return manifest;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await client.end();
  }
}

async function copied(
  client: pg.Client,
  { name, order, columns }: { name: string; order: string; columns: string[] },
  folder: string,
): Promise<BackupTable> {
  const file = `${name}.copy.gz`;
  const hash = createHash('sha256');
  const rows = client.query(copyTo(`copy (select ${columns.join()} from ${name} order by ${order}) to stdout`));
  const compressed = new PassThrough().on('data', (part: Buffer) => hash.update(part));
  const target = createWriteStream(join(folder, file), { mode: 0o600, flush: true });
  await pipeline(rows, createGzip({ level: GZIP_LEVEL }), compressed, target);
  return { name, columns, rows: rows.rowCount, file, sha256: hash.digest('hex') };
}
