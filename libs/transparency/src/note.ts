import { base64, concat, equal, fromBase64, hex, utf8 } from './bytes.js';
import type { Hash } from './tree.js';

/** Whether a signature is a key's over a message (RFC 8032). */
export type VerifyEd25519 = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => Promise<boolean>;

/** What a signature says (C2SP signed-note): the text alone, or, of a witness, when it saw it. */
export const SIGNATURE_TYPES = { ed25519: 1, cosignature: 4 } as const;

/** Whose signatures somebody goes by. */
export interface NoteKey {
  name: string;
  id: Uint8Array;
  type: number;
  publicKey: Uint8Array;
}

export interface NoteSignature {
  name: string;
  id: Uint8Array;
  signature: Uint8Array;
}

export interface Note {
  /** With its last newline. */
  text: string;
  signatures: NoteSignature[];
}

/** Signatures of a note that anybody looks at. */
const MOST_SIGNATURES = 64;
const NAME = /^[^\s+]+$/u;
const LINE = /^\u2014 (\S+) (\S+)$/u;

/** The first four bytes of what a key is and is called: the same key for something else has another. */
export const keyIdOf = (hash: Hash, name: string, type: number, publicKey: Uint8Array): Uint8Array =>
  hash(concat(utf8(`${name}\n`), Uint8Array.of(type), publicKey)).slice(0, 4);

/** @throws where a name is none that a note can have */
export function noteKey(hash: Hash, name: string, type: number, publicKey: Uint8Array): NoteKey {
  if (!NAME.test(name)) throw new Error(`${name} is no name of a key: it has a space or a plus, or nothing`);
  return { name, type, publicKey, id: keyIdOf(hash, name, type, publicKey) };
}

/** `name+id+key`, as verifiers are given it. */
export const vkeyOf = ({ name, id, type, publicKey }: NoteKey): string =>
  `${name}+${hex(id)}+${base64(concat(Uint8Array.of(type), publicKey))}`;

/** Undefined where a text is no verifier key of Ed25519, or its id is not that of what it holds. */
export function readVkey(hash: Hash, text: string): NoteKey | undefined {
  const [name = '', id = '', ...rest] = text.split('+');
  const bytes = fromBase64(rest.join('+'));
  if (!NAME.test(name) || bytes?.length !== 33) return undefined;
  const [type, publicKey] = [bytes[0]!, bytes.slice(1)];
  const isKnown = type === SIGNATURE_TYPES.ed25519 || type === SIGNATURE_TYPES.cosignature;
  const key = { name, type, publicKey, id: keyIdOf(hash, name, type, publicKey) };
  return isKnown && hex(key.id) === id ? key : undefined;
}

/** Verifier keys, a line each, with comments behind them or after `#`; undefined where one is none, or there is none. */
export function readVkeys(hash: Hash, text: string): NoteKey[] | undefined {
  const vkeys = text.split('\n').map((line) => line.trim().split(/\s+/u)[0]!);
  const keys = vkeys.filter((vkey) => vkey && !vkey.startsWith('#')).map((vkey) => readVkey(hash, vkey));
  return keys.length && keys.every((key) => key !== undefined) ? keys : undefined;
}

export const signatureLine = ({ name, id, signature }: NoteSignature): string =>
  `\u2014 ${name} ${base64(concat(id, signature))}\n`;

export const noteText = ({ text, signatures }: Note): string => `${text}\n${signatures.map(signatureLine).join('')}`;

/** Undefined where a text is no signed note. */
export function readNote(note: string): Note | undefined {
  const end = note.lastIndexOf('\n\n');
  // Control characters would make two notes look alike.
  if (end < 1 || !note.endsWith('\n') || /[\u0000-\u0009\u000B-\u001F]/u.test(note)) return undefined;
  const signatures = readSignatures(note.slice(end + 2));
  return signatures?.length ? { text: note.slice(0, end + 1), signatures } : undefined;
}

/** Lines of signatures; undefined where one of them is none. */
export function readSignatures(lines: string): NoteSignature[] | undefined {
  const all = lines.split('\n').slice(0, -1);
  if (!lines.endsWith('\n') || all.length > MOST_SIGNATURES) return undefined;
  const read = all.map((line) => {
    const [, name = '', encoded = ''] = LINE.exec(line) ?? [];
    const bytes = fromBase64(encoded);
    if (!NAME.test(name) || !bytes || bytes.length <= 4) return undefined;
    return { name, id: bytes.slice(0, 4), signature: bytes.slice(4) };
  });
  return read.every((one) => one !== undefined) ? read : undefined;
}

/** Name and id together say whose a signature is; one of them alone says nothing. */
export const isOf =
  (key: NoteKey) =>
  ({ name, id }: NoteSignature): boolean =>
    name === key.name && equal(id, key.id);

/** Whether a note is signed by a key: by each signature that says so, and by one at least. */
export async function isSignedBy(note: Note, key: NoteKey, verify: VerifyEd25519): Promise<boolean> {
  const own = note.signatures.filter(isOf(key));
  const valid = await Promise.all(own.map(({ signature }) => verify(key.publicKey, utf8(note.text), signature)));
  return own.length > 0 && valid.every(Boolean);
}
