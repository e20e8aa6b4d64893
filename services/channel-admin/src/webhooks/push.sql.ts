/** Tasks of a tenant that are told by A2A at most, at a time: each ends with its channel. */
const MOST_PUSHES = 500;

const OWN = `tenant = $1 and channels = array[$2::uuid] and created_by = $3 and push is not null`;

/** $1 id, $2 tenant, $3 url, $4 types, $5 channel, $6 secret, $7 link_key, $8 by whom, $9 position, $10 push. Another one of that id takes its place. */
export const MAKE_PUSH = `
insert into channel_admin.webhooks (id, tenant, url, types, channels, links, description, secret, link_key, created_by, position, push)
select $1::uuid, $2, $3, $4::text[], array[$5::uuid], false, '', $6, $7, $8, $9::bigint, $10::jsonb
where (select count(*) from channel_admin.webhooks where tenant = $2 and push is not null and id <> $1) < ${MOST_PUSHES}
on conflict (id) do update set url = excluded.url, push = excluded.push
returning *, 0 as waiting`;

/** $1 tenant. */
export const HAS_ROOM = `
select count(*) < ${MOST_PUSHES} as has_room from channel_admin.webhooks where tenant = $1 and push is not null`;

/** $1 tenant, $2 channel, $3 by whom. */
export const READ_PUSHES = `select *, 0 as waiting from channel_admin.webhooks where ${OWN} order by created_at, id`;

/** $1 tenant, $2 channel, $3 by whom, $4 id. */
export const REMOVE_PUSH = `delete from channel_admin.webhooks where ${OWN} and push->>'id' = $4 returning *, 0 as waiting`;

/**
 * $1 the endpoint, which was told of the end or wants nothing any more. Along with it go those that nobody could be told by: a dead
 * letter of the end can be sent again for 30 days.
 */
export const END_PUSH = `
delete from channel_admin.webhooks w where push is not null and (id = $1 or exists (
  select from channel_admin.webhook_deliveries d where d.webhook_id = w.id
  and d.status = 'given-up' and d.message->>'type' = 'channel.closed' and d.at < now() - interval '30 days'
))`;
