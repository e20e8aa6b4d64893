import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APPEND_TOGETHER } from './append-commands.sql.js';

/**
 * Commands of many channels in one call, and texts kept as they came: `json` costs neither a parse on the way in nor a
 * rendering on the way out, and nobody asks the log what is inside. Every event stays; the table is written anew once,
 * and nothing can be appended meanwhile.
 */
export class AppendTogether1763900000000 implements MigrationInterface {
  name = 'AppendTogether1763900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table log.events alter column data type json, alter column metadata type json');
    await runner.query(APPEND_TOGETHER);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('an event log is never taken down by a migration'));
  }
}
