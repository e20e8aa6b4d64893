import type { FastifyContextConfig, FastifyRequest } from 'fastify';

/** For a route that asks this API again, with the caller's own key: what that may do, and what is wrong with a value, is said there. */
export const RELAYED_ROUTE: FastifyContextConfig & { isRelayed: true } = { isRelayed: true };

export const isRelayed = ({ routeOptions }: FastifyRequest): boolean => 'isRelayed' in routeOptions.config;

/** The largest body that a route takes, in bytes, where it says so: `{ mostBytes }`. */
export const largestBody = (config: object = {}): number | undefined =>
  'mostBytes' in config ? (config.mostBytes as number) : undefined;
