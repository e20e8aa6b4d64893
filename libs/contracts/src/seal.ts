import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** AES-256-GCM (NIST SP 800-38D), with a nonce of 96 random bits in front and a tag of 128 behind. */
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for what one command says, in base64. */
export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64');

/** The key for what is only readable while all of these are there. */
export const jointKey = (keys: readonly string[]): string =>
  createHash('sha256')
    .update(Buffer.concat(keys.map((key) => Buffer.from(key, 'base64'))))
    .digest('base64');

/** @param place where it stands: it opens nowhere else. @returns base64 */
export function seal(text: string, key: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, Buffer.from(key, 'base64'), nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** Undefined where it was not sealed with this key, at this place, as it is. */
export function unseal(sealed: string, key: string, place: string): string | undefined {
  try {
    const bytes = Buffer.from(sealed, 'base64');
    const opened = createDecipheriv(CIPHER, Buffer.from(key, 'base64'), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return opened.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + opened.final('utf8');
  } catch {
    return undefined;
  }
}
