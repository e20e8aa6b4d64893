import { setTimeout as delay } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CallToolResultSchema, ListToolsResultSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { HttpServer, StdioServer } from './config.js';
import { bounded } from './result-text.js';
import { wayTo } from './transport.js';

/** Pages of a server's list of tools that are read, and tools that may stand in it. */
const MAX_PAGES = 20;
const MAX_LISTED = 1_000;
/** Characters of JSON of a tool's schema: it stands in prompts and in the log. */
const MAX_SCHEMA = 32_768;
/** Bytes of a tool's description that are kept. */
const MAX_DESCRIPTION = 4_096;
const GOODBYE_MS = 1_000;
/** The SDK's own limit, which the signals come before. */
const NEVER = 2 ** 31 - 1;

/** The SDK's words for it, with which it ends the server. */
const TOO_LONG = /exceeded maximum size/u;

export interface KnownTool {
  description: string;
  input_schema: Record<string, unknown>;
}

/** A tool that is granted and is not offered, and why. */
export interface RefusedTool {
  refused: string;
}

/** A running server, from its start to its end; it does not come back. */
export interface Connection {
  /** Those that are granted to somebody. */
  tools: ReadonlyMap<string, KnownTool | RefusedTool>;
  /** Resolves once it can be called no more. */
  ended: Promise<void>;
  /** @throws McpError as the server words it; Error with the reason where the connection ended */
  call(tool: string, args: Record<string, unknown>, signal: AbortSignal): Promise<CallToolResult>;
  /** Ends the child, by force where it does not go by itself. */
  close(): Promise<void>;
}

/**
 * @param granted the tools that are of interest, by their names there
 * @throws where the server cannot be started, does not speak MCP, or takes longer than the time given
 */
export async function connect(
  server: StdioServer | HttpServer,
  granted: ReadonlySet<string>,
  timeoutMs: number,
  stop: AbortSignal,
): Promise<Connection> {
  const { transport, lastWords } = wayTo(server);
  const client = new Client({ name: 'parley', version: '1' });
  let lastError = '';
  let reason: string | undefined;
  client.onerror = ({ message }) => {
    // What follows a message that was too long is its rest, which means nothing.
    if (!TOO_LONG.test(lastError)) lastError = message;
  };
  const ended = new Promise<void>((resolve) => {
    client.onclose = () => {
      reason ??= [lastError, lastWords()].filter(Boolean).join(': ') || 'it ended';
      resolve();
    };
  });
  const close = async () => {
    if (transport instanceof StreamableHTTPClientTransport) await within(GOODBYE_MS, transport.terminateSession());
    await client.close();
  };
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error(`it did not start within ${timeoutMs} ms`)), timeoutMs);
  const stopped = () => limit.abort(stop.reason);
  stop.addEventListener('abort', stopped);
  try {
    const options = { signal: limit.signal, timeout: NEVER };
    await client.connect(transport, options);
    const tools = await toolsOf(client, granted, options);
    return {
      tools,
      ended,
      async call(name, args, signal) {
        const request = { method: 'tools/call' as const, params: { name, arguments: args } };
        try {
          // Not callTool, which checks answers by schemas that are the server's own.
          return await client.request(request, CallToolResultSchema, { signal, timeout: NEVER });
        } catch (error) {
          if (reason === undefined) throw error;
          throw new Error(reason, { cause: error });
        }
      },
      close,
    };
  } catch (error) {
    await close().catch(() => undefined);
    throw new Error([(error as Error).message, lastWords()].filter(Boolean).join(': '), { cause: error });
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', stopped);
  }
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  await Promise.race([work.catch(() => undefined), delay(milliseconds, undefined, { ref: false })]);
}

async function toolsOf(
  client: Client,
  granted: ReadonlySet<string>,
  options: { signal: AbortSignal; timeout: number },
): Promise<Connection['tools']> {
  const tools = new Map<string, KnownTool | RefusedTool>();
  let cursor: string | undefined;
  let listed = 0;
  for (let page = 0; page < MAX_PAGES && listed < MAX_LISTED; page++) {
    const params = cursor ? { cursor } : {};
    const answer = await client.request({ method: 'tools/list', params }, ListToolsResultSchema, options);
    for (const { name, description = '', inputSchema } of answer.tools.slice(0, MAX_LISTED - listed)) {
      if (granted.has(name)) tools.set(name, known(description, inputSchema));
    }
    listed += answer.tools.length;
    cursor = answer.nextCursor;
    if (!cursor) break;
  }
  return tools;
}

function known(description: string, input_schema: Record<string, unknown>): KnownTool | RefusedTool {
  const length = lengthAsJson(input_schema);
  if (length > MAX_SCHEMA) return { refused: `its schema is longer than ${MAX_SCHEMA} characters` };
  return { description: bounded(description, MAX_DESCRIPTION).content, input_schema };
}

/** The length as JSON; where it is nested too deeply to be written, more than any limit. */
function lengthAsJson(value: unknown): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return Infinity;
  }
}
