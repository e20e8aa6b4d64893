import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What a server of others has answered: its body is nobody's, and is not read. */
export interface EgressAnswer {
  status: number;
  /** As it was sent; where a redirect leads to, and when to come again. */
  location?: string;
  retryAfter?: string;
}

interface EgressRequest {
  headers: Record<string, string>;
  body: string;
}

/** What is read of others' servers. */
export interface EgressText extends EgressAnswer {
  /** All of it. */
  text: string;
}

interface EgressReading {
  headers: Record<string, string>;
  /** What is posted; where absent it is a GET. */
  body?: string;
  /** Longest answer that is read, in bytes. */
  most: number;
  /** Ends it. */
  signal: AbortSignal;
}

/** The way out of the installation, to addresses that others name. */
export interface Egress {
  /** Why nothing is sent to such an address, whatever its name resolves to; undefined where it may be. */
  refusal(url: string): string | undefined;
  /**
   * Sends once, follows no redirect, and has its answer with the first line of it.
   * @param stop ends it
   * @throws EgressRefused where the address may not be called; else what came in between, `TimeoutError` after 15 s
   */
  post(url: string, sent: EgressRequest, stop?: AbortSignal): Promise<EgressAnswer>;
  /**
   * Asks once, follows no redirect, and reads the answer whole.
   * @throws EgressRefused where the address may not be called; AnswerTooLong; the signal's reason; else what came in between
   */
  read(url: string, asked: EgressReading): Promise<EgressText>;
}

/** Nothing was sent: it leads into the installation's own network, or is not encrypted. */
export class EgressRefused extends Error {
  override name = 'EgressRefused';
}

/** It said more than anybody reads. */
export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong';
}

interface Options {
  /** `PARLEY_EGRESS_HOSTS`: these may be called without encryption, and in any network. */
  hosts?: ReadonlySet<string>;
  timeoutMs?: number;
  /** Every address of a name. */
  resolve?(name: string): Promise<readonly string[]>;
}

const TIMEOUT_MS = 15_000;
const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/u;

/** Hosts, with or without a port, by commas. @throws where one of them is none */
export function egressHostsOf(setting = ''): ReadonlySet<string> {
  const hosts = setting
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined)
    throw new Error(
      `PARLEY_EGRESS_HOSTS: ${JSON.stringify(wrong)} is no host; as hooks.example or 10.0.0.7:8080, by commas`,
    );
  return new Set(hosts);
}

/**
 * Calls servers of the internet alone: by https, at an address that everybody may reach. The name is resolved once, and it is
 * that very address which is called, so that a name which resolves otherwise the next time leads nowhere else (DNS rebinding).
 */
export function egressBy({ hosts = new Set(), timeoutMs = TIMEOUT_MS, resolve = addressesOf }: Options = {}): Egress {
  const isListed = ({ host, hostname }: URL) => hosts.has(host) || hosts.has(hostname);

  const refusal = (text: string): string | undefined => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !/^https?:$/u.test(url.protocol)) return 'is not an address that begins with https://';
    if (url.username || url.password) return 'has a name or password in it, which logs would show';
    if (isListed(url)) return undefined;
    if (url.protocol !== 'https:') return `is not https; only hosts of PARLEY_EGRESS_HOSTS are called without`;
    const literal = bare(url.hostname);
    return isIP(literal) && !isPublic(literal) ? notPublic(literal) : undefined;
  };

  async function addressOf(url: URL): Promise<string> {
    const name = bare(url.hostname);
    const found = isIP(name) ? [name] : await resolve(name);
    const inner = isListed(url) ? undefined : found.find((address) => !isPublic(address));
    if (inner !== undefined) throw new EgressRefused(`${url.hostname} ${notPublic(inner)}`);
    return found[0] ?? refuse(`${url.hostname} has no address`);
  }

  /** Where it goes, looked at once. */
  async function wayTo(text: string, signal: AbortSignal): Promise<Way> {
    const why = refusal(text);
    if (why !== undefined) throw new EgressRefused(`the address ${why}`);
    const url = new URL(text);
    signal.throwIfAborted();
    return { url, address: await Promise.race([addressOf(url), ended(signal)]), signal };
  }

  return {
    refusal,
    async post(text, sent, stop) {
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stop ? [stop] : [])]);
      // However much would come: nothing of it is wanted.
      return send(await wayTo(text, signal), { ...sent, method: 'POST' }, (response) => {
        response.destroy();
        return {};
      });
    },
    async read(text, { most, signal, body, headers }) {
      const way = await wayTo(text, signal);
      const asked = { headers, ...(body === undefined ? { method: 'GET' } : { method: 'POST', body }) };
      return send(way, asked, async (response) => ({ text: await textOf(response, most) }));
    },
  };
}

interface Way {
  url: URL;
  /** The one of its addresses that is called. */
  address: string;
  signal: AbortSignal;
}

/** @throws AnswerTooLong as soon as it is */
async function textOf(response: http.IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > most) throw new AnswerTooLong(`answers more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const refuse = (why: string): never => {
  throw new EgressRefused(why);
};

const notPublic = (address: string): string =>
  `leads to ${address}, which is no address of the internet; only hosts of PARLEY_EGRESS_HOSTS are called there`;

const addressesOf = async (name: string): Promise<string[]> =>
  (await lookup(name, { all: true })).map(({ address }) => address);

/** An IPv6 address without its brackets. */
const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/u, '$1');

/** What answers there in a cloud, though its address is one like others. */
const METADATA = new Set(['168.63.129.16']);
/** All of IPv6 that is given out for the internet is in here. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Whether everybody may reach it: no private, loopback, link-local or other special range, nor one of IPv4 inside IPv6. */
function isPublic(text: string): boolean {
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || METADATA.has(text)) return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
}

/** Nothing goes on for longer; @throws TimeoutError */
const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));

function send<More extends object>(
  { url, address, signal }: Way,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: string },
  take: (response: http.IncomingMessage) => Promise<More> | More,
): Promise<EgressAnswer & More> {
  const family = isIP(address);
  const toIt: LookupFunction = (_name, { all }, found) =>
    all ? found(null, [{ address, family }]) : found(null, address, family);
  const options = { method, agent: false, lookup: toIt, signal, headers } as const;
  return new Promise((resolve, reject) => {
    const failed = (error: unknown) => reject(signal.aborted ? (signal.reason as Error) : (error as Error));
    const request = (url.protocol === 'https:' ? https : http).request(url, options, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      const { location, 'retry-after': retryAfter } = answered;
      const told = { status, ...(location && { location }), ...(retryAfter && { retryAfter }) };
      response.on('error', () => undefined);
      Promise.resolve(take(response)).then((more) => resolve({ ...told, ...more }), failed);
    });
    request.on('error', failed);
    request.end(body);
  });
}
