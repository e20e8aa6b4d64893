import { createHash } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Problem } from '@parley/contracts';
import {
  OPEN_ROUTE,
  RELAYED_ROUTE,
  sendStream,
  stillKnown,
  stopOf,
  type Caller,
  type ProblemTeller,
} from '@parley/http';
import { Api, type Access } from '@parley/on-behalf';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { JWKS_PATH, type CardKey } from './card-key.js';
import type { CardFacts } from './card.js';
import { guestOf, type Guests } from './guests.js';

export interface A2aOptions {
  /** Where commands are taken and views are read, once that is known. */
  addresses(): Pick<Access, 'commands' | 'views'>;
  /** Whether callers need a key. */
  isKeyed: boolean;
  /** Where others find this installation (PARLEY_PUBLIC_ADDRESS); where it was asked by, where absent. */
  publicAddress?: string | undefined;
  /** What the card is signed by; it is not where absent. */
  cardKey?: CardKey | undefined;
  /** Whoever takes a seat at others' tables, by tenant; a model as itself where nobody says. */
  guests?: Guests | undefined;
}

/** How often a stream gives a sign of life, and how long a client may take nothing of it, in milliseconds. */
const HEARTBEAT_MS = 15_000;
const STALLED_MS = 30_000;
/** How long a card is good, in seconds. */
const CARD_SECONDS = 3_600;

/** JSON-RPC's code for a request that cannot be read. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;

/** What is refused before it is read, as JSON-RPC says it: a body that is too large or no JSON, a key that is not good. */
const tellProblem: ProblemTeller = ({ code, title, detail }: Problem) => ({
  ...{ jsonrpc: '2.0', id: null },
  error: {
    code: code === 'malformed-json' ? PARSE_ERROR : INVALID_REQUEST,
    message: detail ? `${title}: ${detail}` : title,
  },
});

/**
 * Parley as an A2A agent (1.0, JSON-RPC): `POST /a2a`, each call in the name of whoever sent it, and a card that says so at
 * `/.well-known/agent-card.json`.
 */
export function serveA2a(app: NestFastifyApplication, options: A2aOptions): void {
  const fastify = app.getHttpAdapter().getInstance();
  serveCard(app, options);
  fastify.route({
    ...{ method: 'POST', url: '/a2a', config: { ...RELAYED_ROUTE, lasts: true, tellProblem } },
    handler: (request, reply) => answerCall(app, request, { reply, options }),
  });
}

async function answerCall(
  app: NestFastifyApplication,
  request: FastifyRequest & { caller?: Caller },
  { reply, options }: { reply: FastifyReply; options: A2aOptions },
): Promise<unknown> {
  // Nobody waits for it where nobody uses it.
  const { answer } = await import('./rpc.js');
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const { authorization, 'a2a-version': version } = request.headers;
  const caller = request.caller!;
  const said = await answer({
    api: new Api({ ...options.addresses(), ...(authorization !== undefined && { authorization }) }),
    ...{ who: caller, body: request.body, facts: factsOf(request, options) },
    guest: () => guestOf(options.guests ?? {}, caller.tenant),
    version: version === undefined ? versionIn(request.query) : String(version),
    signal: AbortSignal.any([gone.signal, stopOf(app.getHttpServer())]),
  });
  if (!(Symbol.asyncIterator in said)) return reply.send(said);
  reply.hijack();
  const limits = { heartbeatMs: HEARTBEAT_MS, stalledMs: STALLED_MS, isKnown: () => stillKnown(caller) };
  await sendStream(reply.raw, textsOf(said), limits).finally(() => gone.abort());
  return undefined;
}

async function* textsOf(said: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const one of said) yield `data: ${JSON.stringify(one)}\n\n`;
}

/** Clients may say it in the address too (A2A 3.6.1). */
function versionIn(query: unknown): string | undefined {
  const version = (query as Record<string, unknown> | undefined)?.['A2A-Version'];
  return typeof version === 'string' ? version : undefined;
}

function serveCard(app: NestFastifyApplication, options: A2aOptions): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/.well-known/agent-card.json', { config: OPEN_ROUTE }, async (request, reply) => {
    const { cardText } = await import('./card.js');
    const text = await cardText(
      factsOf(request, options),
      isVouchedFor(request, options) ? options.cardKey : undefined,
    );
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    // What it says of its address is by whoever asked, where the installation does not say.
    const kept = options.publicAddress === undefined ? 'no-cache' : `public, max-age=${CARD_SECONDS}`;
    void reply.headers({ etag, 'cache-control': kept, 'content-type': 'application/json' });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
  });
  const { cardKey } = options;
  if (!cardKey) return;
  const keys = JSON.stringify({ keys: [cardKey.jwk] });
  fastify.get(JWKS_PATH, { config: OPEN_ROUTE }, (_, reply) =>
    reply
      .headers({ 'cache-control': `public, max-age=${CARD_SECONDS}`, 'content-type': 'application/json' })
      .send(keys),
  );
}

const factsOf = ({ protocol, host }: FastifyRequest, { publicAddress, isKeyed }: A2aOptions): CardFacts => ({
  address: publicAddress ?? `${protocol}://${host}`,
  isKeyed,
});

/** Names of this machine, that lead nobody else astray. */
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** A card with any address that somebody asks by is not signed: it would send others, and their keys, there. */
const isVouchedFor = ({ hostname }: FastifyRequest, { publicAddress }: A2aOptions): boolean =>
  publicAddress !== undefined || LOOPBACK.has(hostname);
