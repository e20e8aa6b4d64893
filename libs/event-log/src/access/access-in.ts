import type pg from 'pg';
import { KeyStore } from './key-store.js';
import { OperatorRecord } from './operations.js';
import { keyHolders } from './use-key.js';

/** Keys of whoever may call, and the record of what operators did. */
export interface AccessStore {
  keys: KeyStore;
  record: OperatorRecord;
  findKey: ReturnType<typeof keyHolders>;
}

/** As a database has it. @param pool of channel-admin */
export const accessIn = (pool: pg.Pool): AccessStore => ({
  keys: new KeyStore(pool),
  record: new OperatorRecord(pool),
  findKey: keyHolders(pool),
});
