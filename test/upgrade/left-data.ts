import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import { startEmbeddedPostgres } from '@parley/embedded-postgres';
import { dataFolder, openFolder } from '@parley/testing';
import pg from 'pg';
import type { MidRound } from './mid-round.js';

const run = promisify(execFile);

/** A data folder as a release has left it, in the middle of rounds. */
export interface Left extends MidRound {
  version: string;
  /** When it was stopped (RFC 3339). */
  at: string;
  /** The last position of its log. */
  head: number;
  /** What its messages were, as a hash. */
  contract: string;
  /** What made its log's tables. */
  migrations: string[];
}

const LEFT = 'left.json';
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };

/** @param folder nobody works on it any more */
export async function keep(folder: string, left: Left, file: string): Promise<void> {
  await emptyLog(folder);
  writeFileSync(join(folder, LEFT), JSON.stringify(left));
  const tar = join(await openFolder(), 'data.tar');
  await run('tar', ['--numeric-owner', '--owner=0', '--group=0', '--sort=name', '-cf', tar, '-C', folder, '.']);
  await pipeline(createReadStream(tar), createBrotliCompress(COMPRESSION), createWriteStream(file));
}

/** What Postgres had to write before is in its tables: most of a small folder would be its own log of that. */
async function emptyLog(folder: string): Promise<void> {
  const server = await startEmbeddedPostgres({ folder, settings: ['wal_recycle=off'] });
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  for (const statement of ['checkpoint', 'select pg_switch_wal()', 'checkpoint']) await client.query(statement);
  await client.end();
  await server.stop();
}

/** A folder with all of it, gone after the run. */
export async function unpacked(file: string): Promise<{ folder: string; left: Left }> {
  const folder = await dataFolder();
  const { uid, gid } = await stat(join(folder, 'postgres'));
  await rm(folder, { recursive: true });
  const tar = join(await openFolder(), 'data.tar');
  await pipeline(createReadStream(file), createBrotliDecompress(), createWriteStream(tar));
  await run('mkdir', ['-m', '755', folder]);
  await run('tar', ['--no-same-owner', '-xpf', tar, '-C', folder]);
  // Postgres takes no files of others.
  await run('chown', ['-R', `${uid}:${gid}`, join(folder, 'postgres')]);
  return { folder, left: leftIn(folder) };
}

const leftIn = (folder: string): Left => JSON.parse(readFileSync(join(folder, LEFT), 'utf8')) as Left;
