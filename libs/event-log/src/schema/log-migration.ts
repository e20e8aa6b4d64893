import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APPEND } from './append.sql.js';
import { PRIVILEGES } from './privileges.sql.js';
import { TABLES } from './tables.sql.js';

/** The first version of the log. The roles exist already: their passwords are no business of a migration. */
export class CreateLog1763700000000 implements MigrationInterface {
  name = 'CreateLog1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [TABLES, APPEND, PRIVILEGES]) await runner.query(statements);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('an event log is never taken down by a migration'));
  }
}
