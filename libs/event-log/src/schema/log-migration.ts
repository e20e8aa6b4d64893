import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PRIVILEGES } from './privileges.sql.js';
import { TABLES } from './tables.sql.js';
import { LOG_OF_TENANTS } from './tenant-rows.sql.js';

/** The log, without what appends to it (KeepInputs), and the schemas of what is derived from it. The roles exist already: their passwords are no business of a migration. */
export class CreateLog1764300000000 implements MigrationInterface {
  name = 'CreateLog1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [TABLES, PRIVILEGES, LOG_OF_TENANTS]) await runner.query(statements);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('an event log is never taken down by a migration'));
  }
}
