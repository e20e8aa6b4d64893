import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CHECKPOINTS } from './checkpoints.sql.js';

/** What is signed over the log's positions. */
export class CreateCheckpoints1764300000001 implements MigrationInterface {
  name = 'CreateCheckpoints1764300000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHECKPOINTS);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('an event log is never taken down by a migration'));
  }
}
