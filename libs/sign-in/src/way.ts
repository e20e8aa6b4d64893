/** What a browser keeps while somebody is at the issuer: what comes back has to be the answer to it. */
export interface Way {
  state: string;
  nonce: string;
  /** The secret of PKCE, whose hash the issuer has. */
  verifier: string;
  /** The path at which they began. */
  back: string;
}

const NAMES = ['state', 'nonce', 'verifier', 'back'] as const;

/** As a cookie's value. Pure. */
export const writeWay = (way: Way): string => Buffer.from(JSON.stringify(way)).toString('base64url');

/** Undefined where it is none. Pure. */
export function readWay(value: string | undefined): Way | undefined {
  try {
    const way = JSON.parse(Buffer.from(value ?? '', 'base64url').toString()) as Way;
    return NAMES.every((name) => typeof way[name] === 'string') && /^\/(?!\/)/u.test(way.back) ? way : undefined;
  } catch {
    return undefined;
  }
}
