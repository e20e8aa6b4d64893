import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a workshop's speeches and questions need. A rebuild is not needed: no channel before had any. */
export class AddWorkshops1763700000003 implements MigrationInterface {
  name = 'AddWorkshops1763700000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table projections.turns add column work text, add column speech jsonb;
      create table projections.questions (
        channel_id uuid not null, question_id text not null, tenant text not null, pending boolean not null,
        position bigint not null, primary key (channel_id, question_id)
      );
      create index questions_pending on projections.questions (tenant, position) where pending;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table projections.questions; alter table projections.turns drop column work, drop column speech',
    );
  }
}
