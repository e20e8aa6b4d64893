import { OWN_ROW, PROJECTOR } from './tenant-rows.sql.js';

/**
 * Keys that what people said is sealed with, one for each command and subject. Of the log this alone is ever removed: where a key is
 * gone, nobody reads what it sealed. Its readers are the log's; what is in it is made and removed by what appends.
 */
export const SUBJECT_KEYS = `
create table log.subject_keys (
  key_id uuid primary key,
  channel_id uuid not null,
  tenant text not null,
  -- A seat's id, or user: and the id of whoever has a key.
  subject text not null,
  key text not null
);
create index subject_keys_by_channel on log.subject_keys (channel_id, subject);
alter table log.subject_keys owner to parley_owner;
create trigger never_changed before update or truncate on log.subject_keys
  for each statement execute function log.refuse_change();
revoke all on log.subject_keys from public;
grant select on log.subject_keys to parley_channel_admin, parley_transcript_store, parley_embedded_bus, ${PROJECTOR};
alter table log.subject_keys enable row level security;
create policy every_tenant on log.subject_keys for select to parley_channel_admin, parley_embedded_bus, ${PROJECTOR} using (true);
create policy one_tenant on log.subject_keys for select to parley_transcript_store using (${OWN_ROW});
`;
