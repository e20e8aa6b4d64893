import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APPEND } from './append-commands.sql.js';
import { SUBJECT_KEYS } from './subject-keys.sql.js';

/** Keys of what people say, and what appends. What is in a log that is there was said before there were keys: it cannot be erased. */
export class KeepSubjectKeys1764300000006 implements MigrationInterface {
  name = 'KeepSubjectKeys1764300000006';

  async up(runner: QueryRunner): Promise<void> {
    // Those of a log from before knew no keys, and take other parameters.
    await runner.query('drop function if exists log.append_commands; drop function if exists log.append_channel');
    for (const statements of [SUBJECT_KEYS, APPEND]) await runner.query(statements);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('keys are part of the log, which is never taken down by a migration'));
  }
}
