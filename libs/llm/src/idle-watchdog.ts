import { CallFailed } from './call-failed.js';

/** A timer that comes so much too late was held up by its own process, which stood still, in milliseconds. */
const HELD_UP_MS = 1_000;

/**
 * Opens a stream and passes it on, and fails where nothing comes for too long, from the first try to connect on: the
 * SDK's timeout does not bound a stalled stream, and aborting a raw iteration ends it without an error.
 */
export async function* withIdleWatchdog<T>(
  open: () => Promise<AsyncIterable<T>>,
  idleMs: number,
  abort: AbortController,
  outer?: AbortSignal,
): AsyncGenerator<T> {
  let stalled = false;
  let timer: NodeJS.Timeout | undefined;
  let due = 0;
  const heard = () => {
    clearTimeout(timer);
    due = performance.now() + idleMs;
    timer = setTimeout(fire, idleMs);
  };
  const fire = () => {
    // What came meanwhile is still to be read: asked again, it would be paid for twice.
    if (performance.now() - due > HELD_UP_MS) return heard();
    stalled = true;
    abort.abort();
  };
  heard();
  try {
    const stream = await open();
    heard();
    for await (const item of stream) {
      heard();
      yield item;
    }
  } catch (error) {
    if (!stalled) throw error;
  } finally {
    clearTimeout(timer);
  }
  if (outer?.aborted) throw new CallFailed('aborted', 'the call was called off');
  if (stalled) throw new CallFailed('stalled', `nothing came for ${idleMs} ms`, { again: true });
}
