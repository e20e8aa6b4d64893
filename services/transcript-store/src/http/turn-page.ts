import type { EventTypes } from '@parley/contracts';
import { cursorOf, pageLimit, positionCursor, upTo } from '@parley/http';
import { asTenant } from '../projections/as-tenant.js';
import type { TurnRow } from '../projections/entities.js';
import type { Page } from './answers/pages.js';
import { boundedTurns, MOST_BYTES } from './bounded-turns.js';
import type { ChannelViews } from './channel-views.js';
import { inOrder, type PastRow } from './past-rows.js';
import type { Reader } from './reader.js';

/**
 * A page of what was said in a channel's turns, oldest first.
 * @param answer_type the events that say it; other turns are left out
 */
export async function turnPage<Type extends keyof EventTypes>(
  views: ChannelViews,
  reader: Reader,
  channel_id: string,
  answer_type: Type,
  query: Record<string, string | undefined>,
): Promise<Page<EventTypes[Type] & { name: string }>> {
  const limit = pageLimit(query['limit']);
  const after = positionCursor(query['cursor']) ?? 0;
  const { tenant } = reader;
  const past = await views.past(reader, channel_id);
  const { rows, hasMore } = past
    ? pastTurns(past('turns'), { answer_type, after, limit })
    : await asTenant(views.source, tenant, (manager) =>
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

/** The same of turns as they stood. */
function pastTurns(
  turns: readonly PastRow[],
  { answer_type, after, limit }: { answer_type: string; after: number; limit: number },
) {
  const found = turns.filter((turn) => turn['answer_type'] === answer_type && turn.position > after).toSorted(inOrder);
  const taken = upTo(MOST_BYTES, found.slice(0, limit), ({ answer }) => JSON.stringify(answer));
  return { rows: found.slice(0, taken.length) as unknown as TurnRow[], hasMore: found.length > taken.length };
}
