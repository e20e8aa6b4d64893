import { concat, utf8 } from './bytes.js';
import { isOf, type Note, type NoteKey, type VerifyEd25519 } from './note.js';

/** A witness saw that the log had only grown, and when (C2SP tlog-cosignature, of Ed25519). */
export interface Cosignature {
  witness: string;
  /** Seconds since 1970. */
  time: number;
}

/** What a witness signs. */
export const cosignedText = (text: string, time: number): Uint8Array => utf8(`cosignature/v1\ntime ${time}\n${text}`);

const timeBytes = (time: number): Uint8Array => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(time));
  return bytes;
};

export const cosignature = (time: number, signature: Uint8Array): Uint8Array => concat(timeBytes(time), signature);

/** What a witness says of a note; undefined where it says nothing, or one of its signatures is not valid. */
export async function cosignatureOf(note: Note, key: NoteKey, verify: VerifyEd25519): Promise<Cosignature | undefined> {
  const own = note.signatures.filter(isOf(key));
  const times = await Promise.all(
    own.map(async ({ signature: bytes }) => {
      if (bytes.length !== 72) return undefined;
      const time = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0));
      const isSound = Number.isSafeInteger(time) && time > 0;
      return isSound && (await verify(key.publicKey, cosignedText(note.text, time), bytes.slice(8))) ? time : undefined;
    }),
  );
  if (!times.length || !times.every((time) => time !== undefined)) return undefined;
  return { witness: key.name, time: Math.max(...times) };
}
