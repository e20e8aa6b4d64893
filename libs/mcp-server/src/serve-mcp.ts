import { createHash, randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { callerKey, RELAYED_ROUTE, stopOf, type Caller } from '@parley/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HandlerOptions } from './http-handler.js';

export interface McpOptions extends Omit<HandlerOptions, 'key'> {
  /** What all replicas share, as the file of their keys; what is made here where absent. */
  secret?: string;
}

/** MCP over streamable HTTP at `/mcp`, of both eras (ADR 32): each request in the name of whoever sent it. */
export function serveMcp(app: NestFastifyApplication, { addresses, secret, hasConsole }: McpOptions): void {
  const key = secret === undefined ? randomBytes(32) : createHash('sha256').update(`parley mcp\0${secret}`).digest();
  const fastify = app.getHttpAdapter().getInstance();
  // Nobody waits for it where nobody uses it.
  let handler: Promise<McpHttpHandler> | undefined;
  const handlerOf = () =>
    (handler ??= import('./http-handler.js').then(({ httpHandler }) => httpHandler({ addresses, key, hasConsole })));
  const handle = async (request: FastifyRequest & { caller?: Caller }, reply: FastifyReply) => {
    const { fetch } = await handlerOf();
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const signal = AbortSignal.any([gone.signal, stopOf(app.getHttpServer())]);
    const { method, body, url, protocol, host } = request;
    const asked = new Request(new URL(url, `${protocol}://${host}`), { method, headers: headersOf(request), signal });
    const { authorization = '' } = request.headers;
    const authInfo = {
      token: authorization.replace(/^Bearer /iu, ''),
      clientId: callerKey(request.caller!),
      scopes: [...request.caller!.scopes],
    };
    return reply.send(await fetch(asked, { authInfo, ...(body !== undefined && { parsedBody: body }) }));
  };
  for (const method of ['GET', 'POST', 'DELETE'] as const)
    fastify.route({ method, url: '/mcp', config: RELAYED_ROUTE, handler: handle });
}

const headersOf = ({ headers }: FastifyRequest): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one ?? '']),
    ),
  );
