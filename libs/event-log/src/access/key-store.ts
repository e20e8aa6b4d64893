import type pg from 'pg';
import { asLogFailure } from '../event-log.js';
import { rowsIn } from '../rows-in.js';
import { recordIn, type Operator } from './operations.js';

/** An API key as it is shown: of the key itself nobody knows more than its hash. */
export interface StoredKey {
  id: string;
  tenant: string;
  /** The name of whoever acts with it. */
  name: string;
  scopes: string[];
  /** `ended`: its end has come. What is not `good` lets nobody in. */
  state: 'good' | 'ended' | 'revoked';
  /** RFC 3339, as all times. */
  made_at: string;
  made_by: string;
  /** The key in whose place it is. */
  replaces?: string;
  /** Absent: never. */
  ends_at?: string;
  revoked_at?: string;
  revoked_by?: string;
  /** To the minute; absent where it was never used. */
  last_used_at?: string;
}

/** What a key is made of. */
export interface NewKey {
  id: string;
  hash: string;
  tenant: string;
  name: string;
  scopes: readonly string[];
  /** RFC 3339. */
  ends_at?: string | undefined;
}

const COLUMNS = `key_id as id, tenant, name, scopes, made_at, made_by, replaces, ends_at, revoked_at, revoked_by, last_used_at,
  case when revoked_at is not null then 'revoked' when ends_at <= now() then 'ended' else 'good' end as state`;
const MAKE = `insert into access.keys (key_id, hash, tenant, name, scopes, made_by, ends_at, replaces)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`;
/** $1 tenant or null for all, $2 before which or null, $3 how many: ids are made in the order of time. */
const LIST = `select ${COLUMNS} from access.keys
  where ($1::text is null or tenant = $1) and ($2::uuid is null or key_id < $2) order by key_id desc limit $3`;
/** Whoever changes it waits for whoever does already. */
const LOCKED = `select ${COLUMNS} from access.keys where key_id = $1 for update`;

/** Keys that are made, rotated and revoked while it runs: every change with its line in the record, or not at all. */
export class KeyStore {
  constructor(private readonly pool: pg.Pool) {}

  /** The last made first. @param tenant of all where absent */
  async list(
    tenant: string | undefined,
    { before, limit }: { before?: string | undefined; limit: number },
  ): Promise<StoredKey[]> {
    return (await rowsIn<Row>(this.pool, LIST, [tenant ?? null, before ?? null, limit])).map(keyIn);
  }

  async make(by: Operator, key: NewKey): Promise<StoredKey> {
    return this.changing(async (client) => {
      const made = await insert(client, by, key);
      await recordIn(client, by, {
        tenant: made.tenant,
        action: 'key-made',
        target: made.id,
        details: detailsOf(made),
      });
      return made;
    });
  }

  /**
   * Another key in the place of one, for the same name and scopes and until the same end; the old one is good for the overlap still.
   * @returns undefined where there is no such key, `not-good` where there is nothing to take over
   */
  async rotate(
    by: Operator,
    id: string,
    fresh: Pick<NewKey, 'id' | 'hash'>,
    overlapMinutes: number,
  ): Promise<StoredKey | 'not-good' | undefined> {
    return this.changing(async (client) => {
      const old = await locked(client, id);
      if (!old) return undefined;
      if (old.state !== 'good') return 'not-good';
      const made = await insert(client, by, { ...fresh, ...old, id: fresh.id }, old.id);
      const { rows } = await client.query<{ ends_at: Date }>(
        `update access.keys set ends_at = least(ends_at, now() + make_interval(mins => $2)) where key_id = $1 returning ends_at`,
        [old.id, overlapMinutes],
      );
      const details = { ...detailsOf(made), in_place_of: old.id, which_ends_at: rows[0]!.ends_at.toISOString() };
      await recordIn(client, by, { tenant: made.tenant, action: 'key-rotated', target: made.id, details });
      return made;
    });
  }

  /** From now on it lets nobody in, in any process. One that is revoked stays as it is. */
  async revoke(by: Operator, id: string): Promise<StoredKey | undefined> {
    return this.changing(async (client) => {
      const key = await locked(client, id);
      if (!key || key.state === 'revoked') return key;
      const text = `update access.keys set revoked_at = now(), revoked_by = $2 where key_id = $1 returning ${COLUMNS}`;
      const { rows } = await client.query<Row>(text, [id, by.name]);
      await recordIn(client, by, {
        ...{ tenant: key.tenant, action: 'key-revoked', target: id },
        details: { name: key.name },
      });
      return keyIn(rows[0]!);
    });
  }

  private async changing<T>(change: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw asLogFailure(error);
    });
    let broken = false;
    try {
      await client.query('begin');
      const result = await change(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => (broken = true));
      throw asLogFailure(error);
    } finally {
      client.release(broken);
    }
  }
}

type Row = Omit<StoredKey, Times> & Record<Times, Date | null>;
type Times = 'made_at' | 'ends_at' | 'revoked_at' | 'last_used_at';

async function insert(client: pg.ClientBase, by: Operator, key: NewKey, replaces?: string): Promise<StoredKey> {
  const { id, hash, tenant, name, scopes, ends_at } = key;
  const values = [id, hash, tenant, name, scopes, by.name, ends_at ?? null, replaces ?? null];
  return keyIn((await client.query<Row>(MAKE, values)).rows[0]!);
}

async function locked(client: pg.ClientBase, id: string): Promise<StoredKey | undefined> {
  const { rows } = await client.query<Row>(LOCKED, [id]);
  return rows[0] && keyIn(rows[0]);
}

/** What is absent in a row is absent where it is shown. */
function keyIn(row: Row): StoredKey {
  const there = Object.entries(row).flatMap(([name, value]): [string, unknown][] =>
    value === null ? [] : [[name, value instanceof Date ? value.toISOString() : value]],
  );
  return Object.fromEntries(there) as unknown as StoredKey;
}

const detailsOf = ({ name, scopes, ends_at }: StoredKey): object => ({ name, scopes, ...(ends_at && { ends_at }) });
