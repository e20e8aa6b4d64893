import { ADVISORY_LOCKS } from '@parley/event-log';

/**
 * Endpoints, each with the position of the log that it has been told up to, and what they are to be told. One transaction: of several
 * that start at once one makes the tables.
 */
export const WEBHOOKS = `
select pg_advisory_xact_lock(${ADVISORY_LOCKS.webhooks});
create table if not exists channel_admin.webhooks (
  id uuid primary key, tenant text not null, url text not null, types text[] not null, channels uuid[] not null, links boolean not null,
  description text not null, enabled boolean not null default true, off_because text,
  secret text not null, old_secret text, old_secret_until timestamptz, link_key text not null,
  position bigint not null, replay_after bigint, replay_to bigint, leased_until timestamptz not null default '-infinity',
  created_by text not null, created_at timestamptz not null default now(), push jsonb
);
create index if not exists webhooks_of_tenant on channel_admin.webhooks (tenant, created_at);
create table if not exists channel_admin.webhook_deliveries (
  number bigint generated always as identity primary key,
  webhook_id uuid not null references channel_admin.webhooks on delete cascade, event_id uuid not null,
  message jsonb not null, status text not null default 'waiting', attempts jsonb not null default '[]',
  next_at timestamptz default now(), letter jsonb, at timestamptz not null default now(), unique (webhook_id, event_id)
);
create index if not exists webhook_deliveries_due on channel_admin.webhook_deliveries (webhook_id, next_at) where next_at is not null;
create index if not exists webhook_deliveries_done on channel_admin.webhook_deliveries (webhook_id, number) where next_at is null;`;

/** Endpoints of a tenant at most. */
export const MOST_WEBHOOKS = 50;
/** What is over and still shown, of each endpoint. */
const MOST_DONE = 1_000;

/** $1 id … $11 position. Nothing where the tenant has as many as it may have. */
export const MAKE = `
insert into channel_admin.webhooks (id, tenant, url, types, channels, links, description, secret, link_key, created_by, position)
select $1::uuid, $2, $3, $4::text[], $5::uuid[], $6::boolean, $7, $8, $9, $10, $11::bigint
where (select count(*) from channel_admin.webhooks where tenant = $2 and push is null) < ${MOST_WEBHOOKS}
returning *, 0 as waiting`;

const WAITING = `(select count(*) from channel_admin.webhook_deliveries d where d.webhook_id = w.id and d.next_at is not null)::integer as waiting`;

/** $1 tenant, $2 id, or null for all. Those of A2A are of their tasks. */
export const READ = `
select w.*, ${WAITING} from channel_admin.webhooks w
where tenant = $1 and push is null and ($2::uuid is null or id = $2) order by created_at, id`;

/** $1 tenant, $2 id, $3 what changes, $4 the log's head: whoever is switched on is told what comes from now on. */
export const CHANGE = `
update channel_admin.webhooks w set
  url = coalesce(c.url, w.url), types = coalesce(c.types, w.types), channels = coalesce(c.channels, w.channels),
  links = coalesce(c.links, w.links), description = coalesce(c.description, w.description),
  enabled = coalesce(c.enabled, w.enabled), off_because = case when c.enabled is null then w.off_because end,
  position = case when c.enabled and not w.enabled then $4 else w.position end
from jsonb_to_record($3) as c(url text, types text[], channels uuid[], links boolean, description text, enabled boolean)
where w.tenant = $1 and w.id = $2
returning w.*, ${WAITING}`;

/** $1 tenant, $2 id, $3 the new secret. For a day what is sent is signed by both. */
export const ROTATE = `
update channel_admin.webhooks w set secret = $3, old_secret = secret, old_secret_until = now() + interval '1 day'
where tenant = $1 and id = $2 returning w.*, ${WAITING}`;

/** $1 tenant, $2 id, $3 after, $4 to: positions. Nothing while it is under way. */
export const BEGIN_REPLAY = `
update channel_admin.webhooks w set replay_after = $3, replay_to = $4
where tenant = $1 and id = $2 and replay_to is null returning w.*, ${WAITING}`;

