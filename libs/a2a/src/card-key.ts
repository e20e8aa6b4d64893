import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

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

/** A new key, as PEM (PKCS 8). */
export const newCardKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;

/** @param pem an Ed25519 private key @param from where it is from  @throws where it is something else */
export function cardKeyOf(pem: string, from = 'PARLEY_CARD_KEY'): CardKey {
  const privateKey = keyIn(pem);
  if (privateKey?.asymmetricKeyType !== 'ed25519')
    throw new Error(`${from} is no Ed25519 private key in PEM: openssl genpkey -algorithm ed25519`);
  const { crv, kty, x } = createPublicKey(privateKey).export({ format: 'jwk' }) as Record<string, string>;
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
  return { privateKey, kid, jwk: { kty: kty!, crv: crv!, x: x!, kid, alg: 'EdDSA', use: 'sig' } };
}

function keyIn(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}
