import { LogUnavailable, type PunctualClient } from '@parley/event-log';
import type { DataSource, EntityManager } from 'typeorm';

/** Reads for a tenant: row-level security shows its rows alone. Each statement says for itself for whom it reads. */
export async function asTenant<T>(
  source: DataSource,
  tenant: string,
  read: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = source.createQueryRunner();
  let connection: PunctualClient | undefined;
  try {
    connection = (await runner.connect()) as PunctualClient;
    connection.tenant = tenant;
    return await read(runner.manager);
  } catch (error) {
    // A connection that breaks between two statements is taken from the runner, which then says only that it has none.
    if (runner.isReleased) throw new LogUnavailable('the views cannot be reached', { cause: error });
    throw error;
  } finally {
    if (connection) connection.tenant = undefined;
    await runner.release();
  }
}