/** $1 messages by endpoint. What was told before is told again where it is a replay ($2). */
const INSERT = `
insert into channel_admin.webhook_deliveries as d (webhook_id, event_id, message)
select m.webhook_id, m.event_id, m.message from jsonb_to_recordset($1::jsonb) as m(webhook_id uuid, event_id uuid, message jsonb)
join channel_admin.webhooks w on w.id = m.webhook_id
on conflict (webhook_id, event_id) do update set status = 'waiting', attempts = '[]', next_at = now() where $2::boolean
returning webhook_id`;

/** $3 endpoints, $4 up to where they have been told. */
export const SAVE = `
with told as (${INSERT})
update channel_admin.webhooks set position = $4::bigint where id = any($3::uuid[]) and position < $4::bigint`;

/** $3 the endpoint, $4 up to where it has been told again, $5 whether that was all. */
export const SAVE_REPLAY = `
with told as (${INSERT})
update channel_admin.webhooks set replay_after = case when $5::boolean then null else $4::bigint end, replay_to = case when $5 then null else replay_to end
where id = $3`;

/** $1 endpoints: what is over, but for the latest of each, is forgotten. */
export const FORGET = `
delete from channel_admin.webhook_deliveries where number in (
  select o.number from unnest($1::uuid[]) as e(id) cross join lateral (
    select number from channel_admin.webhook_deliveries where webhook_id = e.id and next_at is null order by number desc offset ${MOST_DONE}
  ) as o
)`;

const LEASE = `now() + interval '1 minute'`;

/**
 * Endpoints that have something due and are nobody else's to call: theirs for a minute, and longer as long as they work. The time until
 * when says whose it is: whoever stood still for longer has lost it, and tells nothing more.
 */
export const CLAIM = `
update channel_admin.webhooks set leased_until = ${LEASE} where id in (
  select id from channel_admin.webhooks w where enabled and leased_until < now() and exists (
    select from channel_admin.webhook_deliveries d where d.webhook_id = w.id and d.next_at <= now()
  ) for update skip locked
) returning id, leased_until::text as lease`;

/** $1 the endpoint, $2 the lease: what is due first, and the lease anew; the lease alone where nothing is. */
export const NEXT = `
with mine as (
  update channel_admin.webhooks set leased_until = ${LEASE} where id = $1 and leased_until = $2::timestamptz and enabled returning *
)
select m.leased_until::text as lease, to_jsonb(m) as endpoint, d.number, d.event_id, d.message, d.attempts, d.letter
from mine m left join lateral (
  select * from channel_admin.webhook_deliveries where webhook_id = m.id and next_at <= now() order by next_at, number limit 1
) as d on true`;

/** $1 the endpoint, $2 the lease. */
export const RELEASE = `update channel_admin.webhooks set leased_until = '-infinity' where id = $1 and leased_until = $2::timestamptz`;

/** $1 number, $2 status, $3 attempts, $4 milliseconds until the next one, or null. */
export const SETTLE = `
update channel_admin.webhook_deliveries
set status = $2, attempts = $3, next_at = now() + $4::double precision * interval '1 millisecond', letter = null where number = $1`;

/** $1 tenant, $2 endpoint, $3 event, $4 message, $5 the letter. Nothing where there is nobody to send it to. */
export const RETRY = `
insert into channel_admin.webhook_deliveries (webhook_id, event_id, message, letter)
select id, $3::uuid, $4::jsonb, $5::jsonb from channel_admin.webhooks where tenant = $1 and id = $2 and enabled
on conflict (webhook_id, event_id) do update set status = 'waiting', next_at = now(), letter = excluded.letter
returning number`;

/** $1 endpoint, $2 status, $3 before, $4 limit. */
export const HISTORY = `
select number, event_id, message, status, attempts, next_at, at from channel_admin.webhook_deliveries
where webhook_id = $1 and ($2::text is null or status = $2) and ($3::bigint is null or number < $3) order by number desc limit $4`;
