import type { VerifyEd25519 } from './note.js';

/** What is used of the Web Crypto API, which Node and browsers type each in their own way. */
interface Subtle {
  importKey(format: 'raw', key: Uint8Array, name: 'Ed25519', extractable: false, usages: ['verify']): Promise<object>;
  verify(name: 'Ed25519', key: object, signature: Uint8Array, message: Uint8Array): Promise<boolean>;
}

/** Ed25519 of this browser, or of Node; undefined where a browser has none: it has it over HTTPS and on this machine alone. */
export function webCryptoEd25519(): VerifyEd25519 | undefined {
  const { subtle } = (globalThis as { crypto?: { subtle?: Subtle } }).crypto ?? {};
  if (!subtle) return undefined;
  return async (publicKey, message, signature) => {
    // No key can be read from other bytes: what it signed is not valid, whatever it is.
    const key = await subtle.importKey('raw', Uint8Array.from(publicKey), 'Ed25519', false, ['verify']).catch(noKey);
    return key !== undefined && subtle.verify('Ed25519', key, Uint8Array.from(signature), Uint8Array.from(message));
  };
}

/** The same, where it is tried first: there are browsers with the API and without this algorithm. */
export async function triedEd25519(): Promise<VerifyEd25519 | undefined> {
  const verify = webCryptoEd25519();
  return verify?.(new Uint8Array(32), new Uint8Array(), new Uint8Array(64)).then(
    () => verify,
    () => undefined,
  );
}

/** @throws where the browser knows no Ed25519 */
function noKey(error: unknown): undefined {
  if ((error as Error).name === 'NotSupportedError') throw error;
  return undefined;
}
