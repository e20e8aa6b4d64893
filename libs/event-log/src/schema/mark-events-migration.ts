import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Changes no table: events from here on may be of types, or have fields, that the release before does not know. It refuses the data by
 * this name, as it does where tables have changed. Of each release one is enough; `test/upgrade` says where it is missing.
 */
export class MarkEvents1764300000100 implements MigrationInterface {
  name = 'MarkEvents1764300000100';

  async up(_: QueryRunner): Promise<void> {}

  down(): Promise<void> {
    return Promise.reject(new Error('an event log is never taken down by a migration'));
  }
}
