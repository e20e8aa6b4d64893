import type pg from 'pg';
import { asLogFailure } from './event-log.js';

/** The rows that a statement answers. @throws LogUnavailable where Postgres cannot be reached */
export async function rowsIn<Row extends pg.QueryResultRow>(
  pool: Pick<pg.Pool, 'query'>,
  statement: string | pg.QueryConfig,
  values?: unknown[],
): Promise<Row[]> {
  try {
    return (await pool.query<Row>(statement, values)).rows;
  } catch (error) {
    throw asLogFailure(error);
  }
}
