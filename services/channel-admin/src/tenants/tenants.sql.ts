/**
 * $1 a tenant that is told in any case, $2 after which name or null, $3 how many. Of each what counts against its limits just now; whoever
 * has neither a channel, a key that was made here nor a bill is not known.
 */
export const LIST_TENANTS = `
with opened as (
  select tenant, count(*)::integer as channels from log.streams group by tenant
), counted as (
  select tenant, count(*)::integer as open_channels, sum(greatest(budget - spent, 0))::float8 as set_aside
  from channel_admin.tenant_channels group by tenant
), keyed as (
  select tenant, (count(*) filter (where revoked_at is null and (ends_at is null or ends_at > now())))::integer as keys
  from access.keys group by tenant
), today as (
  select tenant, micro_usd::float8 as spent from channel_admin.tenant_days where day = (now() at time zone 'UTC')::date
), named as (
  select $1::text as tenant union select tenant from opened union select tenant from counted union select tenant from keyed
  union select distinct tenant from channel_admin.tenant_days
)
select n.tenant, coalesce(opened.channels, 0) as channels, coalesce(counted.open_channels, 0) as open_channels,
  coalesce(keyed.keys, 0) as keys, coalesce(today.spent, 0) as spent_today_micro_usd,
  coalesce(counted.set_aside, 0) as set_aside_micro_usd
from named n left join opened using (tenant) left join counted using (tenant) left join keyed using (tenant) left join today using (tenant)
where $2::text is null or n.tenant > $2 order by n.tenant limit $3`;

/**
 * $1 the first day, $2 the last, $3 tenant or null for all; $4 by day, $5 by tenant, $6 by model; $7 how many lines. What models have cost
 * together is taken from what a tenant has spent that day: the rest is of days that are not broken down.
 */
export const SPENDING = `
with broken_down as (
  select day, tenant, model, micro_usd from channel_admin.tenant_model_days
  where day between $1 and $2 and ($3::text is null or tenant = $3)
), rest as (
  select d.day, d.tenant, null::text as model, d.micro_usd - coalesce(sum(b.micro_usd), 0) as micro_usd
  from channel_admin.tenant_days d left join broken_down b on b.day = d.day and b.tenant = d.tenant
  where d.day between $1 and $2 and ($3::text is null or d.tenant = $3)
  group by d.day, d.tenant, d.micro_usd having d.micro_usd > coalesce(sum(b.micro_usd), 0)
), lines as (
  select case when $4 then to_char(day, 'YYYY-MM-DD') end as day, case when $5 then tenant end as tenant,
    case when $6 then model end as model, micro_usd
  from (select * from broken_down union all select * from rest) as every_line
)
select day, tenant, model, sum(micro_usd)::float8 as micro_usd from lines
group by day, tenant, model order by day desc, tenant, model limit $7`;
