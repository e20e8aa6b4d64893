import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A new Ed25519 private key, as PEM (PKCS 8). */
export const newEd25519Pem = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;

/** An Ed25519 private key that somebody has given as PEM. @param from where it is from  @throws where it is something else */
export function ed25519KeyOf(pem: string, from: string): KeyObject {
  const key = keyIn(pem);
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new Error(`${from} is no Ed25519 private key in PEM: openssl genpkey -algorithm ed25519`);
  return key;
}

function keyIn(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}
