import { OWN_ROW, OWNER, PROJECTOR } from '@parley/event-log';

/**
 * Whatever table there is in the schema: readers see the rows of the tenant that their transaction names, and nothing of a
 * table that knows no tenant; the projector and migrations see all. FORCE, so that it holds for an owner too. After each
 * migration, so that no table can be forgotten.
 */
export const PROTECT_TABLES = `
do $$
declare t record;
begin
  for t in
    select c.relname as name, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant' and not a.attisdropped
    ) as has_tenant
    from pg_class c
    where c.relnamespace = 'projections'::regnamespace and c.relkind = 'r' and not c.relforcerowsecurity
  loop
    execute format('alter table projections.%I enable row level security, force row level security', t.name);
    execute format('create policy every_tenant on projections.%I to ${PROJECTOR}, ${OWNER} using (true)', t.name);
    continue when not t.has_tenant;
    execute format('create policy one_tenant on projections.%I for select to parley_transcript_store
      using (${OWN_ROW.replaceAll("'", "''")})', t.name);
  end loop;
end $$;
`;
