/**
 * Counts of what each tenant asks for in a minute. They are worth nothing after a crash, so they are not logged and cost no
 * flush.
 */
export const tenantMinutesTable = (schema: string): string => `
create unlogged table if not exists ${schema}.tenant_minutes (
  tenant text primary key, minute timestamptz not null, commands integer not null
);`;

/** What a count answers. */
export interface Counted {
  commands: number;
  seconds_left: number;
}

/** $1 tenant. How many there were in this minute, this one too, and how many seconds of it are left. */
export const countInMinute = (schema: string): string => `
insert into ${schema}.tenant_minutes as m (tenant, minute, commands) values ($1, date_trunc('minute', now()), 1)
on conflict (tenant) do update set minute = excluded.minute,
  commands = case when m.minute = excluded.minute then m.commands + 1 else 1 end
returning commands, ceil(extract(epoch from minute + interval '1 minute' - now()))::integer as seconds_left`;
