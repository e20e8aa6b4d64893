/**
 * Appends what the commands of many channels have led to, in one round trip, each channel with its own outcome.
 *
 * The order of the steps is what makes positions gapless and in commit order without a reader's trick: move the streams
 * that are at the expected version, leaving out commands that were there before, and only then draw positions from the
 * one counter row. A conflict therefore draws none, and whoever draws commits before the next one can draw.
 *
 * Streams are locked in the order of their ids, in every statement that locks any: two calls with the same channels, of
 * two replicas, cannot wait for each other. That is why they are moved one by one: the order in which one UPDATE would
 * take them is its plan's affair.
 *
 * It checks what it is given instead of believing it: each append's events are as many as it says, and their versions follow on
 * the expected one, in order (a loop over integers costs less than the same as a query). A service that is wrong, or not itself,
 * can store no gap, no false count, no event under another's protocol, and no input of a command that is not appended with it.
 *
 * What is said to be erased is: the keys of it go in the transaction in which the log says so.
 *
 * Four groups of arrays: with an element for each append (a channel), for each command, for each event, for each input. `append_of`
 * says to which append a command belongs, `command_of` to which command an event, `input_of` to which append an input, counted from 1; `keys` is null where none is new. What is looked up by
 * number is copied into variables first: those Postgres keeps expanded, so that a look-up does not search. The plan is
 * pinned to index look-ups: it is made once for a connection, often while the tables are still empty.
 */
const APPEND_TO_MANY = `
create function log.append_commands(
  channels uuid[], tenants text[], protocols text[], expected integer[], heads text[], counts integer[], lasts text[],
  append_of integer[], first_ids uuid[], metadatas json[],
  command_of integer[], event_versions integer[], ids uuid[], types text[], datas json[], hashes text[],
  input_of integer[], input_versions integer[], inputs json[],
  keys json, notify boolean
) returns table (accepted integer[], base bigint, at timestamptz, duplicates integer[], versions integer[])
language plpgsql security definer set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  i integer;
  total bigint := 0;
  channel_ uuid[] := channels;
  tenant_ text[] := tenants;
  protocol_ text[] := protocols;
  expected_ integer[] := expected;
  head_ text[] := heads;
  count_ integer[] := counts;
  last_ text[] := lasts;
  append_ integer[] := append_of;
  metadata_ json[] := metadatas;
  command_ integer[] := command_of;
  version_ integer[] := event_versions;
  seen integer[] := array_fill(0, array[cardinality(channels)]);
begin
  for e in 1 .. cardinality(ids) loop
    i := append_[command_[e]];
    seen[i] := seen[i] + 1;
    if version_[e] is distinct from expected_[i] + seen[i] then
      raise exception 'event % is not version % of its channel', e, expected_[i] + seen[i] using errcode = '22023';
    end if;
  end loop;
  if seen is distinct from counts then
    raise exception 'the counts are not those of the events' using errcode = '22023';
  end if;
  for e in 1 .. cardinality(inputs) loop
    i := input_of[e];
    if (input_versions[e] > expected_[i] and input_versions[e] <= expected_[i] + count_[i]) is not true then
      raise exception 'input % is of no event that is appended', e using errcode = '22023';
    end if;
  end loop;
  if 0 = any (expected) then
    insert into log.streams (channel_id, tenant, protocol, version, head_hash)
      select a.c, a.t, a.p, 0, repeat('0', 64)
      from unnest(channels, tenants, protocols, expected) as a(c, t, p, v)
      where a.v = 0 order by a.c
      on conflict do nothing;
  end if;

  select array_agg(distinct k.i) into duplicates
    from unnest(append_of, first_ids) as k(i, id) join log.events e on e.id = k.id;

  accepted := '{}';
  for i in select a.i from unnest(channels) with ordinality as a(c, i) order by a.c loop
    continue when i = any (duplicates);
    update log.streams s set version = expected_[i] + count_[i], head_hash = last_[i]
      where s.channel_id = channel_[i] and s.version = expected_[i] and s.head_hash = head_[i] and s.tenant = tenant_[i] and s.protocol = protocol_[i];
    if found then
      accepted := accepted || i;
      total := total + count_[i];
    end if;
  end loop;

  if total > 0 then
    update log.head set position = position + total returning position - total into base;
    at := date_trunc('milliseconds', clock_timestamp());
    insert into log.events (position, channel_id, version, id, tenant, protocol, type, data, metadata, recorded_at, hash)
      select base + row_number() over (order by e.o), channel_[append_[e.c]], e.v, e.id, tenant_[append_[e.c]],
        protocol_[append_[e.c]], e.y, e.d, metadata_[e.c], at, e.h
      from unnest(command_of, event_versions, ids, types, datas, hashes) with ordinality as e(c, v, id, y, d, h, o)
      where cardinality(accepted) = cardinality(channels) or append_[e.c] = any (accepted);
    if cardinality(inputs) > 0 then
      insert into log.inputs (channel_id, version, tenant, body)
        select channel_[n.a], n.v, tenant_[n.a], n.d from unnest(input_of, input_versions, inputs) as n(a, v, d)
        where n.a = any (accepted);
    end if;
    if keys is not null then
      insert into log.subject_keys (key_id, channel_id, tenant, subject, key)
        select k.key_id, channel_[k.append], tenant_[k.append], k.subject, k.key
        from json_to_recordset(keys) as k(append integer, key_id uuid, subject text, key text) where k.append = any (accepted);
    end if;
    if 'WordsErased' = any (types) then
      delete from log.subject_keys k using unnest(command_of, types, datas) as e(c, y, d)
        where e.y = 'WordsErased' and append_[e.c] = any (accepted)
          and k.channel_id = channel_[append_[e.c]] and k.subject = e.d ->> 'subject';
    end if;
    if notify then
      perform pg_notify('parley_log', (base + total)::text);
    end if;
  end if;

  if cardinality(accepted) < cardinality(channels) then
    select array_agg(coalesce(s.version, 0) order by a.i) into versions
      from unnest(channels) with ordinality as a(c, i) left join log.streams s on s.channel_id = a.c;
  end if;
  return next;
end $$;
`;

