import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SESSIONS } from './sessions.sql.js';

/** Whoever has signed in. It is no part of the log, and of no backup: after a restore people sign in again. */
export class KeepSessions1764300000102 implements MigrationInterface {
  name = 'KeepSessions1764300000102';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SESSIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema sign_in cascade');
  }
}
