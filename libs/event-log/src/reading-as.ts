import { TENANT_SETTING } from './schema/tenant-rows.sql.js';

interface Read {
  text: string;
  values: readonly unknown[];
}

/**
 * A read as a tenant, in one statement and round trip: it names the tenant, for itself alone, before it asks. What is asked is
 * joined to that name, so that no row is looked at before; `offset 0` keeps the planner from putting the two together.
 */
export const readingAs = (tenant: string, { text, values }: Read) => ({
  text: `select found.* from (select set_config('${TENANT_SETTING}', $${values.length + 1}, true) as tenant offset 0) as reader
cross join lateral (select asked.* from (${text}) as asked where reader.tenant is not null offset 0) as found`,
  values: [...values, tenant],
});
