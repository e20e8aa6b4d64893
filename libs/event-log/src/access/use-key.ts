import type pg from 'pg';
import { rowsIn } from '../rows-in.js';

/** Whose a key is. */
export interface KeyHolder {
  id: string;
  tenant: string;
  /** The name of whoever acts with it. */
  name: string;
  scopes: string[];
}

const USE = 'select key_id as id, tenant, name, scopes from access.use_key($1)';

/**
 * Whose the key with this hash is, as the database says now; undefined where it lets nobody in. Nothing is kept of the answer: a key that was
 * revoked a moment ago is good nowhere.
 * @param pool of channel-admin or of transcript-store
 * @throws LogUnavailable where Postgres cannot be reached
 */
export const keyHolders =
  (pool: pg.Pool) =>
  async (hash: string): Promise<KeyHolder | undefined> =>
    (await rowsIn<KeyHolder>(pool, { name: 'parley-use-key', text: USE, values: [hash] }))[0];