/**
 * The same for one channel, which is most of what a quiet installation does, without what only many need. No row where
 * the stream is elsewhere, an error where a command was there before: log.append_commands then says which.
 */
const APPEND_TO_ONE = `
create function log.append_channel(
  channel uuid, of_tenant text, of_protocol text, expected integer, head text, last text, metadatas json[],
  command_of integer[], ids uuid[], types text[], datas json[], hashes text[],
  input_versions integer[], inputs json[], keys json, notify boolean
) returns table (base bigint, at timestamptz)
language plpgsql security definer set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  total integer := cardinality(ids);
  metadata_ json[] := metadatas;
begin
  if exists (select from unnest(input_versions) as n(v) where (n.v > expected and n.v <= expected + total) is not true) then
    raise exception 'an input is of no event that is appended' using errcode = '22023';
  end if;
  if expected = 0 then
    insert into log.streams (channel_id, tenant, protocol, version, head_hash)
      values (channel, of_tenant, of_protocol, 0, repeat('0', 64)) on conflict do nothing;
  end if;
  update log.streams s set version = expected + total, head_hash = last
    where s.channel_id = channel and s.version = expected and s.head_hash = head and s.tenant = of_tenant and s.protocol = of_protocol;
  if not found then
    return;
  end if;
  update log.head set position = position + total returning position - total into base;
  at := date_trunc('milliseconds', clock_timestamp());
  insert into log.events (position, channel_id, version, id, tenant, protocol, type, data, metadata, recorded_at, hash)
    select base + e.o, channel, expected + e.o, e.id, of_tenant, of_protocol, e.y, e.d, metadata_[e.c], at, e.h
    from unnest(command_of, ids, types, datas, hashes) with ordinality as e(c, id, y, d, h, o);
  if cardinality(inputs) > 0 then
    insert into log.inputs (channel_id, version, tenant, body)
      select channel, n.v, of_tenant, n.d from unnest(input_versions, inputs) as n(v, d);
  end if;
  if keys is not null then
    insert into log.subject_keys (key_id, channel_id, tenant, subject, key)
      select k.key_id, channel, of_tenant, k.subject, k.key
      from json_to_recordset(keys) as k(key_id uuid, subject text, key text);
  end if;
  if 'WordsErased' = any (types) then
    delete from log.subject_keys k using unnest(types, datas) as e(y, d)
      where e.y = 'WordsErased' and k.channel_id = channel and k.subject = e.d ->> 'subject';
  end if;
  if notify then
    perform pg_notify('parley_log', (base + total)::text);
  end if;
  return next;
end $$;
`;

const PRIVILEGES = `
alter function log.append_commands owner to parley_owner;
alter function log.append_channel owner to parley_owner;
revoke all on function log.append_commands, log.append_channel from public;
grant execute on function log.append_commands, log.append_channel to parley_channel_admin;
`;

/** What appends, and who may call it. */
export const APPEND = APPEND_TO_MANY + APPEND_TO_ONE + PRIVILEGES;
