import { ADVISORY_LOCKS, tenantMinutesTable } from '@parley/event-log';

/**
 * What tenants use, as the log says up to a position, and their commands in a minute. One transaction: of several that start
 * at once one makes the tables.
 */
export const USAGE = `
select pg_advisory_xact_lock(${ADVISORY_LOCKS.tenantUsage});
create table if not exists channel_admin.tenant_channels (
  channel_id uuid primary key, tenant text not null, budget bigint not null, spent bigint not null default 0,
  opened boolean not null default false, at timestamptz not null default now()
);
create index if not exists tenant_channels_by_tenant on channel_admin.tenant_channels (tenant);
create table if not exists channel_admin.tenant_days (
  tenant text not null, day date not null, micro_usd bigint not null, primary key (tenant, day)
);
-- What of it which model has cost. Days before there was this table are not in it: only their sum is known.
create table if not exists channel_admin.tenant_model_days (
  tenant text not null, day date not null, model text not null, micro_usd bigint not null, primary key (day, tenant, model)
);
create table if not exists channel_admin.tenant_usage (single boolean primary key default true check (single), position bigint not null);
insert into channel_admin.tenant_usage (position) values (0) on conflict do nothing;
${tenantMinutesTable('channel_admin')}

-- Takes a place for a channel before it is opened, one after another for each tenant: of two replicas one sees what the other took.
-- What the log does not have within a minute was refused, or its sender is gone. A place is for its amount: who asks again under its
-- id for another one is told so. Answers which limit is reached, or null.
create or replace function channel_admin.take_channel(of_tenant text, channel uuid, wanted bigint, most bigint, most_micro_usd bigint)
returns text language plpgsql as $$
declare
  taken bigint;
  committed bigint;
  held bigint;
begin
  perform pg_advisory_xact_lock(${ADVISORY_LOCKS.tenantPlaces}, hashtext(of_tenant));
  delete from channel_admin.tenant_channels where tenant = of_tenant and not opened and at < now() - interval '1 minute';
  select budget into held from channel_admin.tenant_channels where channel_id = channel;
  if held is not null then
    return case when held = wanted then null else 'other_amount' end;
  end if;
  select count(*), coalesce(sum(greatest(budget - spent, 0)), 0) into taken, committed
    from channel_admin.tenant_channels where tenant = of_tenant;
  if most > 0 and taken >= most then
    return 'open_channels';
  end if;
  committed := committed + coalesce((select micro_usd from channel_admin.tenant_days
    where tenant = of_tenant and day = (now() at time zone 'UTC')::date), 0);
  if most_micro_usd > 0 and (committed >= most_micro_usd or committed + wanted > most_micro_usd) then
    return 'spend_per_day';
  end if;
  insert into channel_admin.tenant_channels (channel_id, tenant, budget) values (channel, of_tenant, wanted);
  return null;
end $$;
`;

/** $1 from, $2 to: positions; $3 channels, $4 days by model. Nothing where another replica has moved the position. */
export const SAVE_USAGE = `
with page as (
  update channel_admin.tenant_usage set position = $2 where position = $1 returning position
), channels as (
  select c.* from jsonb_to_recordset($3::jsonb)
    as c(channel_id uuid, tenant text, budget bigint, spent bigint, closed boolean), page
), spent_by_model as (
  select n.* from jsonb_to_recordset($4::jsonb) as n(tenant text, day date, model text, micro_usd bigint), page
), days as (
  insert into channel_admin.tenant_days as d (tenant, day, micro_usd)
  select tenant, day, sum(micro_usd) from spent_by_model group by tenant, day
  on conflict (tenant, day) do update set micro_usd = d.micro_usd + excluded.micro_usd
), model_days as (
  insert into channel_admin.tenant_model_days as d (tenant, day, model, micro_usd)
  select tenant, day, model, micro_usd from spent_by_model
  on conflict (day, tenant, model) do update set micro_usd = d.micro_usd + excluded.micro_usd
), closed as (
  delete from channel_admin.tenant_channels t using channels c where t.channel_id = c.channel_id and c.closed
), opened as (
  insert into channel_admin.tenant_channels as t (channel_id, tenant, budget, spent, opened)
  select channel_id, tenant, budget, spent, true from channels where budget is not null and not closed
  on conflict (channel_id) do update
    set tenant = excluded.tenant, budget = excluded.budget, spent = excluded.spent, opened = true
), spent as (
  update channel_admin.tenant_channels t set spent = t.spent + c.spent
  from channels c where t.channel_id = c.channel_id and c.budget is null and not c.closed
)
select count(*)::integer as moved from page`;
