import type { Problem } from '@parley/contracts';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';

/** For a route that asks this API again, with the caller's own key: what that may do, and what is wrong with a value, is said there. */
export const RELAYED_ROUTE: FastifyContextConfig & { isRelayed: true } = { isRelayed: true };

export const isRelayed = ({ routeOptions }: FastifyRequest): boolean => 'isRelayed' in routeOptions.config;

/** The largest body that a route takes, in bytes, where it says so: `{ mostBytes }`. */
export const largestBody = (config: object = {}): number | undefined =>
  'mostBytes' in config ? (config.mostBytes as number) : undefined;

/** How a route says a problem whose protocol has errors of its own: `{ tellProblem }`. */
export type ProblemTeller = (found: Problem) => object;

/** What tells a problem in a route's own form; undefined where it is told as problem+json. */
export const tellerOf = ({ routeOptions }: FastifyRequest): ProblemTeller | undefined => {
  const config: object = routeOptions?.config ?? {};
  return 'tellProblem' in config ? (config.tellProblem as ProblemTeller) : undefined;
};
