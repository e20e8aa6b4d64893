// A small real MCP server for tests: over standard input and output, or with --http on a free port, which it prints.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';

const DRAFT_7 = 'http://json-schema.org/draft-07/schema#';
const nothing = { type: 'object', properties: {}, additionalProperties: false };
const text = (value) => ({ content: [{ type: 'text', text: value }] });

const TOOLS = {
  echo: {
    description: 'Says what it was told.',
    inputSchema: { $schema: DRAFT_7, type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
    run: (args) => text(args.text),
  },
  pid: { inputSchema: nothing, run: () => text(String(process.pid)) },
  secrets: { inputSchema: nothing, run: () => text(JSON.stringify(process.env)) },
  hang: {
    inputSchema: nothing,
    run: () => {
      process.on('SIGTERM', () => undefined);
      return new Promise(() => setInterval(() => undefined, 1_000));
    },
  },
  slow: {
    inputSchema: nothing,
    run: () => new Promise((resolve) => setTimeout(() => resolve(text('done')), 600)),
  },
  huge: {
    inputSchema: { type: 'object', properties: { bytes: { type: 'integer' } }, required: ['bytes'] },
    run: ({ bytes }) => text('字'.repeat(bytes / 3)),
  },
  fail: { inputSchema: nothing, run: () => ({ ...text('the disk is full'), isError: true }) },
  refuse: {
    inputSchema: nothing,
    run: () => {
      throw new Error('no such table');
    },
  },
  die: {
    inputSchema: nothing,
    run: () => {
      process.stderr.write('out of memory\n');
      process.exit(3);
    },
  },
  picture: {
    inputSchema: nothing,
    run: () => ({ content: [{ type: 'image', mimeType: 'image/png', data: 'AAAA' }, ...text('a\0b').content] }),
  },
  // Schemas of a server that means harm: a pattern that backtracks without end, and more than anybody reads.
  backtracks: {
    inputSchema: { type: 'object', properties: { text: { type: 'string', pattern: '^(a+)+$' } } },
    run: () => text('never'),
  },
  recursive: {
    inputSchema: { type: 'object', properties: { a: { allOf: [{ $ref: '#' }, { $ref: '#' }] } } },
    run: () => text('never'),
  },
  hoards: {
    inputSchema: { type: 'object', properties: { a: { anyOf: [{ $ref: '#' }, { $ref: '#' }] } }, required: ['b'] },
    run: () => text('never'),
  },
  vast: {
    inputSchema: { type: 'object', properties: { a: { description: 'x'.repeat(40_000) } } },
    run: () => text('never'),
  },
  odd: { inputSchema: { type: 'object', properties: { a: { $ref: '#/nowhere' } } }, run: () => text('never') },
};

function makeServer() {
  const server = new Server({ name: 'test', version: '1' }, { capabilities: { tools: {} } });
  const tools = Object.entries(TOOLS).map(([name, { run: _run, ...tool }]) => ({ name, ...tool }));
  const crowd = Array.from({ length: 5_000 }, (_, index) => ({ name: `tool-${index}`, inputSchema: nothing }));
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: process.argv.includes('--crowd') ? crowd : tools,
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => TOOLS[params.name].run(params.arguments));
  return server;
}

if (process.argv.includes('--http')) {
  const { StreamableHTTPServerTransport } = await import('@modelcontextprotocol/sdk/server/streamableHttp.js');
  const sessions = new Map();
  const http = createServer(async (request, response) => {
    const known = sessions.get(request.headers['mcp-session-id']);
    if (known) return known.handleRequest(request, response);
    if (request.headers['mcp-session-id']) return response.writeHead(404).end();
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => sessions.set(id, transport),
    });
    await makeServer().connect(transport);
    return transport.handleRequest(request, response);
  });
  const at = process.argv.indexOf('--port');
  http.listen(at > 0 ? Number(process.argv[at + 1]) : 0, '127.0.0.1', () => console.log(http.address().port));
} else if (process.argv.includes('--mute')) {
  process.stdin.resume();
} else {
  await makeServer().connect(new StdioServerTransport());
}
