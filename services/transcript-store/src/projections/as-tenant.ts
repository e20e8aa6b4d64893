import { beginAs, LogUnavailable } from '@parley/event-log';
import type { DataSource, EntityManager } from 'typeorm';

/** Reads for a tenant, in a transaction: row-level security shows its rows alone. */
export async function asTenant<T>(
  source: DataSource,
  tenant: string,
  read: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = source.createQueryRunner();
  try {
    await runner.query(beginAs(tenant));
    const found = await read(runner.manager);
    await runner.query('commit');
    return found;
  } catch (error) {
    // A connection that breaks between two statements is taken from the runner, which then says only that it has none.
    if (runner.isReleased) throw new LogUnavailable('the views cannot be reached', { cause: error });
    await runner.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}
