/** The setting that says for which tenant a transaction reads. */
export const TENANT_SETTING = 'parley.tenant';

/** The owner of every table. Nobody can log in as it; migrations make tables in its name. */
export const OWNER = 'parley_owner';

/** Reads and writes the rows of every tenant: the projector, which the role of transcript-store becomes by name. */
export const PROJECTOR = 'parley_projector';

/** In SQL, whether a row is the tenant's that the transaction names: where it names none, no row is. */
export const OWN_ROW = `tenant = nullif(current_setting('${TENANT_SETTING}', true), '')`;

/**
 * The log's rows are read by transcript-store for one tenant, and for all by those whose work is with all: channel-admin,
 * the relay in its process or the embedded bus, and the projector. The owner appends, in the functions that check what they
 * are given.
 */
export const LOG_OF_TENANTS = `
grant usage on schema log to ${PROJECTOR};
grant select on log.head, log.streams, log.events to ${PROJECTOR};
${['log.streams', 'log.events']
  .map(
    (table) => `
alter table ${table} enable row level security;
create policy every_tenant on ${table} for select to parley_channel_admin, parley_embedded_bus, ${PROJECTOR} using (true);
create policy one_tenant on ${table} for select to parley_transcript_store using (${OWN_ROW});`,
  )
  .join('')}
`;
