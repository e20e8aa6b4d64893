import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A place for what roles look up (W7): transcript-store owns it, as it owns the projections. */
export class AddKnowledgeSchema1763800000000 implements MigrationInterface {
  name = 'AddKnowledgeSchema1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema knowledge authorization parley_transcript_store');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema knowledge');
  }
}
