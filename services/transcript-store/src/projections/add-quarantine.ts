import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Channels whose rows cannot be made or written: they are set aside, with the cause, and the others go on. */
export class AddQuarantine1763700000005 implements MigrationInterface {
  name = 'AddQuarantine1763700000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table projections.quarantine (
        channel_id uuid primary key, tenant text not null, position bigint not null, cause text not null,
        at timestamptz not null default now()
      );
      create index quarantine_by_position on projections.quarantine (tenant, position);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table projections.quarantine');
  }
}
