import type { EntityManager } from 'typeorm';
import type { TurnRow } from '../projections/entities.js';

/** What one page of turns may weigh, as it is stored; its first row comes in any case. */
export const MOST_BYTES = 2 * 1024 * 1024;

interface Asked<Column extends keyof TurnRow> {
  /** Beside the position, which every row has. */
  columns: readonly Column[];
  /** The one of them that may be large. */
  sized: Column;
  /** By `$1`, `$2`, … of the values. */
  where: string;
  values: readonly unknown[];
  limit: number;
}

/**
 * Turns by their position, a page of them: no more than a page may weigh, and of each what is shown. What is too much, or is
 * not shown, the database does not even fetch.
 */
export async function boundedTurns<Column extends keyof TurnRow>(
  manager: EntityManager,
  { columns, sized, where, values, limit }: Asked<Column>,
): Promise<{ rows: Pick<TurnRow, Column | 'position'>[]; hasMore: boolean }> {
  type Row = Pick<TurnRow, Column> & { position: string; found: string };
  const named = [...new Set<string>(['position', ...columns])].join(', ');
  const found = await manager.query<Row[]>(
    `select ${named}, found from (
       select *, count(*) over () as found, sum(size) over (order by position) - size as before from (
         select ${named}, coalesce(pg_column_size(${sized}), 0) as size
         from projections.turns where ${where} order by position limit $${values.length + 1}
       ) asked
     ) page where before < $${values.length + 2} order by position limit $${values.length + 3}`,
    [...values, limit + 1, MOST_BYTES, limit],
  );
  const rows = found.map(({ found: _found, ...row }) => ({ ...row, position: Number(row.position) }));
  return { rows: rows as never, hasMore: Number(found[0]?.found ?? 0) > found.length };
}
