import { cursorOf, keyCursor, pageLimit } from '@parley/http';
import type { MessageRow } from '@parley/protocols/interview';
import { asTenant } from '../../projections/as-tenant.js';
import type { ChannelViews } from '../channel-views.js';
import type { Reader } from '../reader.js';

/** A page of what was said in an interview, in the order of its turns. */
export async function messagePage(
  views: ChannelViews,
  reader: Reader,
  channelId: string,
  query: Record<string, string | undefined>,
): Promise<{ items: Omit<MessageRow, 'key'>[]; next_cursor?: string }> {
  const limit = pageLimit(query['limit']);
  const after = keyCursor(query['cursor']) ?? '';
  const past = await views.past(reader, channelId);
  const rows = past
    ? (past('messages') as unknown as { key: string; data: MessageRow }[])
        .filter(({ key }) => key > after)
        .toSorted((one, other) => (one.key < other.key ? -1 : 1))
        .slice(0, limit + 1)
    : await asTenant(views.source, reader.tenant, (manager) =>
        manager.query<{ data: MessageRow }[]>(
          `select data from projections.messages where channel_id = $1 and key collate "C" > $2 order by key collate "C" limit $3`,
          [channelId, after, limit + 1],
        ),
      );
  const page = rows.slice(0, limit);
  return {
    items: page.map(({ data: { key: _key, ...message } }) => message),
    ...(rows.length > limit && { next_cursor: cursorOf(page.at(-1)!.data.key) }),
  };
}
