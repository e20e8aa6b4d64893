import type { InboxItem } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { isSeatTab } from '../api/client.js';
import { inboxQuery, seatQuery } from '../api/queries.js';
import { useMe } from './me.js';

/** Under which the inbox holds what is asked of whoever runs deliberations here. */
const USER = 'user';

/** What waits for me, the oldest first: by my name, and what the user is asked; in a seat's tab for that seat alone. */
export function useWaiting() {
  const me = useMe();
  const { data: seated } = useQuery(seatQuery);
  const mine = isSeatTab()
    ? inboxQuery(seated?.seat?.participant_id ?? '')
    : inboxQuery(me?.name ?? USER, { user: true });
  const { data, ...asked } = useQuery(mine);
  return { ...asked, items: data?.items ?? NOTHING, isKnown: data !== undefined };
}

const NOTHING: readonly InboxItem[] = [];

/** What tells one thing that waits from another. */
export const idOf = ({ channel_id, request_id, question_id }: InboxItem): string =>
  `${channel_id}/${request_id ?? question_id ?? ''}`;
