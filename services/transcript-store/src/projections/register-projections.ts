import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Turns, questions and what a protocol keeps in tables of its own have one shape for every protocol. The tables hold
 * nothing that the log does not: they are made anew, and filled from the first event on.
 */
export class RegisterProjections1763700000004 implements MigrationInterface {
  name = 'RegisterProjections1763700000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table projections.proposals, projections.turns, projections.summaries, projections.questions;
      truncate projections.channels;
      alter table projections.channels add column outcome jsonb;
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
      update projections.checkpoint set position = 0;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('older projections are made by an older version: drop the schema projections'));
  }
}
