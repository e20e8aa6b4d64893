import type { RecordedEvent } from '@parley/client';
import { unturnedJson } from '@parley/untrusted';
import type { EventSourceMessage } from 'eventsource-parser';
import type { EventStore } from './event-store.js';
import { followStream } from './event-stream.js';
import type { TokenFrame } from './saying.js';

/** A channel's events into a store, from where it is. */
export const follow = (channelId: string, store: EventStore, signal: AbortSignal): Promise<void> =>
  followStream(
    {
      path: () => `/v1/channels/${encodeURIComponent(channelId)}/events?after=${store.last?.position ?? 0}`,
      onOpen: () => store.set({ status: 'live' }),
      onMessage: (message) => take(message, store),
      onCut: () => store.set({ status: 'reconnecting' }),
      onLost: (problem) => store.set({ status: 'lost', problem }),
    },
    signal,
  );

/** @returns false where the connection has to be made anew */
function take({ event, id, data }: EventSourceMessage, store: EventStore): boolean {
  if (event === 'token') store.say(unturnedJson(data) as TokenFrame);
  if (id === undefined || id === '') return true;
  if (store.add(unturnedJson(data) as RecordedEvent)) return true;
  store.forget();
  return false;
}
