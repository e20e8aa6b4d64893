import { OWN_ROW, OWNER, tenantMinutesTable } from '@parley/event-log';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const STORE = 'parley_transcript_store';

/**
 * The knowledge of every tenant. `words` and `heading_words` come segmented from the ingester, so that one index and one
 * configuration serve every language: English words are stemmed, pairs of Chinese characters pass unchanged.
 *
 * Rows are read and written for the tenant that the transaction names; a chunk is its document's, whose policy says who has it.
 * Nobody but the owner sees which migrations were run.
 */
export class CreateKnowledge1764300000002 implements MigrationInterface {
  name = 'CreateKnowledge1764300000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table knowledge.documents (
        id uuid primary key, tenant text not null, collection text not null, path text not null,
        content_hash text not null, bytes bigint not null, chunks integer not null, added_at timestamptz not null default now(),
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
      ${tenantMinutesTable('knowledge')}
      create policy one_tenant on knowledge.documents to ${STORE} using (${OWN_ROW});
      create policy one_tenant on knowledge.chunks to ${STORE}
        using (exists (select from knowledge.documents d where d.id = document_id));
      create policy one_tenant on knowledge.tenant_minutes to ${STORE} using (${OWN_ROW});
    `);
    for (const table of ['documents', 'chunks', 'tenant_minutes', 'knowledge_migrations']) {
      await runner.query(`
        alter table knowledge.${table} enable row level security, force row level security;
        create policy every_tenant on knowledge.${table} to ${OWNER} using (true);
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table knowledge.tenant_minutes, knowledge.chunks, knowledge.documents');
  }
}
