import type { RecordedEvent } from '@parley/client';
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import { keyHeader } from '../api/client.js';
import type { EventStore, TokenFrame } from './event-store.js';

const RETRY_MS = 1_000;
const MOST_MS = 10_000;

/** A channel's events into a store, from where it is; comes back by itself after a cut, until it is stopped. */
export async function follow(channelId: string, store: EventStore, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      const stream = await open(channelId, store.last?.position ?? 0, signal);
      failures = 0;
      store.set({ status: 'live' });
      for await (const message of messages(stream)) {
        if (!take(message, store)) break;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) return store.set({ status: 'lost', problem: error });
    }
    if (signal.aborted) return;
    store.set({ status: 'reconnecting' });
    await pause(Math.min(MOST_MS, RETRY_MS * 2 ** failures), signal);
  }
}

/** By fetch and not by EventSource, which can send no key, and tells nobody why it was refused. */
async function open(channelId: string, after: number, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(`/v1/channels/${encodeURIComponent(channelId)}/events?after=${after}`, {
    headers: { accept: 'text/event-stream', ...keyHeader() },
    signal,
  });
  if (!response.ok) throw await response.json();
  return response.body!;
}

async function* messages(stream: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const reader = stream
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** @returns false where the connection has to be made anew */
function take({ event, id, data }: EventSourceMessage, store: EventStore): boolean {
  if (event === 'token') store.say(JSON.parse(data) as TokenFrame);
  if (id === undefined || id === '') return true;
  if (store.add(JSON.parse(data) as RecordedEvent)) return true;
  store.forget();
  return false;
}

/** Whether coming back is of no use: what the server refused it refuses again. */
const isFinal = (error: unknown): boolean => {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { signal: over.signal });
    // Whoever comes back to the tab, or to the network, does not wait.
    window.addEventListener('online', end, { signal: over.signal });
  });
