import type { FastifyInstance } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';

const METHODS: readonly HTTPMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Which methods an address takes; to be made before there are routes. */
export function offeredMethods(fastify: FastifyInstance): (url: string) => string[] {
  const routes = findMyWay({ maxParamLength: 512 });
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat() as HTTPMethod[])
      if (METHODS.includes(one) && !routes.hasRoute(one, url)) routes.on(one, url, () => undefined);
  });
  return (url) => METHODS.filter((method) => routes.find(method, url.split('?')[0]!));
}
