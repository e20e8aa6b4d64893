/**
 * What each role may do (P1): channel-admin appends through two functions and reads; transcript-store reads;
 * each has a schema of its own for what it derives. The other services have no role at all.
 */
export const PRIVILEGES = `
alter schema log owner to parley_owner;
alter table log.head owner to parley_owner;
alter table log.streams owner to parley_owner;
alter table log.events owner to parley_owner;
alter function log.refuse_change() owner to parley_owner;
revoke all on all tables in schema log from public;
revoke all on all functions in schema log from public;

grant usage on schema log to parley_channel_admin, parley_transcript_store, parley_embedded_bus;
grant select on log.head, log.streams, log.events to parley_channel_admin, parley_transcript_store, parley_embedded_bus;

create schema channel_admin authorization parley_channel_admin;
create schema projections authorization parley_transcript_store;
create schema knowledge authorization parley_transcript_store;
create schema messaging authorization parley_embedded_bus;
`;
