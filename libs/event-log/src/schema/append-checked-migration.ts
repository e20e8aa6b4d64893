import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APPEND_CHECKED } from './append-commands.sql.js';

/**
 * A service that is wrong, or not itself, can store no gap, no false count and no event under another's protocol. Replicas of the
 * first version, which call log.append, have to be replaced before.
 */
export class AppendChecked1764000000000 implements MigrationInterface {
  name = 'AppendChecked1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(APPEND_CHECKED);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('an event log is never taken down by a migration'));
  }
}
