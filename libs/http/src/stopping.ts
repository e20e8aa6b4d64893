import { Server as Listener } from 'node:net';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { problem } from '@parley/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sendProblem } from './problem-filter.js';

/** How long what is under way may take once nothing new is let in: longer than the log may, in milliseconds. */
const UNDER_WAY_MS = 10_000;
/** How often it is looked whether something is under way. */
const LOOK_MS = 25;

interface Stopping {
  stop: AbortController;
  underWay: Set<ServerResponse>;
}

const servers = new WeakMap<Server, Stopping>();

function stoppingOf(server: Server): Stopping {
  const known = servers.get(server);
  if (known) return known;
  const stopping = { stop: new AbortController(), underWay: new Set<ServerResponse>() };
  servers.set(server, stopping);
  return stopping;
}

/** Aborted once the server is about to stop: what lasts, as an event stream, ends then, so that its client comes again. */
export const stopOf = (server: Server): AbortSignal => stoppingOf(server).stop.signal;

/** Once it stops, a server is not ready, and whoever is answered is told to come by another connection. */
export function tellOfStopping(app: NestFastifyApplication): void {
  const server = app.getHttpServer() as Server;
  const { stop, underWay } = stoppingOf(server);
  server.on('request', (_, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!stop.signal.aborted || !request.url.startsWith('/readyz')) return done();
    sendProblem(reply, problem('not-ready', { detail: 'it is being stopped' }));
  });
  fastify.addHook('onSend', async (_, reply) => {
    if (stop.signal.aborted) reply.header('connection', 'close');
  });
}

/**
 * Ends a server without cutting anybody off. For so long it answers as before, and says that it is not ready, so that whoever
 * spreads requests sends it no more; then it lets nobody in, and what is under way is answered.
 */
export async function drain(app: NestFastifyApplication, noticeMs: number): Promise<void> {
  const server = app.getHttpServer() as Server;
  const { stop, underWay } = stoppingOf(server);
  stop.abort();
  await delay(noticeMs);
  // The http server's own close would cut off who has just begun to send on a connection that was idle.
  Listener.prototype.close.call(server);
  const deadline = performance.now() + UNDER_WAY_MS;
  // Twice nothing: what was on its way when the first look was taken has come by the second.
  for (let quiet = 0; quiet < 2 && performance.now() < deadline;) {
    await delay(LOOK_MS);
    quiet = underWay.size ? 0 : quiet + 1;
  }
  server.closeAllConnections();
}
