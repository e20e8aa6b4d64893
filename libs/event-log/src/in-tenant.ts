import pg from 'pg';
import { TENANT_SETTING } from './schema/tenant-rows.sql.js';

/** Begins a transaction of a tenant, in one statement without parameters: one round trip. The setting ends with it. */
export const beginAs = (tenant: string): string =>
  `begin; select set_config('${TENANT_SETTING}', ${pg.escapeLiteral(tenant)}, true)`;

/**
 * Runs queries for a tenant, in a transaction: row-level security gives them its rows alone. No connection goes back to
 * the pool as somebody's.
 */
export async function inTenant<T>(
  pool: pg.Pool,
  tenant: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(beginAs(tenant));
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Its transaction ends with the connection, whatever state it is in.
    client.release(true);
    throw error;
  }
}
