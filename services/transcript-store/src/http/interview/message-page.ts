import { cursorOf, keyCursor, pageLimit } from '@parley/http';
import type { MessageRow } from '@parley/protocols/interview';
import type { DataSource } from 'typeorm';
import { asTenant } from '../../projections/as-tenant.js';

/** A page of what was said in an interview, in the order of its turns. */
export async function messagePage(
  source: DataSource,
  { tenant }: { tenant: string },
  channelId: string,
  query: Record<string, string | undefined>,
): Promise<{ items: Omit<MessageRow, 'key'>[]; next_cursor?: string }> {
  const limit = pageLimit(query['limit']);
  const after = keyCursor(query['cursor']) ?? '';
  const rows = await asTenant(source, tenant, (manager) =>
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
