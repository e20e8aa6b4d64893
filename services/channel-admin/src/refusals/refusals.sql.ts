import { ADVISORY_LOCKS } from '@parley/event-log';

/** What was refused, as a line without what it said. One transaction: of several that start at once one makes the table. */
export const REFUSALS = `
select pg_advisory_xact_lock(${ADVISORY_LOCKS.refusals});
create table if not exists channel_admin.refusals (
  number bigint generated always as identity primary key, at timestamptz not null default now(),
  tenant text not null, channel_id uuid not null, command_id uuid not null, command_type text not null, command_hash text not null,
  actor json not null, sender json, code text not null
);
create index if not exists refusals_by_tenant on channel_admin.refusals (tenant, number);
create index if not exists refusals_by_channel on channel_admin.refusals (channel_id, number);
create index if not exists refusals_by_time on channel_admin.refusals (at);
`;

/** $1 to $8: a list for each column. */
export const NOTE_REFUSALS = `
insert into channel_admin.refusals (tenant, channel_id, command_id, command_type, command_hash, actor, sender, code)
select * from unnest($1::text[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::json[], $7::json[], $8::text[])`;

export const FORGET_REFUSALS = `delete from channel_admin.refusals where at < now() - make_interval(days => $1)`;

/** $1 tenant, $2 channel or null, $3 before which number or null, $4 how many. */
export const LIST_REFUSALS = `
select number, at, channel_id, command_id, command_type, command_hash, actor, sender, code from channel_admin.refusals
where tenant = $1 and ($2::uuid is null or channel_id = $2) and ($3::bigint is null or number < $3)
order by number desc limit $4`;
