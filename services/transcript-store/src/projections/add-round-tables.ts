import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a round table's turns and summaries need. Views have changed their shape: they are made again from the log. */
export class AddRoundTables1763700000002 implements MigrationInterface {
  name = 'AddRoundTables1763700000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table projections.turns add column contribution jsonb;
      create table projections.summaries (
        channel_id uuid not null, position bigint not null, round integer not null, final boolean not null,
        summary text not null, open_points jsonb not null, primary key (channel_id, position)
      );
      truncate projections.channels, projections.proposals, projections.turns;
      update projections.checkpoint set position = 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table projections.summaries; alter table projections.turns drop column contribution');
  }
}
