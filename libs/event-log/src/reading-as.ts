import { TENANT_SETTING } from './schema/tenant-rows.sql.js';

interface Read {
  text: string;
  values: readonly unknown[];
}

/** Statements as they are sent, by what is asked: one and the same text is found faster by the name it is prepared by. */
const texts = new Map<string, string>();
/** A program has fewer, unless values are written into their text. */
const MOST_TEXTS = 500;

/**
 * A read as a tenant, in one statement and round trip: it names the tenant, for itself alone, before it asks. What is asked is
 * joined to that name, so that no row is looked at before; `offset 0` keeps the planner from putting the two together.
 */
export function readingAs(tenant: string, { text, values }: Read) {
  let sent = texts.get(text);
  if (sent === undefined) {
    sent = `select found.* from (select set_config('${TENANT_SETTING}', $${values.length + 1}, true) as tenant offset 0) as reader
cross join lateral (select asked.* from (${text}) as asked where reader.tenant is not null offset 0) as found`;
    if (texts.size < MOST_TEXTS) texts.set(text, sent);
  }
  return { text: sent, values: [...values, tenant] };
}
