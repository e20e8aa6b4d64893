import { storable } from '@parley/untrusted';
import { CallFailed } from './call-failed.js';

/** No answer is longer, whatever its server sends around it: beyond that the connection is ended. */
const MOST_BYTES = 64 * 1024 * 1024;
/** A line is gathered until it is whole, so it is bounded by itself. */
const MOST_BYTES_OF_LINE = 4 * 1024 * 1024;
const LINE_FEED = 10;

/** Characters for a token of the room that was given: no text of a language has as many. */
const CHARACTERS_OF_A_TOKEN = 16;

/** Names and reasons that a server gives are kept this far. */
const MOST_WORD = 64;

/** The characters that thought and answer may have where they have room for so many tokens. */
export const mostCharacters = (room: number): number => 10_000 + CHARACTERS_OF_A_TOKEN * room;

/** A server that says more than it has room for does not come to an end. */
export const endless = (most: number): CallFailed =>
  new CallFailed('invalid_output', `the answer does not end: it is longer than ${most} characters`);

/** A word of a server, as the log can keep it. */
export const wordOf = (said: unknown): string => (typeof said === 'string' ? storable(said).slice(0, MOST_WORD) : '');

/** `fetch`, whose body fails once it has grown too large: a line that never ends would be gathered for ever. */
export async function boundedFetch(...asked: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...asked);
  return response.body ? new Response(within(response.body), response) : response;
}

function within(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let size = 0;
  let line = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length;
        const end = chunk.lastIndexOf(LINE_FEED);
        line = end < 0 ? line + chunk.length : chunk.length - 1 - end;
        const isTooMuch = size > MOST_BYTES || line > MOST_BYTES_OF_LINE;
        if (isTooMuch) controller.error(new Error('the server sends more than any answer is long'));
        else controller.enqueue(chunk);
      },
    }),
  );
}
