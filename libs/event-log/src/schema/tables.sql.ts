/**
 * The log. Its owner cannot log in; nobody may change or remove a row. Texts are kept as they came: `json` costs neither a parse on
 * the way in nor a rendering on the way out, and nobody asks the log what is inside.
 */
export const TABLES = `
create schema log;

create table log.head (
  single boolean primary key default true check (single),
  position bigint not null
);
insert into log.head (position) values (0);

create table log.streams (
  channel_id uuid primary key,
  tenant text not null,
  protocol text not null,
  version integer not null,
  head_hash text not null
);

create table log.events (
  position bigint primary key,
  channel_id uuid not null,
  version integer not null,
  id uuid not null,
  tenant text not null,
  protocol text not null,
  type text not null,
  data json not null,
  metadata json not null,
  recorded_at timestamptz not null,
  hash text not null
);
create unique index events_by_channel on log.events (channel_id, version);
create unique index events_by_id on log.events (id);

create function log.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the event log is append-only: % is not allowed', tg_op using errcode = 'insufficient_privilege';
end $$;

create trigger append_only before update or delete or truncate on log.events
  for each statement execute function log.refuse_change();
`;
