import type { EventTypes } from '@parley/contracts';
import { cursorOf, pageLimit, positionCursor } from '@parley/http';
import { MoreThan, type DataSource } from 'typeorm';
import { asTenant } from '../projections/as-tenant.js';
import { TurnRow } from '../projections/entities.js';
import type { Page } from './answers/pages.js';

/**
 * A page of what was said in a channel's turns, oldest first.
 * @param answer_type the events that say it; other turns are left out
 */
export async function turnPage<Type extends keyof EventTypes>(
  source: DataSource,
  { tenant }: { tenant: string },
  channel_id: string,
  answer_type: Type,
  query: Record<string, string | undefined>,
): Promise<Page<EventTypes[Type] & { name: string }>> {
  const limit = pageLimit(query['limit']);
  const after = positionCursor(query['cursor']) ?? 0;
  const where = { channel_id, answer_type, position: MoreThan(after) };
  const rows = await asTenant(source, tenant, (manager) =>
    manager.find(TurnRow, { where, order: { position: 'asc' }, take: limit + 1 }),
  );
  const items = rows.slice(0, limit);
  return {
    items: items.map(({ name, answer }) => ({ name, ...(answer as EventTypes[Type]) })),
    ...(rows.length > limit && { next_cursor: cursorOf(items.at(-1)!.position) }),
  };
}
