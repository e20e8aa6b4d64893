import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ANSWER_MS, errorOf, isAway, problemIn } from './connection.js';
import { client as sharedClient } from './generated/client.gen.js';
import type { Client } from './generated/client/index.js';

/** How a stream is listened to. */
export interface Listening {
  client?: Client;
  /** Ends it, without an error. */
  signal?: AbortSignal;
  /** Told of each connection, and of each that was cut or tried in vain: then it is tried again. */
  onOpen?: () => void;
  onCut?: (error: unknown) => void;
  /** How long nobody may be there at first, in milliseconds; later it may be however long. */
  startMs?: number;
  /** How long an answer may take, and a silence last, in milliseconds: a server says every 15 s that it lives. */
  answerMs?: number;
  silentMs?: number;
  /** When it is tried again, in milliseconds: after each try in vain twice as late, up to the most. */
  againMs?: { first: number; most: number };
}

export interface Place {
  url: string;
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/**
 * The messages of an event stream (SSE), those together that came together: a long channel has thousands. An empty piece says that a
 * connection stands. After a cut it connects anew, until it is ended or refused.
 * @param place where it is, asked for each connection
 * @throws what the client throws where it is refused, or nobody was there at first
 */
export async function* follow(place: () => Place, listening: Listening): AsyncGenerator<EventSourceMessage[]> {
  const { signal, onOpen, onCut, startMs = 0, againMs = { first: 500, most: 10_000 } } = listening;
  const began = performance.now();
  let wasOpen = false;
  for (let failures = 0; !signal?.aborted; failures += 1) {
    let cut: unknown;
    try {
      for await (const messages of connection(place(), listening)) {
        if (!messages.length) {
          wasOpen = true;
          failures = 0;
          onOpen?.();
        }
        yield messages;
      }
    } catch (error) {
      cut = error;
    }
    if (signal?.aborted) return;
    if (cut !== undefined && (!comesBack(cut) || (!wasOpen && performance.now() - began >= startMs))) throw cut;
    onCut?.(cut);
    await pause(Math.min(againMs.most, againMs.first * 2 ** failures), signal);
  }
}

/** By fetch and not by EventSource, which can send no key, and tells nobody why it was refused. */
async function* connection(
  place: Place,
  { client = sharedClient, signal, answerMs = ANSWER_MS, silentMs = 45_000 }: Listening,
): AsyncGenerator<EventSourceMessage[]> {
  const over = new AbortController();
  const leave = () => over.abort(signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave);
  const silence = (ms: number) =>
    setTimeout(() => over.abort(new DOMException(`no answer in ${ms} ms`, 'TimeoutError')), ms);
  let timer = silence(answerMs);
  try {
    const { data, response } = await client.get({
      ...place,
      headers: { accept: 'text/event-stream' },
      parseAs: 'stream',
      signal: over.signal,
      throwOnError: true,
    });
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) throw errorOf(undefined, response);
    clearTimeout(timer);
    timer = silence(silentMs);
    yield [];
    const reader = (data as ReadableStream<Uint8Array>).getReader();
    // By itself too: a request may have been collected by now, and its signal with it, while its answer goes on.
    over.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    const decoder = new TextDecoder();
    const messages: EventSourceMessage[] = [];
    const parser = createParser({ onEvent: (message) => messages.push(message) });
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = silence(silentMs);
      parser.feed(decoder.decode(value, { stream: true }));
      if (messages.length) yield messages.splice(0);
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
    over.abort();
  }
}

/** A server that has too much to do has less later. */
const comesBack = (error: unknown): boolean => isAway(error) || problemIn(error).code === 'rate-limited';

/** Nearly so long, so that not all come back at once. Whoever comes back to the network does not wait. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const network = globalThis as unknown as Partial<EventTarget>;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      network.removeEventListener?.('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms * (0.75 + Math.random() / 4));
    signal?.addEventListener('abort', end);
    network.addEventListener?.('online', end);
  });
}
