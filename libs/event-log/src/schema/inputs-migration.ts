import type { MigrationInterface, QueryRunner } from 'typeorm';
import { INPUTS } from './inputs.sql.js';

/** Inputs beside the events. A log that is there keeps its channels: what their commands said is not known, and an audit says so. */
export class KeepInputs1764300000004 implements MigrationInterface {
  name = 'KeepInputs1764300000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INPUTS);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('inputs are part of the log, which is never taken down by a migration'));
  }
}
