import type { Channel } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pastChannelQuery } from '../../api/queries.js';
import { SILENCE, type LiveSnapshot } from '../../live/event-store.js';
import { eventsUntil, momentIn } from './until.js';

/** A channel as it is looked at: as it stands, or as it stood. */
export interface Moment {
  channel: Channel;
  live: LiveSnapshot;
  /** When that was, in milliseconds; absent where it is now. */
  past?: number;
  /** Why a past moment cannot be shown. */
  error?: unknown;
}

/** What the address asks for. Events are cut to the view that is there, so that both are always of one moment. */
export function useMoment(channel: Channel, live: LiveSnapshot): Moment {
  const [search] = useSearchParams();
  const at = momentIn(search);
  const isPast = at > 0 && at < channel.version;
  const { data, error } = useQuery(pastChannelQuery(channel.channel_id, isPast ? at : 0));
  if (!isPast) return { channel, live };
  if (!data) return { channel, live, past: Date.parse(channel.last_activity_at), ...(error && { error }) };
  const events = eventsUntil(live.events, data.version);
  return { channel: data, live: { ...live, events, saying: SILENCE }, past: Date.parse(data.last_activity_at) };
}
