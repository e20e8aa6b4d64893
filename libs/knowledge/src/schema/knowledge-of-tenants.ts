import { OWN_ROW, OWNER } from '@parley/event-log';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const STORE = 'parley_transcript_store';

/**
 * Rows are read and written for the tenant that the transaction names. Nobody but the owner sees which migrations were run.
 * A chunk is its document's, whose policy says who has it: so no chunk of an older version has to be written again.
 */
export class KnowledgeOfTenants1764200000000 implements MigrationInterface {
  name = 'KnowledgeOfTenants1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['documents', 'chunks', 'knowledge_migrations']) {
      await runner.query(`
        alter table knowledge.${table} enable row level security, force row level security;
        create policy every_tenant on knowledge.${table} to ${OWNER} using (true);
      `);
    }
    await runner.query(`
      create policy one_tenant on knowledge.documents to ${STORE} using (${OWN_ROW});
      create policy one_tenant on knowledge.chunks to ${STORE}
        using (exists (select from knowledge.documents d where d.id = document_id));
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('tenants are not let into one another’s rows again'));
  }
}
