import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Writes, and waits until the client has taken it or is gone. One that takes nothing for so long is cut off: it comes back
 * with the id of the last event that it has.
 */
export async function send(out: ServerResponse, text: string, stalledMs: number): Promise<void> {
  if (!text || out.destroyed || out.write(text)) return;
  const settled = new AbortController();
  const { signal } = settled;
  const taken = await Promise.race([
    once(out, 'drain', { signal }).then(() => true),
    once(out, 'close', { signal }).then(() => true),
    delay(stalledMs, false, { signal }),
  ]).finally(() => settled.abort());
  if (!taken) out.destroy();
}

/** The first texts that together are so long; one at least. */
export function upTo(most: number, texts: readonly string[]): string[] {
  let length = 0;
  const end = texts.findIndex((text) => (length += text.length) > most);
  return texts.slice(0, end < 0 ? texts.length : Math.max(1, end));
}
