import { serveWithin } from '@parley/telemetry';
import type { FastifyInstance } from 'fastify';

/** What machines ask all the time, which nobody looks at. */
const UNTOLD = /^\/(?:healthz|readyz|metrics)/u;

/** Tells of each request by OpenTelemetry, where anybody has asked for that; a stream lasts, and is no piece of work. */
export function tellRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ method, protocol, headers, url, routeOptions }, { raw }, done) => {
    if (UNTOLD.test(url) || 'lasts' in routeOptions.config) return done();
    const answered = new Promise<number>((resolve) => raw.once('close', () => resolve(raw.statusCode)));
    const { traceparent } = headers as { traceparent?: string };
    serveWithin({ method, route: routeOptions.url, scheme: protocol, traceparent }, done, answered);
  });
}
