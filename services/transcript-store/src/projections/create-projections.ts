import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The read side's tables. They hold nothing that the log does not: dropping them costs a rebuild. */
export class CreateProjections1763700000001 implements MigrationInterface {
  name = 'CreateProjections1763700000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table projections.channels (
        channel_id uuid primary key, tenant text not null, protocol text not null, status text not null,
        last_activity_at timestamptz not null, position bigint not null, view jsonb not null
      );
      create index channels_by_activity on projections.channels (tenant, last_activity_at desc, channel_id desc);
      create table projections.proposals (
        channel_id uuid not null, version integer not null, cause text not null, proposal jsonb not null, diff jsonb not null,
        changes_made jsonb not null, changes_rejected jsonb not null, tally jsonb, primary key (channel_id, version)
      );
      create table projections.turns (
        channel_id uuid not null, request_id text not null, tenant text not null, participant_id text not null, name text not null,
        kind text not null, open boolean not null, round integer not null, proposal_version integer not null,
        due_at timestamptz not null, position bigint not null, feedback jsonb, primary key (channel_id, request_id)
      );
      create index turns_open on projections.turns (tenant, participant_id) where open;
      create table projections.checkpoint (name text primary key, position bigint not null);
      insert into projections.checkpoint values ('projections', 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table projections.channels, projections.proposals, projections.turns, projections.checkpoint',
    );
  }
}
