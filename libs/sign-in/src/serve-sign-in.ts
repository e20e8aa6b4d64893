import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { cookieProblem, fail, foreignOrigin, OPEN_ROUTE, problemOf, sendProblem, type OriginRule } from '@parley/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import { personOf } from './claims.js';
import { failureOf, reasonOf } from './failure.js';
import type { Issuer } from './issuer.js';
import { SessionCookies, sessionIn } from './session-cookie.js';
import type { PostgresSessions } from './sessions.js';
import type { SignInSettings } from './sign-in-file.js';
import { readWay, writeWay } from './way.js';

export interface ServeOptions {
  settings: SignInSettings;
  issuer: Issuer;
  sessions: PostgresSessions;
  /** Where people find Parley, without a slash at its end. */
  address(): string;
  allowedHosts: ReadonlySet<string>;
}

/** How long somebody may take at the issuer, in seconds. */
const WAY_S = 600;
const CALLBACK = '/session/callback';
const LOST_WAY = `the browser came back from the issuer without our cookie: after more than ${WAY_S / 60} minutes, or to another address than the one it left from (PARLEY_PUBLIC_ADDRESS)`;

const logger = new Logger('SignIn');

/** How people sign in at the console and out (OpenID Connect, authorization code with PKCE). */
export function serveSignIn(app: NestFastifyApplication, options: ServeOptions): void {
  const { settings, issuer, sessions, address } = options;
  const fastify = app.getHttpAdapter().getInstance();
  const rule = (): OriginRule => ({
    ...{ keyed: true, allowedHosts: options.allowedHosts },
    publicOrigin: new URL(address()).origin,
  });
  const cookies = () => new SessionCookies(address());

  fastify.get(
    '/session/sign-in',
    { config: OPEN_ROUTE },
    toldOnThePage(async ({ query }, reply) => {
      const client = await issuer.client();
      const way = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
      const asked = oidc.buildAuthorizationUrl(client, {
        redirect_uri: address() + CALLBACK,
        scope: settings.scope,
        code_challenge: await oidc.calculatePKCECodeChallenge(way.verifier),
        code_challenge_method: 'S256',
        ...{ state: way.state, nonce: way.nonce },
      });
      const back = pathIn((query as { back?: unknown }).back, address());
      return reply
        .header('set-cookie', cookies().write('way', writeWay({ ...way, back }), WAY_S))
        .header('cache-control', 'no-store')
        .redirect(asked.href, 303);
    }),
  );

  fastify.get(
    CALLBACK,
    { config: OPEN_ROUTE },
    toldOnThePage(async ({ url, headers }, reply) => {
      void reply.headers({ 'cache-control': 'no-store', 'set-cookie': cookies().write('way', '', 0) });
      const way = readWay(cookies().read('way', headers.cookie));
      if (!way) return fail('unauthenticated', { detail: LOST_WAY });
      const { id, seconds } = await signedIn(options, new URL(url, `${address()}/`), way);
      // Whoever was signed in before in this browser is not any more.
      const before = sessionIn(`session.${cookies().read('session', headers.cookie) ?? ''}`);
      if (before) await sessions.end(before);
      void reply.header('set-cookie', cookies().write('session', id, seconds));
      return reply.redirect(way.back, 303);
    }),
  );

  fastify.get(
    '/session',
    { config: OPEN_ROUTE },
    answered(async ({ headers }, reply) => {
      const bearer = /^Bearer (.+)$/iu.exec(headers.authorization ?? '')?.[1];
      const id = bearer === undefined ? cookies().read('session', headers.cookie) : sessionIn(bearer);
      const session = id === undefined ? undefined : await sessions.find(id);
      return session ? reply.header('cache-control', 'no-store').send(session) : fail('unauthenticated');
    }),
  );

  fastify.post(
    '/session/sign-out',
    { config: OPEN_ROUTE },
    answered(async ({ headers }, reply) => {
      const detail = foreignOrigin(headers, true, rule()) ?? cookieProblem(headers, true);
      if (detail !== undefined) fail('foreign-origin', { detail });
      const id = cookies().read('session', headers.cookie);
      const idToken = id === undefined ? undefined : await sessions.end(id);
      void reply.header('set-cookie', cookies().write('session', '', 0));
      return reply.send({ ...(idToken !== undefined && { next: await endAt(options, idToken) }) });
    }),
  );
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** A problem is told as everywhere; these routes are none of Nest's. */
const answered =
  (handle: Handler): Handler =>
  async (request, reply) => {
    try {
      return await handle(request, reply);
    } catch (error) {
      return sendProblem(reply, problemOf(error));
    }
  };

/** Whoever follows a link sees a page: there they are told in words, and the operator in the log. */
const toldOnThePage =
  (handle: Handler): Handler =>
  async (request, reply) => {
    try {
      return await handle(request, reply);
    } catch (error) {
      logger.warn(`nobody was signed in: ${reasonOf(error)}`);
      return reply.redirect(`/?sign-in=${failureOf(error)}`, 303);
    }
  };

/** @throws ProblemError, or what openid-client refuses */
async function signedIn(
  { settings, issuer, sessions }: ServeOptions,
  cameBack: URL,
  { state, nonce, verifier }: NonNullable<ReturnType<typeof readWay>>,
): Promise<{ id: string; seconds: number }> {
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  const { id_token: idToken = '', access_token: accessToken } = await oidc.authorizationCodeGrant(
    await issuer.client(),
    cameBack,
    checks,
  );
  const claims = await issuer.claimsOf(idToken, accessToken);
  const ends = (claims['exp'] as number) * 1_000;
  const session = { ...personOf(claims, settings), expires_at: new Date(ends).toISOString() };
  return { id: await sessions.open(session, idToken), seconds: Math.max(1, Math.floor((ends - Date.now()) / 1_000)) };
}

/** Where the issuer ends its own session; undefined where it offers that nowhere, or cannot be reached: ours is over all the same. */
async function endAt({ issuer, address }: ServeOptions, idToken: string): Promise<string | undefined> {
  const client = await issuer.client().catch(() => undefined);
  if (!client?.serverMetadata().end_session_endpoint) return undefined;
  const back = { id_token_hint: idToken, post_logout_redirect_uri: `${address()}/` };
  return oidc.buildEndSessionUrl(client, back).href;
}

/** A path of this server, and never another's address. */
function pathIn(given: unknown, address: string): string {
  if (typeof given !== 'string' || !URL.canParse(given, address)) return '/';
  const { origin, pathname, search } = new URL(given, address);
  return origin === new URL(address).origin ? pathname.replace(/^\/{2,}/u, '/') + search : '/';
}
