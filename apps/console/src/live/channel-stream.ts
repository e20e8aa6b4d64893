import { channelFrames, type ChannelFrame } from '@parley/client';
import { unturnedJson } from '@parley/untrusted';
import type { EventStore } from './event-store.js';

/** When everything is read anew where it does not follow what is known, in milliseconds. */
const ANEW_MS = 1_000;

/** A channel's events into a store, from where it is. */
export async function follow(channelId: string, store: EventStore, signal: AbortSignal): Promise<void> {
  const listening = {
    path: { id: channelId },
    signal,
    startMs: Infinity,
    untilEnd: false,
    parse: unturnedJson,
    onOpen: () => store.set({ status: 'live' }),
    onCut: () => store.set({ status: 'reconnecting' }),
  };
  try {
    while (!signal.aborted) {
      await take(channelFrames({ ...listening, query: { after: store.last?.position ?? 0 } }), store);
      if (signal.aborted) return;
      store.forget();
      await new Promise((resolve) => setTimeout(resolve, ANEW_MS));
    }
  } catch (problem) {
    store.set({ status: 'lost', problem });
  }
}

/** Piece by piece, each of its frames at once: a long channel has thousands. Until an event does not follow those that are known. */
async function take(pieces: AsyncIterable<ChannelFrame[]>, store: EventStore): Promise<void> {
  for await (const frames of pieces)
    for (const { event, token } of frames) {
      if (token) store.say(token);
      if (event && !store.add(event)) return;
    }
}
