import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret of an endpoint, as Standard Webhooks writes one: 32 random bytes. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/**
 * The headers by which a receiver knows that a body is ours, and which one it is (Standard Webhooks, `v1`: HMAC-SHA256 of id, time and
 * body). By every secret that is good: while it is rotated there are two.
 */
export function signedHeaders(id: string, at: Date, body: string, secrets: readonly string[]): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1_000);
  const signatureBy = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => `v1,${signatureBy(secret)}`).join(' '),
  };
}
