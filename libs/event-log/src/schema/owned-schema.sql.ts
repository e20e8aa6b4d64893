import { OWNER } from './tenant-rows.sql.js';

/**
 * Makes a schema, with the tables that are there and those to come, the owner's; roles get rights on rows alone. Safe to run
 * again. Who runs it may act as the owner.
 * @param rights by role, as `select, insert`
 */
export const ownedSchema = (schema: string, rights: Record<string, string>): string => `
create schema if not exists ${schema};
alter schema ${schema} owner to ${OWNER};
do $$
declare name text;
begin
  for name in
    select c.relname from pg_class c
    where c.relnamespace = '${schema}'::regnamespace and c.relkind = 'r' and c.relowner <> '${OWNER}'::regrole
  loop
    execute format('alter table ${schema}.%I owner to ${OWNER}', name);
  end loop;
end $$;
${Object.entries(rights)
  .map(
    ([role, right]) => `
grant usage on schema ${schema} to ${role};
grant ${right} on all tables in schema ${schema} to ${role};
alter default privileges for role ${OWNER} in schema ${schema} grant ${right} on tables to ${role};`,
  )
  .join('')}
`;
