import { cursorOf, pageLimit, readCursor } from '@parley/http';
import { IsNull, MoreThan, Not, type DataSource } from 'typeorm';
import { TurnRow } from '../projections/entities.js';

/**
 * A page of what was said in a channel's turns, oldest first.
 * @param said the column that holds it; turns that have nothing there are left out
 */
export async function turnPage(
  source: DataSource,
  channel_id: string,
  said: 'contribution' | 'speech',
  query: Record<string, string | undefined>,
) {
  const limit = pageLimit(query['limit']);
  const after = Number(readCursor(query['cursor'], 1)?.[0] ?? 0);
  const where = { channel_id, [said]: Not(IsNull()), position: MoreThan(after) };
  const rows = await source.manager.find(TurnRow, { where, order: { position: 'asc' }, take: limit + 1 });
  const items = rows.slice(0, limit);
  return {
    items: items.map((turn) => ({ name: turn.name, ...turn[said] })),
    ...(rows.length > limit && { next_cursor: cursorOf([items.at(-1)!.position]) }),
  };
}
