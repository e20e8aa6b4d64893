import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { ed25519KeyOf } from '@parley/http/ed25519-pem';

/** Where the public half is. */
export const JWKS_PATH = '/.well-known/jwks.json';

/** By what an installation signs its card (A2A 8.4): an Ed25519 key, whose public half anybody may have. */
export interface CardKey {
  privateKey: KeyObject;
  /** The thumbprint of the public key (RFC 7638): another key has another id. */
  kid: string;
  /** The public key, as a JWK. */
  jwk: Record<string, string>;
}

/** @param pem an Ed25519 private key @param from where it is from  @throws where it is something else */
export function cardKeyOf(pem: string, from = 'PARLEY_CARD_KEY'): CardKey {
  const privateKey = ed25519KeyOf(pem, from);
  const { crv, kty, x } = createPublicKey(privateKey).export({ format: 'jwk' }) as Record<string, string>;
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
  return { privateKey, kid, jwk: { kty: kty!, crv: crv!, x: x!, kid, alg: 'EdDSA', use: 'sig' } };
}
