import { OWN_ROW, OWNER, tenantMinutesTable } from '@parley/event-log';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What documents take, for quotas, and how often a tenant sends any. Of documents that are there the chunks tell. */
export class LimitKnowledge1764200000001 implements MigrationInterface {
  name = 'LimitKnowledge1764200000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table knowledge.documents add column bytes bigint;
      update knowledge.documents d set bytes = octet_length(d.path)
        + coalesce((select sum(octet_length(c.text)) from knowledge.chunks c where c.document_id = d.id), 0);
      alter table knowledge.documents alter column bytes set not null;
      ${tenantMinutesTable('knowledge')}
      alter table knowledge.tenant_minutes enable row level security, force row level security;
      create policy every_tenant on knowledge.tenant_minutes to ${OWNER} using (true);
      create policy one_tenant on knowledge.tenant_minutes to parley_transcript_store using (${OWN_ROW});
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table knowledge.tenant_minutes; alter table knowledge.documents drop column bytes');
  }
}
