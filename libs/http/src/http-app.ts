import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FieldError, problem, withMilliseconds } from '@parley/contracts';
import { uncleanJson } from '@parley/untrusted';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import { hasMoreValues, withoutNulls } from './json-body.js';
import type { ApiKeys } from './api-keys.js';
import { callerOf, type Caller } from './principal.js';
import { callerKey, needsScope } from './caller.js';
import { answerClientError } from './end-with-problem.js';
import { cookieProblem, foreignOrigin } from './foreign-origin.js';
import { uncleanParams } from './params.js';
import { fail, ProblemError } from './problem-error.js';
import { OpenAnswers } from './open-answers.js';
import type { People } from './people.js';
import { ProblemFilter, problemOf, sendProblem } from './problem-filter.js';
import { limitReads, type ReadLimitOptions } from './read-limits.js';
import { isRelayed } from './relayed.js';
import { SeatGuard } from './seat-guard.js';
import { identifyByChannel, isChannelKey, type FindSeat } from './seat-tokens.js';
import { identifyByStore, storedKeyIn, type FindKey } from './stored-keys.js';
import { tellOfStopping } from './stopping.js';
import { tellRequests } from './tell-requests.js';
import { UnknownCallers } from './unknown-callers.js';
import { isUpgrade } from './upgrades.js';
import { largeBody, limitUploads, type UploadLimitOptions } from './upload-limits.js';

export interface HttpOptions {
  keys: ApiKeys;
  findSeat: FindSeat;
  /** Whose a key is that was made while it ran; without, there are those of the configuration alone. */
  findKey?: FindKey;
  /** How people are known who have signed in; absent where nobody does. */
  people?: People | undefined;
  /** Further names of this server (PARLEY_ALLOWED_HOSTS). */
  allowedHosts?: ReadonlySet<string>;
  /** Where people find this server (PARLEY_PUBLIC_ADDRESS). */
  publicAddress?: string | undefined;
  /** Which addresses say for whom they ask, by `X-Forwarded-For` (PARLEY_TRUSTED_PROXIES). */
  trustedProxies?: string[] | undefined;
  /** Largest body, in bytes. */
  bodyLimit?: number;
  /** How long a request may take to come, with its body, in milliseconds; answers, event streams and WebSockets last. */
  requestTimeoutMs?: number;
  /** Requests a minute of one key or address. */
  rateLimit?: number;
  /** Requests a minute of one address whose key is not good. */
  unknownLimit?: number;
  readLimits?: ReadLimitOptions;
  uploadLimits?: UploadLimitOptions;
}

/** Paths that need no key: health checks and the API page. */
const OPEN_PATHS = /^\/(?:healthz|readyz|docs(?:\/|$)|openapi\.json$)/u;

/** Values of a body, at most: a hundred documents of a thousand pages have as many. */
const MOST_VALUES = 100_000;

/** How long a request's head may take, in milliseconds. */
const HEADERS_MS = 10_000;

export const httpAdapter = ({
  bodyLimit = 262_144,
  requestTimeoutMs = 60_000,
  trustedProxies,
}: Pick<HttpOptions, 'bodyLimit' | 'requestTimeoutMs' | 'trustedProxies'>): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit,
    ...(trustedProxies && { trustProxy: trustedProxies }),
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: Math.min(HEADERS_MS, requestTimeoutMs),
      connectionsCheckingInterval: Math.min(5_000, requestTimeoutMs / 2),
    },
    clientErrorHandler: answerClientError,
    // Before anything of ours is asked: an address that cannot be read, or has a part that is too long.
    frameworkErrors: (error: Error, _request: unknown, reply: FastifyReply) =>
      void sendProblem(reply, problem('invalid-request', { detail: error.message })),
    routerOptions: { maxParamLength: 512 },
  });

