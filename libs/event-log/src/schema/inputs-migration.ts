import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APPEND } from './append-commands.sql.js';
import { INPUTS } from './inputs.sql.js';

/** Inputs beside the events. A log that is there keeps its channels: what their commands said is not known, and an audit says so. */
export class KeepInputs1764300000004 implements MigrationInterface {
  name = 'KeepInputs1764300000004';

  async up(runner: QueryRunner): Promise<void> {
    // Those of a log from before knew no inputs, and take other parameters.
    await runner.query('drop function if exists log.append_commands; drop function if exists log.append_channel');
    for (const statements of [INPUTS, APPEND]) await runner.query(statements);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('inputs are part of the log, which is never taken down by a migration'));
  }
}
