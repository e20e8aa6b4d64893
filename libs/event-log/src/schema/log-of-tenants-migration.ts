import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LOG_OF_TENANTS } from './tenant-rows.sql.js';

/** Who reads the log for a tenant gets no other tenant's events, whatever is asked. */
export class LogOfTenants1764100000000 implements MigrationInterface {
  name = 'LogOfTenants1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LOG_OF_TENANTS);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('an event log is never taken down by a migration'));
  }
}
