/**
 * Sessions of people who have signed in, found by the hash of what their browser keeps: what is stored opens nothing. transcript-store
 * opens and ends them; channel-admin, too, knows who somebody is. No tenant is known before a session is found, so no row is kept from
 * whoever has its hash.
 */
export const SESSIONS = `
create schema sign_in;
create table sign_in.sessions (
  id_hash bytea primary key,
  tenant text not null,
  subject text not null,
  name text,
  scopes text[] not null,
  expires_at timestamptz not null,
  -- What the issuer is shown when a session is ended there, too.
  id_token text not null
);
create index sessions_by_end on sign_in.sessions (expires_at);
alter schema sign_in owner to parley_owner;
alter table sign_in.sessions owner to parley_owner;
grant usage on schema sign_in to parley_channel_admin, parley_transcript_store;
grant select (id_hash, tenant, subject, name, scopes, expires_at) on sign_in.sessions to parley_channel_admin;
grant select, insert, delete on sign_in.sessions to parley_transcript_store;
`;
