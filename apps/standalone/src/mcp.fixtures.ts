import { Client as ModernClient, StreamableHTTPClientTransport as ModernHttp } from '@modelcontextprotocol/client';
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as EarlierHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

/** What a tool answers, as tests look at it. */
export interface Answer {
  text: string;
  data: Record<string, unknown>;
  isError: boolean;
}

/** A client of either generation, as an assistant uses it. */
export interface Assistant {
  call(tool: string, args?: object): Promise<Answer>;
  read(uri: string): Promise<string>;
  client: ModernClient | EarlierClient;
  close(): Promise<void>;
}

type Content = { type: string; text?: string }[];

/** Over `call` and `read`, which both generations have. */
export function assistantOf(client: ModernClient | EarlierClient): Assistant {
  const either = client as ModernClient;
  return {
    client,
    async call(name, args = {}) {
      const {
        content,
        structuredContent = {},
        isError = false,
      } = await either.callTool({ name, arguments: args as never });
      const text = (content as Content).map((part) => part.text ?? '').join('\n');
      return { text, data: structuredContent as Record<string, unknown>, isError: isError === true };
    },
    async read(uri) {
      const { contents } = await either.readResource({ uri });
      return (contents as { text?: string }[]).map(({ text = '' }) => text).join('\n');
    },
    close: () => client.close(),
  };
}

const NAMED = { name: 'a-test', version: '1' };
const headersOf = (key: string | undefined) => ({ headers: { ...(key && { authorization: `Bearer ${key}` }) } });

/** The official client of 2025 over streamable HTTP. */
export async function earlierAssistant(url: string, key?: string): Promise<Assistant> {
  const client = new EarlierClient(NAMED);
  await client.connect(new EarlierHttp(new URL(`${url}/mcp`), { requestInit: headersOf(key) }) as never);
  return assistantOf(client);
}

/** How a person answers the form that is shown. */
export type Person = (asked: { message: string; requestedSchema: { properties: Record<string, object> } }) => {
  action: 'accept' | 'decline' | 'cancel';
  content?: Record<string, string>;
};

export function modernClient(person?: Person): ModernClient {
  const capabilities = person ? { elicitation: { form: {} } } : {};
  const client = new ModernClient(NAMED, { capabilities, versionNegotiation: { mode: 'auto' } });
  if (person) client.setRequestHandler('elicitation/create', ({ params }) => person(params as never));
  return client;
}

/** The official client of 2026 over streamable HTTP. @param person answers what is asked in the middle of a call */
export async function modernAssistant(
  url: string,
  { key, person }: { key?: string; person?: Person } = {},
): Promise<Assistant> {
  const client = modernClient(person);
  await client.connect(new ModernHttp(new URL(`${url}/mcp`), { requestInit: headersOf(key) }));
  return assistantOf(client);
}

/** A request of the modern era as it goes over the wire, whatever a client would do. */
export async function modernRequest(
  url: string,
  {
    method,
    params = {},
    key,
    capabilities = {},
  }: { method: string; params?: object; key?: string; capabilities?: object },
): Promise<{ result?: Record<string, unknown>; error?: { code: number; message: string; data?: unknown } }> {
  const { name, taskId } = params as { name?: string; taskId?: string };
  const named = name ?? taskId;
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      ...{ 'mcp-protocol-version': '2026-07-28', 'mcp-method': method },
      ...(named && { 'mcp-name': named }),
      ...headersOf(key).headers,
    },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method },
      params: {
        ...params,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': NAMED,
          'io.modelcontextprotocol/clientCapabilities': capabilities,
        },
      },
    }),
  });
  const text = await response.text();
  const data = text.startsWith('{') ? text : /^data: (\{.*\})$/mu.exec(text)![1]!;
  return JSON.parse(data) as never;
}
