import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The read side's tables. They hold nothing that the log does not: dropping them costs a rebuild. */
export class CreateProjections1764300000001 implements MigrationInterface {
  name = 'CreateProjections1764300000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table projections.channels (
        channel_id uuid primary key, tenant text not null, protocol text not null, status text not null,
        last_activity_at timestamptz not null, position bigint not null, view jsonb not null, outcome jsonb
      );
      create index channels_by_activity on projections.channels (tenant, last_activity_at desc, channel_id desc);
      create index channels_by_position on projections.channels (tenant, position desc);
      create table projections.turns (
        channel_id uuid not null, request_id text not null, tenant text not null, participant_id text not null, name text not null,
        kind text not null, open boolean not null, round integer not null, work text, due_at timestamptz not null,
        position bigint not null, answer_type text, answer jsonb, context jsonb, primary key (channel_id, request_id)
      );
      create index turns_open on projections.turns (tenant, participant_id) where open and kind <> 'hosted';
      create table projections.questions (
        channel_id uuid not null, question_id text not null, tenant text not null, pending boolean not null,
        position bigint not null, question jsonb not null, primary key (channel_id, question_id)
      );
      create index questions_pending on projections.questions (tenant, position) where pending;
      create table projections.quarantine (
        channel_id uuid primary key, tenant text not null, position bigint not null, cause text not null,
        at timestamptz not null default now()
      );
      create index quarantine_by_position on projections.quarantine (tenant, position);
      create table projections.checkpoint (name text primary key, position bigint not null);
      insert into projections.checkpoint values ('projections', 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table projections.channels, projections.turns, projections.questions, projections.quarantine, projections.checkpoint',
    );
  }
}
