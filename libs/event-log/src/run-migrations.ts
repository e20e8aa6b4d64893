import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { onceItAnswers } from './once-it-answers.js';
import { openClient } from './open-pool.js';
import { refuseNewer } from './refuse-newer.js';

interface Around {
  /** Any number, another for each set of migrations: it keeps two that start at the same time apart. */
  lock: number;
  /** On a connection of its own, once nobody else migrates and the data is known to be no newer. */
  before?(client: pg.Client): Promise<void>;
  after?(): Promise<void>;
}

/**
 * Brings a database to the present version, one process at a time; a migration takes as long as it takes.
 * A database that is slow or not there yet is waited for.
 * @param source not initialised; it is destroyed afterwards
 * @throws where a newer version has changed the data, which then stays as it is
 */
export function runMigrations(source: DataSource, around: Around): Promise<void> {
  return onceItAnswers(() => migrateOnce(source, around));
}

async function migrateOnce(source: DataSource, { lock, before, after }: Around): Promise<void> {
  const client = await openClient((source.options as { url: string }).url);
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await source.initialize();
    await refuseNewer(client, source);
    await before?.(client);
    await source.runMigrations();
    await after?.();
  } finally {
    if (source.isInitialized) await source.destroy();
    await client.end();
  }
}
