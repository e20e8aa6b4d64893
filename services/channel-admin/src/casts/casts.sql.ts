import { ADVISORY_LOCKS } from '@parley/event-log';

/** Casts that were chosen, for a day: the same request again is answered with the same cast, and paid once. */
export const CASTS = `
select pg_advisory_xact_lock(${ADVISORY_LOCKS.casts});
create table if not exists channel_admin.casts (
  id uuid primary key, asked text not null, answer jsonb, at timestamptz not null default now()
);`;

/**
 * $1 id, $2 what is asked. A row where it is ours to choose: nobody has asked before, or who had is gone without an answer.
 */
export const BEGIN_CAST = `
with old as (delete from channel_admin.casts where at < now() - interval '1 day' and id <> $1)
insert into channel_admin.casts as c (id, asked) values ($1, $2)
on conflict (id) do update set at = now()
  where c.answer is null and c.asked = excluded.asked and c.at < now() - interval '1 minute'
returning id`;

export const READ_CAST = 'select asked, answer from channel_admin.casts where id = $1';

/** $1 id, $2 tenant, $3 what it cost, $4 the answer, $5 the model. The place that it took gives way to what it cost, in one. */
export const SETTLE_CAST = `
with day as (
  insert into channel_admin.tenant_days as d (tenant, day, micro_usd)
  select $2::text, (now() at time zone 'UTC')::date, $3::bigint where $3::bigint > 0
  on conflict (tenant, day) do update set micro_usd = d.micro_usd + excluded.micro_usd
), model_day as (
  insert into channel_admin.tenant_model_days as d (tenant, day, model, micro_usd)
  select $2::text, (now() at time zone 'UTC')::date, $5::text, $3::bigint where $3::bigint > 0
  on conflict (day, tenant, model) do update set micro_usd = d.micro_usd + excluded.micro_usd
), place as (
  delete from channel_admin.tenant_channels where channel_id = $1 and not opened
)
update channel_admin.casts set answer = $4 where id = $1`;

/** What was refused may be asked again. */
export const DROP_CAST = 'delete from channel_admin.casts where id = $1 and answer is null';
