/**
 * Appends to many channels in one round trip, each with its own outcome.
 *
 * The order of the steps is what makes positions gapless and in commit order without a reader's trick:
 * lock the streams that are at the expected version (in one order, so that two calls cannot wait for each other),
 * leave out replays, and only then draw positions from the one counter row. A conflict therefore draws none, and
 * whoever draws commits before the next one can draw.
 *
 * The first eight arrays have an element for each append, the rest one for each event; `events_of` says to which
 * append an event belongs, counted from 1. What an append's events share is sent with each of them: finding it in an
 * array of texts costs more the longer the array is. The plan is pinned to index look-ups: it is made once for a
 * connection, often while the tables are still empty.
 */
export const APPEND = `
create function log.append(
  channels uuid[], tenants text[], protocols text[], expected integer[], heads text[], first_ids uuid[],
  counts integer[], lasts text[],
  events_of integer[], event_channels uuid[], event_versions integer[], ids uuid[], event_tenants text[],
  event_protocols text[], types text[], datas jsonb[], metadatas jsonb[], hashes text[]
) returns table (accepted integer[], base bigint, at timestamptz, duplicates integer[], versions integer[])
language plpgsql security definer set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  total bigint;
begin
  if 0 = any (expected) then
    insert into log.streams (channel_id, tenant, protocol, version, head_hash)
      select a.c, a.t, a.p, 0, repeat('0', 64)
      from unnest(channels, tenants, protocols, expected) as a(c, t, p, v)
      where a.v = 0 order by a.c
      on conflict do nothing;
  end if;

  select coalesce(array_agg(l.i order by l.i), '{}'), coalesce(sum(l.n), 0) into accepted, total
    from (
      select a.i, a.n, a.k
      from unnest(channels, tenants, expected, heads, first_ids, counts) with ordinality as a(c, t, v, h, k, n, i)
      join log.streams s on s.channel_id = a.c
      where s.version = a.v and s.head_hash = a.h and s.tenant = a.t
      order by a.c for update of s
    ) as l
    where not exists (select 1 from log.events e where e.id = l.k);

  if total > 0 then
    update log.head set position = position + total returning position - total into base;
    at := date_trunc('milliseconds', clock_timestamp());
    insert into log.events (position, channel_id, version, id, tenant, protocol, type, data, metadata, recorded_at, hash)
      select base + row_number() over (order by e.o), e.c, e.v, e.id, e.t, e.p, e.y, e.d, e.m, at, e.h
      from unnest(events_of, event_channels, event_versions, ids, event_tenants, event_protocols, types, datas, metadatas, hashes)
        with ordinality as e(a, c, v, id, t, p, y, d, m, h, o)
      where e.a = any (accepted);
    update log.streams s set version = a.v + a.n, head_hash = a.l
      from unnest(channels, expected, counts, lasts) with ordinality as a(c, v, n, l, i)
      where s.channel_id = a.c and a.i = any (accepted);
    perform pg_notify('parley_log', (base + total)::text);
  end if;

  if cardinality(accepted) < cardinality(channels) then
    select array_agg(a.i) filter (where exists (select 1 from log.events e where e.id = a.k)),
        array_agg(coalesce(s.version, 0) order by a.i)
      into duplicates, versions
      from unnest(channels, first_ids) with ordinality as a(c, k, i) left join log.streams s on s.channel_id = a.c;
  end if;
  return next;
end $$;
`;
