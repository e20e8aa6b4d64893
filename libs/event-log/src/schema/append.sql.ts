/**
 * Appends to many channels in one round trip, each with its own outcome.
 *
 * The order of the steps is what makes positions gapless and in commit order without a reader's trick:
 * lock the streams (in one order, so that two calls cannot wait for each other), look for a replay, check the
 * version, and only then draw positions from the one counter row. A conflict therefore draws none, and whoever
 * draws commits before the next one can draw.
 *
 * appends: [{i, c: channel, t: tenant, p: protocol, v: expected version, h: head hash, k: first event id, n: events, l: last hash, m: metadata}]
 * events: [{a: index of the append, n: 1…, id, y: type, d: data, h: hash}]
 */
export const APPEND = `
create function log.append(appends jsonb, events jsonb)
returns table (i integer, outcome text, version integer, first_position bigint, recorded_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  accepted integer[];
  total bigint;
  base bigint;
  at timestamptz;
begin
  insert into log.streams (channel_id, tenant, protocol, version, head_hash)
    select a.c, a.t, a.p, 0, repeat('0', 64)
    from jsonb_to_recordset(appends) as a(c uuid, t text, p text, v integer)
    where a.v = 0 order by a.c
    on conflict do nothing;

  perform 1 from log.streams s
    where s.channel_id in (select a.c from jsonb_to_recordset(appends) as a(c uuid))
    order by s.channel_id for update;

  select coalesce(array_agg(a.i), '{}'), coalesce(sum(a.n), 0) into accepted, total
    from jsonb_to_recordset(appends) as a(i integer, c uuid, t text, v integer, h text, k uuid, n integer)
    join log.streams s on s.channel_id = a.c
    where s.version = a.v and s.head_hash = a.h and s.tenant = a.t
      and not exists (select 1 from log.events e where e.id = a.k);

  if total > 0 then
    update log.head set position = position + total returning position - total into base;
    at := date_trunc('milliseconds', clock_timestamp());
    insert into log.events (position, channel_id, version, id, tenant, protocol, type, data, metadata, recorded_at, hash)
      select base + row_number() over (order by e.a, e.n), a.c, a.v + e.n, e.id, a.t, a.p, e.y, e.d, a.m, at, e.h
      from jsonb_to_recordset(events) as e(a integer, n integer, id uuid, y text, d jsonb, h text)
      join jsonb_to_recordset(appends) as a(i integer, c uuid, t text, p text, v integer, m jsonb) on a.i = e.a
      where e.a = any (accepted);
    update log.streams s set version = a.v + a.n, head_hash = a.l
      from jsonb_to_recordset(appends) as a(i integer, c uuid, v integer, n integer, l text)
      where a.i = any (accepted) and s.channel_id = a.c;
    perform pg_notify('parley_log', (base + total)::text);
  end if;

  return query
    select a.i,
      case when a.i = any (accepted) then 'appended'
           when exists (select 1 from log.events e where e.id = a.k) then 'duplicate'
           else 'conflict' end,
      coalesce(s.version, 0),
      base + 1 + sum(case when a.i = any (accepted) then a.n else 0 end) over (order by a.i) - a.n,
      at
    from jsonb_to_recordset(appends) as a(i integer, c uuid, k uuid, n integer)
    left join log.streams s on s.channel_id = a.c;
end $$;
`;
