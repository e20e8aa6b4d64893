import { unturned } from '@parley/untrusted';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { keyHeader } from '../api/client.js';

const RETRY_MS = 1_000;
const MOST_MS = 10_000;

interface Followed {
  /** Where it is read from; asked anew at each connection. */
  path(): string;
  onOpen(): void;
  /** @returns false where the connection has to be made anew */
  onMessage(message: EventSourceMessage): boolean;
  onCut(): void;
  /** It is refused for good. */
  onLost(problem: unknown): void;
}

/** Reads a stream of events; comes back by itself after a cut, until it is stopped or refused. */
export async function followStream(
  { path, onOpen, onMessage, onCut, onLost }: Followed,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      const stream = await open(path(), signal);
      failures = 0;
      onOpen();
      await read(stream, onMessage);
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) return onLost(error);
    }
    if (signal.aborted) return;
    onCut();
    await pause(Math.min(MOST_MS, RETRY_MS * 2 ** failures), signal);
  }
}

/** By fetch and not by EventSource, which can send no key, and tells nobody why it was refused. */
async function open(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(path, { headers: { accept: 'text/event-stream', ...keyHeader() }, signal });
  if (!response.ok) throw unturned(await response.json());
  return response.body!;
}

/** Piece by piece, each of its messages at once: a long channel has thousands. Until it ends, or a message wants a connection anew. */
async function read(stream: ReadableStream<Uint8Array>, onMessage: Followed['onMessage']): Promise<void> {
  let goesOn = true;
  const parser = createParser({ onEvent: (message) => (goesOn &&= onMessage(message)) });
  const reader = stream.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  while (goesOn) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(value);
  }
  await reader.cancel();
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
