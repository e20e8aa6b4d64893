import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { endSoon } from './end-with-problem.js';

/** A connection that is to become a WebSocket. */
export interface Upgrade {
  socket: Duplex;
  /** What the client has sent already. */
  head: Buffer;
}

type Fastify = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

const upgrades = new WeakMap<IncomingMessage, Upgrade & { response: ServerResponse }>();

/**
 * Lets WebSockets in by the way of every request: the same hooks say who calls and how often, the same filter answers with
 * problems, and a controller takes the connection (`takeUpgrade`).
 */
export function routeUpgrades(server: Server, fastify: Pick<Fastify, 'routing'>): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return asPlainRequest(server, request, socket, head);
    // A connection that breaks while nobody listens to it would end the process.
    socket.on('error', () => socket.destroy());
    request.headers.authorization ??= authorizationIn(request.headers['sec-websocket-protocol']);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as never);
    response.on('finish', () => endSoon(socket));
    upgrades.set(request, { socket, head, response });
    fastify.routing(request, response);
  });
}

export const isUpgrade = (request: IncomingMessage): boolean => upgrades.has(request);

/** The connection behind a request: from here on it is the caller's, and the request is not answered. */
export function takeUpgrade(request: IncomingMessage): Upgrade {
  const { socket, head, response } = upgrades.get(request)!;
  upgrades.delete(request);
  response.detachSocket(socket as never);
  return { socket, head };
}

/** Before the base64url of an API key, where that is sent as a subprotocol: browsers cannot set a header. */
const KEY_PROTOCOL = 'parley.key.';

function authorizationIn(protocols: string | undefined): string | undefined {
  const key = protocols?.split(',').find((protocol) => protocol.trim().startsWith(KEY_PROTOCOL));
  return key && `Bearer ${Buffer.from(key.trim().slice(KEY_PROTOCOL.length), 'base64url').toString()}`;
}

/** Whoever offers another protocol (h2c, as Java's client does) is served without it: the connection begins anew. */
function asPlainRequest(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (!/^(?:upgrade|connection|http2-settings)$/iu.test(rawHeaders[at]!))
      lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
