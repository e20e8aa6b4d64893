import { CallFailed } from './call-failed.js';

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
  const fire = () => {
    stalled = true;
    abort.abort();
  };
  let timer = setTimeout(fire, idleMs);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(fire, idleMs);
  };
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
