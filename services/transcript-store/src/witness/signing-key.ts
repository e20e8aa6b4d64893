import { createPublicKey, hash, sign, type KeyObject } from 'node:crypto';
import { ed25519KeyOf } from '@parley/http/ed25519-pem';
import { hex, noteKey, noteText, SIGNATURE_TYPES, utf8, type Hash, type NoteKey } from '@parley/transparency';

export const sha256: Hash = (bytes) => hash('sha256', bytes, 'buffer');

/** By what an installation signs how far its log has come: an Ed25519 key of its own, which is never in the database. */
export interface SigningKey {
  /** What the installation is called in its checkpoints. */
  installation: string;
  privateKey: KeyObject;
  publicKey: Uint8Array;
}

/** @param pem an Ed25519 private key @param from where it is from  @throws where it is something else */
export function signingKeyOf(pem: string, from = 'PARLEY_CHECKPOINT_KEY'): SigningKey {
  const privateKey = ed25519KeyOf(pem, from);
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const publicKey = Uint8Array.from(Buffer.from(x, 'base64url'));
  return { privateKey, publicKey, installation: `parley-${hex(sha256(publicKey)).slice(0, 16)}` };
}

/** What the log of an epoch is called: a tree that does not continue another has another name. */
export const originOf = ({ installation }: SigningKey, epoch: number): string => `${installation}/${epoch}`;

/** The epoch of an origin of this key's; undefined where it is another's. */
export function epochIn(key: SigningKey, origin: string): number | undefined {
  const epoch = Number(origin.slice(key.installation.length + 1));
  return Number.isSafeInteger(epoch) && epoch > 0 && originOf(key, epoch) === origin ? epoch : undefined;
}

export const noteKeyOf = (key: SigningKey, epoch: number): NoteKey =>
  noteKey(sha256, originOf(key, epoch), SIGNATURE_TYPES.ed25519, key.publicKey);

/** A signed note (C2SP). @param text with its last newline */
export const signedNote = (key: SigningKey, epoch: number, text: string): string =>
  noteText({ text, signatures: [{ ...noteKeyOf(key, epoch), signature: sign(null, utf8(text), key.privateKey) }] });
