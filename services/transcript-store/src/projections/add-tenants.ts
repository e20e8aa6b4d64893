import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of a protocol's own tables say whose they are, as all others do. Those of no channel are nobody's, and go. */
export class AddTenants1763700000006 implements MigrationInterface {
  name = 'AddTenants1763700000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      do $$
      declare name text;
      begin
        for name in
          select table_name from information_schema.columns where table_schema = 'projections' and column_name = 'key'
        loop
          execute format('alter table projections.%I add column tenant text', name);
          execute format('update projections.%I r set tenant = c.tenant from projections.channels c
            where c.channel_id = r.channel_id', name);
          execute format('delete from projections.%I where tenant is null', name);
          execute format('alter table projections.%I alter column tenant set not null', name);
        end loop;
      end $$;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('rows that say whose they are cannot be told apart without'));
  }
}
