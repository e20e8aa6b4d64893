import type { InboxItem } from '@parley/client';

/** Where something that waits is answered. */
export const pathOf = ({ channel_id, participant_id }: Pick<InboxItem, 'channel_id' | 'participant_id'>): string =>
  `/channels/${channel_id}${participant_id ? `?as=${encodeURIComponent(participant_id)}` : ''}`;
