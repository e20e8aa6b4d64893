import { OWNER } from './tenant-rows.sql.js';

/**
 * Keys of whoever may call, beside the file of the configuration, and what operators did. Of a key there is its hash alone. channel-admin makes and ends
 * keys; who only has to know whose a key is asks `use_key`, which tells of the one that was sent and of no other. What was done is never
 * changed or removed, and what a key may do is not either: who needs another gets another.
 */
export const ACCESS = `
create schema access authorization ${OWNER};

create table access.keys (
  key_id uuid primary key,
  hash text not null unique,
  tenant text not null,
  -- Who acts where it is sent.
  name text not null,
  scopes text[] not null,
  made_at timestamptz not null default now(),
  made_by text not null,
  -- In whose place it is, where one was rotated.
  replaces uuid,
  ends_at timestamptz,
  revoked_at timestamptz,
  revoked_by text,
  last_used_at timestamptz
);
create index keys_by_tenant on access.keys (tenant, key_id);

create table access.operations (
  number bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Whose matter it was, and who did it: whoever operates the installation has a tenant, too.
  tenant text not null,
  by_tenant text not null,
  by_name text not null,
  action text not null,
  target text not null,
  details json
);
create index operations_by_tenant on access.operations (tenant, number);

create function access.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was done is kept as it was: % is not allowed', tg_op using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete or truncate on access.operations
  for each statement execute function access.refuse_change();
create trigger never_removed before delete or truncate on access.keys
  for each statement execute function access.refuse_change();

-- When it was last used is told to the minute: a key that is used all the time is written once in one.
create function access.use_key(sent text) returns table (key_id uuid, tenant text, name text, scopes text[])
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  found_id uuid;
  used timestamptz;
begin
  select k.key_id, k.last_used_at into found_id, used from access.keys k
    where k.hash = sent and k.revoked_at is null and (k.ends_at is null or k.ends_at > now());
  if found_id is null then
    return;
  end if;
  if used is null or used < now() - interval '1 minute' then
    update access.keys k set last_used_at = now() where k.key_id = found_id and k.last_used_at is not distinct from used;
  end if;
  return query select k.key_id, k.tenant, k.name, k.scopes from access.keys k where k.key_id = found_id;
end $$;

create function access.record(of_tenant text, who_tenant text, who text, what text, about text, more json) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into access.operations (tenant, by_tenant, by_name, action, target, details)
    values (of_tenant, who_tenant, who, what, about, more);
$$;

alter table access.keys owner to ${OWNER};
alter table access.operations owner to ${OWNER};
alter function access.refuse_change() owner to ${OWNER};
alter function access.use_key(text) owner to ${OWNER};
alter function access.record(text, text, text, text, text, json) owner to ${OWNER};
revoke all on all tables in schema access from public;
revoke all on all functions in schema access from public;
grant usage on schema access to parley_channel_admin, parley_transcript_store;
grant execute on function access.use_key(text) to parley_channel_admin, parley_transcript_store;
grant execute on function access.record(text, text, text, text, text, json) to parley_channel_admin, parley_transcript_store;
grant select, insert on access.keys to parley_channel_admin;
grant update (ends_at, revoked_at, revoked_by) on access.keys to parley_channel_admin;
grant select on access.operations to parley_channel_admin;
`;