/** What both HTTP services share: who calls, what is refused, and how errors look. */
export async function configureHttp(
  app: NestFastifyApplication,
  {
    keys,
    findSeat,
    findKey,
    people,
    allowedHosts = new Set(),
    publicAddress,
    rateLimit = 6_000,
    unknownLimit = 600,
    readLimits,
    uploadLimits,
  }: HttpOptions,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const methodsOf = offeredMethods(fastify);
  const unknown = new UnknownCallers(unknownLimit);
  const open = new OpenAnswers();
  const publicOrigin = publicAddress === undefined ? undefined : new URL(publicAddress).origin;
  const rule = { keyed: keys.needed, allowedHosts, publicOrigin };
  tellOfStopping(app);
  tellRequests(fastify);
  fastify.addHook('onRoute', (route) => {
    const largest = largeBody(route);
    if (largest !== undefined) route.bodyLimit = largest;
  });
  const parsed = fastify.getDefaultJsonParser('error', 'error');
  app.useBodyParser('application/json', {}, (request, body: Buffer, done) => {
    if (!hasMoreValues(body, MOST_VALUES)) return void parsed(request as FastifyRequest, body.toString(), done);
    done(new ProblemError(problem('payload-too-large', { detail: `it has more than ${MOST_VALUES} values` })));
  });
  await app.register(fastifyHelmet, { contentSecurityPolicy: false });
  await app.register(fastifyRateLimit, {
    max: rateLimit,
    timeWindow: '1 minute',
    // After the caller is known: what somebody sends as a key must not choose whose limit it counts against.
    hook: 'preHandler',
    keyGenerator: (request: FastifyRequest & { caller?: Caller }) =>
      request.ip + (request.caller ? callerKey(request.caller) : ''),
    errorResponseBuilder: () => new ProblemError(problem('rate-limited')),
  });
  fastify.addHook('onRequest', async (request, reply) => {
    try {
      if (isPage(request)) {
        // Whoever follows a link comes from another website; by another name of this server nobody comes.
        const { host } = request.headers;
        const detail = foreignOrigin({ host }, false, rule);
        if (detail !== undefined) fail('foreign-origin', { detail });
      } else if (!OPEN_PATHS.test(request.url)) {
        const reads = request.method === 'GET' || request.method === 'HEAD';
        // A WebSocket is opened by a GET, and what comes over it changes something.
        const changes = !reads || isUpgrade(request.raw);
        const detail = foreignOrigin(request.headers, changes, rule);
        if (detail !== undefined) fail('foreign-origin', { detail });
        const scope = changes && !isRelayed(request) ? 'write' : 'read';
        takeCookie(request, changes, people);
        const { authorization } = request.headers;
        const isOfChannel = authorization !== undefined && isChannelKey(authorization);
        const stored = findKey && storedKeyIn(authorization);
        const bearer = /^Bearer (.+)$/iu.exec(authorization ?? '')?.[1]?.trim();
        const isPerson = bearer !== undefined && people !== undefined && people.knows(bearer);
        const identified = async (): Promise<Caller> => {
          if (isOfChannel) return identifyByChannel(authorization, findSeat);
          if (isPerson) return callerOf(await people.identify(bearer), scope);
          return stored ? identifyByStore(stored, findKey, scope) : keys.identify(authorization, scope);
        };
        const isLookedUp = isOfChannel || isPerson || stored !== undefined;
        const sent = { address: request.ip, key: authorization, isLookedUp };
        const caller: Caller = { ...(await unknown.identify(sent, identified)), checkAgain: identified };
        if (stored || isPerson) open.watch(request, reply, caller);
        // Whoever found it out, the key has to be good for that: a socket is opened past the guards.
        needsScope(caller, scope);
        Object.assign(request, { caller });
        const type = request.headers['content-type'];
        if (type !== undefined && !/^application\/json(?:\s*;|$)/iu.test(type)) fail('unsupported-media-type');
      }
    } catch (error) {
      const problem = problemOf(error);
      const challenge = problem.status === 401 ? people?.challenge(request.url) : undefined;
      if (challenge !== undefined) void reply.header('www-authenticate', challenge);
      return sendProblem(reply, problem);
    }
  });
  limitReads(fastify, readLimits);
  limitUploads(fastify, uploadLimits);
  fastify.addHook('preValidation', (request, reply, done) => {
    const offered = request.is404 ? methodsOf(request.url) : [];
    if (offered.length) {
      void reply.header('allow', offered.join(', '));
      return void sendProblem(reply, problem('method-not-allowed', { detail: `offered are ${offered.join(', ')}` }));
    }
    if (isRelayed(request)) return done();
    const found = uncleanJson(request.body) ?? uncleanParams(request.params) ?? uncleanParams(request.query);
    if (found) return void sendProblem(reply, problem('invalid-request', { errors: [found] }));
    const errors: FieldError[] = [];
    request.body = withMilliseconds(withoutNulls(request.body), errors);
    if (errors.length) return void sendProblem(reply, problem('invalid-request', { errors }));
    done();
  });
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalGuards(new SeatGuard());
  app.useGlobalPipes(
    new ValidationPipe({
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      transform: true,
      stopAtFirstError: true,
      exceptionFactory: (errors) => new ProblemError(problem('invalid-request', { errors: fieldErrors(errors) })),
    }),
  );
}

/** Whoever has signed in in a browser is known by its cookie where no key is sent: it is passed on as that. */
function takeCookie({ headers }: FastifyRequest, changes: boolean, people: People | undefined): void {
  const bearer = headers.authorization === undefined ? people?.bearerIn(headers.cookie) : undefined;
  if (bearer === undefined) return;
  const detail = cookieProblem(headers, changes);
  if (detail !== undefined) fail('foreign-origin', { detail });
  headers.authorization = `Bearer ${bearer}`;
}

const isPage = ({ routeOptions }: FastifyRequest): boolean => 'isPage' in routeOptions.config;

function fieldErrors(errors: ValidationError[], pointer = ''): FieldError[] {
  return errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const at = `${pointer}/${property}`;
    const own = Object.entries(constraints).map(([rule, text]) => ({
      pointer: at,
      reason:
        rule === 'whitelistValidation'
          ? 'unknown field'
          : text.replace(new RegExp(`^(?:each value in )?${property} `, 'u'), ''),
    }));
    return [...own, ...fieldErrors(children, at)];
  });
}

const METHODS: readonly HTTPMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Which methods an address takes; to be made before there are routes. */
function offeredMethods(fastify: FastifyInstance): (url: string) => string[] {
  const routes = findMyWay({ maxParamLength: 512 });
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat() as HTTPMethod[])
      if (METHODS.includes(one) && !routes.hasRoute(one, url)) routes.on(one, url, () => undefined);
  });
  return (url) => METHODS.filter((method) => routes.find(method, url.split('?')[0]!));
}
