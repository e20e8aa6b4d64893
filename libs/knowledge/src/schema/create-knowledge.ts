import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The knowledge of every tenant. `words` and `heading_words` come segmented from the ingester, so that one index and one
 * configuration serve every language: English words are stemmed, pairs of Chinese characters pass unchanged.
 */
export class CreateKnowledge1763700000002 implements MigrationInterface {
  name = 'CreateKnowledge1763700000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table knowledge.documents (
        id uuid primary key, tenant text not null, collection text not null, path text not null,
        content_hash text not null, chunks integer not null, added_at timestamptz not null default now(),
        unique (tenant, collection, path)
      );
      create table knowledge.chunks (
        document_id uuid not null references knowledge.documents on delete cascade, number integer not null,
        chunk_id uuid not null, heading text, page integer, text text not null,
        heading_words text not null, words text not null,
        terms tsvector not null generated always as (
          setweight(to_tsvector('english', heading_words), 'A') || setweight(to_tsvector('english', words), 'D')
        ) stored,
        primary key (document_id, number)
      );
      create index chunks_by_term on knowledge.chunks using gin (terms);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table knowledge.chunks, knowledge.documents');
  }
}
