import type { EventTypes } from '@parley/contracts';
import { cursorOf, pageLimit, positionCursor } from '@parley/http';
import type { DataSource } from 'typeorm';
import { asTenant } from '../projections/as-tenant.js';
import type { Page } from './answers/pages.js';
import { boundedTurns } from './bounded-turns.js';

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
  const { rows, hasMore } = await asTenant(source, tenant, (manager) =>
    boundedTurns(manager, {
      columns: ['name', 'answer'],
      sized: 'answer',
      where: 'tenant = $1 and channel_id = $2 and answer_type = $3 and position > $4',
      values: [tenant, channel_id, answer_type, after],
      limit,
    }),
  );
  return {
    items: rows.map(({ name, answer }) => ({ name, ...(answer as EventTypes[Type]) })),
    ...(hasMore && { next_cursor: cursorOf(rows.at(-1)!.position) }),
  };
}
