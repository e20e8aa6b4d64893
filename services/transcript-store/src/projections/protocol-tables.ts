import { SHARED_PROJECTIONS, type Protocol } from '@parley/protocols';
import type { DataSource } from 'typeorm';
import { asTenant } from './as-tenant.js';

/** The tables of all protocols and the protocols' own, by name; two protocols may share one. */
export function protocolTables(protocols: readonly Protocol[]): string[] {
  const all = [...SHARED_PROJECTIONS, ...protocols.flatMap(({ projections = [] }) => projections)];
  const names = new Set(all.map(({ name }) => name));
  for (const name of names) if (!/^[a-z][a-z_]{0,40}$/u.test(name)) throw new Error(`${name} is no name for a table`);
  return [...names];
}

/** Makes the tables that are missing. Where there are any, everything is projected again: they start with the first event. */
export async function ensureProtocolTables(source: DataSource, tables: readonly string[]): Promise<void> {
  const found: { name: string }[] = await source.query(
    `select table_name as name from information_schema.tables where table_schema = 'projections'`,
  );
  const missing = tables.filter((table) => !found.some(({ name }) => name === table));
  if (!missing.length) return;
  const statements = missing.map(
    (table) => `create table if not exists projections.${table} (
      channel_id uuid not null, key text not null, tenant text not null, position bigint not null, data jsonb not null,
      primary key (channel_id, key)
    );`,
  );
  await source.query(statements.join('') + forgetting(tables));
}

/** Every table that has a channel's rows. */
export const channelTables = (protocols: readonly Protocol[]): string[] => [...SHARED, ...protocolTables(protocols)];

const SHARED = ['channels', 'turns', 'questions', 'channel_words'];

/** The statements that drop what is projected, so that it is made again from the first event. */
export const forgetting = (tables: readonly string[]): string => {
  const all = ['quarantine', ...SHARED, ...tables].map((table) => `projections.${table}`);
  return `truncate ${all.join(', ')}; update projections.checkpoint set position = 0;`;
};

/** A channel's rows of one of them, in the order of the log. */
export async function protocolRows<Row extends object>(
  source: DataSource,
  table: string,
  { tenant }: { tenant: string },
  channelId: string,
): Promise<Row[]> {
  const rows = await asTenant(source, tenant, (manager) =>
    manager.query<{ data: Row }[]>(
      `select data from projections.${table} where channel_id = $1 order by position, key collate "C"`,
      [channelId],
    ),
  );
  return rows.map(({ data }) => data);
}
