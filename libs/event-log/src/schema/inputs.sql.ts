import { OWN_ROW, PROJECTOR } from './tenant-rows.sql.js';

/**
 * What of a command its events do not say (StoredInput), by the first of them, written in the same append. It is in the chain by the
 * `command_hash` of that event. As little as an event is it changed or removed; its readers are the log's.
 */
export const INPUTS = `
create table log.inputs (
  channel_id uuid not null,
  version integer not null,
  tenant text not null,
  body json not null,
  primary key (channel_id, version)
);
alter table log.inputs owner to parley_owner;
create trigger append_only before update or delete or truncate on log.inputs
  for each statement execute function log.refuse_change();
revoke all on log.inputs from public;
grant select on log.inputs to parley_channel_admin, parley_transcript_store, parley_embedded_bus, ${PROJECTOR};
alter table log.inputs enable row level security;
create policy every_tenant on log.inputs for select to parley_channel_admin, parley_embedded_bus, ${PROJECTOR} using (true);
create policy one_tenant on log.inputs for select to parley_transcript_store using (${OWN_ROW});
`;
