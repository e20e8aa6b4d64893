import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** How an event stream is answered: as it comes, and kept by nobody. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * Writes, and waits until the client has taken it or is gone. One that takes nothing for so long is cut off: it comes back
 * with the id of the last event that it has.
 */
export async function send(out: ServerResponse, data: string | Buffer, stalledMs: number): Promise<void> {
  if (!data.length || out.destroyed || out.write(data)) return;
  const settled = new AbortController();
  const { signal } = settled;
  const taken = await Promise.race([
    once(out, 'drain', { signal }).then(() => true),
    once(out, 'close', { signal }).then(() => true),
    delay(stalledMs, false, { signal }),
  ]).finally(() => settled.abort());
  if (!taken) out.destroy();
}

/**
 * Sends a sign of life as often as that, where nothing waits to be taken.
 * @param isKnown whether whoever listens still may: else the stream ends
 * @returns how to stop
 */
export function keepAlive(out: ServerResponse, everyMs: number, isKnown = () => Promise.resolve(true)): () => void {
  const beat = setInterval(() => {
    if (!out.writableNeedDrain) out.write(': still here\n\n');
    void isKnown().then((known) => known || out.end());
  }, everyMs);
  return () => clearInterval(beat);
}

/**
 * Answers with texts as they come, until there are no more or the client is gone.
 * @param isKnown as `keepAlive` has it
 */
export async function sendStream(
  out: ServerResponse,
  texts: AsyncIterable<string>,
  { heartbeatMs, stalledMs, isKnown }: { heartbeatMs: number; stalledMs: number; isKnown?: () => Promise<boolean> },
): Promise<void> {
  out.writeHead(200, { ...STREAM_HEADERS, connection: 'keep-alive' }).flushHeaders();
  const stopBeating = keepAlive(out, heartbeatMs, isKnown);
  try {
    for await (const text of texts) {
      await send(out, text, stalledMs);
      if (out.destroyed) break;
    }
  } finally {
    stopBeating();
    out.end();
  }
}

/** The texts of the first values that together are so long; one at least. No more are made than are taken. */
export function upTo<T>(most: number, values: readonly T[], textOf: (value: T) => string): string[] {
  const texts: string[] = [];
  let length = 0;
  for (const value of values) {
    const text = textOf(value);
    length += text.length;
    if (length > most && texts.length) break;
    texts.push(text);
  }
  return texts;
}
