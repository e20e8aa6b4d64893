import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACCESS } from './access.sql.js';

/** Keys that are made and ended while it runs, and the record of what operators did. */
export class CreateAccess1764300000101 implements MigrationInterface {
  name = 'CreateAccess1764300000101';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCESS);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('what operators did is never taken down by a migration'));
  }
}
