import type { IncomingHttpHeaders } from 'node:http';

/** Names of this machine that only it can reach. */
export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/** What of a request tells where it comes from. */
export type OriginHeaders = Pick<IncomingHttpHeaders, 'host' | 'origin' | 'sec-fetch-site'>;

export interface OriginRule {
  /** Whether callers need a key. Where they do not, nobody but this machine's own programs may call. */
  keyed: boolean;
  /** Further names of this server: `PARLEY_ALLOWED_HOSTS`. */
  allowedHosts: ReadonlySet<string>;
  /** The origin at which people find this server (`PARLEY_PUBLIC_ADDRESS`): its page is ours, by whatever name a proxy asks. */
  publicOrigin?: string | undefined;
}

/**
 * Why a request is another website's, or comes by a name that is not this server's (DNS rebinding); undefined where it is
 * neither. A browser sends such requests for any page, and no page can change these headers.
 * @param changes whether it changes something; opening a WebSocket does
 */
export function foreignOrigin(headers: OriginHeaders, changes: boolean, rule: OriginRule): string | undefined {
  const { keyed, allowedHosts, publicOrigin } = rule;
  const host = hostnameOf(headers.host ?? '');
  const isOurs = (name: string) => allowedHosts.has(name) || (!keyed && LOOPBACK.has(name));
  if (!keyed && !isOurs(host)) return `Host ${quoteHeader(headers.host)} is not a name of this server; ${REMEDY}`;
  if (keyed && !changes) return undefined;
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined) {
    if (keyed && origin === publicOrigin) return undefined;
    const from = originHost(origin);
    // On this machine a page on another port is another program's.
    const isOurPage =
      from && isOurs(from.hostname) && (allowedHosts.has(from.hostname) || from.port === portOf(headers));
    const isSame = from && (from.host === headers.host?.toLowerCase() || isOurPage);
    return isSame ? undefined : `Origin ${quoteHeader(origin)} is not a name of this server; ${REMEDY}`;
  }
  return site === 'cross-site' || site === 'same-site' ? `another website has sent this; ${REMEDY}` : undefined;
}

/**
 * Why a cookie does not count: browsers send it with what other websites ask for, too. What changes something has to say where it comes
 * from, as every browser does. Undefined where it counts.
 */
export function cookieProblem({ origin, 'sec-fetch-site': site }: OriginHeaders, changes: boolean): string | undefined {
  if (changes && origin === undefined) return 'whoever is known by a cookie has to say where they come from (Origin)';
  return site === 'cross-site' || site === 'same-site' ? 'another website has sent this with your cookie' : undefined;
}

const REMEDY = 'set PARLEY_ALLOWED_HOSTS to let a name in';

/** @throws where one of them is not a host name */
export function allowedHostsOf(setting = ''): ReadonlySet<string> {
  const names = setting
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  for (const name of names) {
    if (!/^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?|\[[0-9a-f:.]+\])$/u.test(name)) {
      throw new Error(
        `PARLEY_ALLOWED_HOSTS: ${JSON.stringify(name)} is no host name; names without scheme and port, by commas`,
      );
    }
  }
  return new Set(names.map(bare));
}

/** The name in a Host header, without its port. */
const hostnameOf = (host: string): string => bare(host.toLowerCase().replace(/:\d+$/u, ''));

/** An IPv6 address without its brackets. */
const bare = (name: string): string => name.replace(/^\[(.*)\]$/u, '$1');

const portOf = ({ host = '' }: OriginHeaders): string => /:(\d+)$/u.exec(host)?.[1] ?? '';

/** The host of an origin, with and without its port; undefined of `null`, which sandboxed pages and files send. */
function originHost(origin: string): { host: string; hostname: string; port: string } | undefined {
  if (!URL.canParse(origin)) return undefined;
  const { host, hostname, port } = new URL(origin);
  return { host, hostname: bare(hostname), port };
}

const quoteHeader = (header: string | undefined): string => JSON.stringify((header ?? '').slice(0, 100));
