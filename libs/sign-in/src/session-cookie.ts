/** What a browser keeps: a session, or a sign-in that is under way. */
export type CookieKind = 'session' | 'way';

/** A bearer that is a session: what the cookie holds, so that whoever passes on what a caller has sent passes on this. */
const SESSION = /^session\.([\w-]{43})$/u;

export const sessionBearer = (id: string): string => `session.${id}`;

/** The id of a session in what was sent as a key; undefined where that is no session. */
export const sessionIn = (bearer: string): string | undefined => SESSION.exec(bearer)?.[1];

/** Cookies of an address: over TLS they are of this host alone, and of no other of its domain (RFC 6265bis, `__Host-`). */
export class SessionCookies {
  private readonly isSecure: boolean;

  constructor(address: string) {
    this.isSecure = new URL(address).protocol === 'https:';
  }

  /** The value in a `Cookie` header. */
  read(kind: CookieKind, header: string | undefined): string | undefined {
    const name = `${this.nameOf(kind)}=`;
    const found = header?.split(';').find((one) => one.trim().startsWith(name));
    return found?.trim().slice(name.length) || undefined;
  }

  /**
   * A `Set-Cookie` header. A session goes with no request that another website begins; the way to it has to: the issuer sends back.
   * @param seconds how long it is kept; 0 removes it
   */
  write(kind: CookieKind, value: string, seconds: number): string {
    const sameSite = kind === 'session' ? 'Strict' : 'Lax';
    const parts = [`${this.nameOf(kind)}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', `SameSite=${sameSite}`];
    return [...parts, ...(this.isSecure ? ['Secure'] : [])].join('; ');
  }

  private nameOf(kind: CookieKind): string {
    const name = kind === 'session' ? 'parley-session' : 'parley-sign-in';
    return this.isSecure ? `__Host-${name}` : name;
  }
}
