import { createHmac, createPrivateKey, createPublicKey, randomBytes, sign, type KeyObject } from 'node:crypto';

const [SECRET, PUBLIC_KEY] = ['whsec_', 'whpk_'];
/** What stands before the 32 bytes of an Ed25519 private key in DER (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** What an endpoint's messages are signed by. */
export interface Signing {
  /** What its receiver has: whoever has it can sign, too. */
  secret: string;
  /** What nobody has. With the secret it gives the private key, so that another secret has another key. */
  link_key: string;
}

/** A new secret of an endpoint, as Standard Webhooks writes one: 32 random bytes. */
export const newSecret = (): string => SECRET + randomBytes(32).toString('base64');

/** By what anybody can check the signatures `v1a`, and nobody can make one (Standard Webhooks: `whpk_`, Ed25519). */
export function publicKeyOf(signing: Signing): string {
  const { x } = createPublicKey(privateKeyOf(signing)).export({ format: 'jwk' });
  return PUBLIC_KEY + Buffer.from(x!, 'base64url').toString('base64');
}

/**
 * The headers by which a receiver knows that a body is ours, and which one it is (Standard Webhooks): `v1`, HMAC-SHA256 of id, time
 * and body, and `v1a`, Ed25519 of the same. By every secret that is good: while it is rotated there are two.
 */
export function signedHeaders(
  id: string,
  at: Date,
  body: string,
  signings: readonly Signing[],
): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1_000);
  const text = `${id}.${seconds}.${body}`;
  const shared = signings.map(
    ({ secret }) => `v1,${createHmac('sha256', bytesOf(secret)).update(text).digest('base64')}`,
  );
  const asymmetric = signings.map((one) => `v1a,${signed(text, privateKeyOf(one))}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': [...shared, ...asymmetric].join(' '),
  };
}

const bytesOf = (secret: string): Buffer => Buffer.from(secret.slice(SECRET.length), 'base64');

const privateKeyOf = ({ secret, link_key }: Signing): KeyObject =>
  privateKeyIn(createHmac('sha256', link_key).update(`v1a ${secret}`).digest());

/** @param seed 32 bytes */
export const privateKeyIn = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });

/** Ed25519, in base64. */
export const signed = (text: string, key: KeyObject): string => sign(null, Buffer.from(text), key).toString('base64');
