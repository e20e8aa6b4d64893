import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { HttpServer, StdioServer } from './config.js';

/** The largest message of a server, in bytes. Greater than any result that is worth cutting: beyond it the server is ended. */
const MAX_MESSAGE = 16 * 1024 * 1024;
const KEPT_STDERR = 500;

/** A way to one server, and the last it wrote to its standard error, which says why it ended. */
export interface Way {
  transport: Transport;
  lastWords(): string;
}

export function wayTo(server: StdioServer | HttpServer): Way {
  return 'url' in server ? http(server) : stdio(server);
}

function stdio(server: StdioServer): Way {
  const transport = new StdioClientTransport({ ...server, stderr: 'pipe', maxBufferSize: MAX_MESSAGE });
  let words = '';
  // Read even where nobody asks: a full pipe would hold the server up.
  transport.stderr?.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-KEPT_STDERR)));
  return { transport, lastWords: () => words.trim() };
}

function http({ url, headers = {} }: HttpServer): Way {
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers },
    fetch: async (input, init) => withinSize(await fetch(input, init)),
  });
  return { transport, lastWords: () => '' };
}

/** The body, which fails once it has grown too large; for a stream of events that is its sum since it was opened. */
function withinSize(response: Response): Response {
  if (!response.body) return response;
  let size = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size > MAX_MESSAGE) controller.error(new Error(`the server sent more than ${MAX_MESSAGE} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
}
