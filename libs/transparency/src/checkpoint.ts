import { base64, decimal, fromBase64 } from './bytes.js';
import { noteText, readNote, type Note, type NoteSignature } from './note.js';
import { HASH_BYTES } from './tiles.js';
import type { TreeHead } from './proofs.js';

/** A tree's head, as a log signs it (C2SP tlog-checkpoint). */
export interface Checkpoint extends TreeHead {
  /** Which log, and which epoch of it. */
  origin: string;
  /** When it was signed, as the log says: an extension line. RFC 3339; absent where it says nothing. */
  time?: string;
}

/** With who vouches for it. */
export interface SignedCheckpoint extends Checkpoint {
  note: Note;
}

const TIME = /^time (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z)$/u;

/** What is signed. */
export const checkpointText = ({ origin, size, root, time }: Checkpoint): string =>
  `${origin}\n${size}\n${base64(root)}\n${time === undefined ? '' : `time ${time}\n`}`;

/** Undefined where a text is no signed checkpoint. Whose it is and whether it is valid is another question. */
export function readCheckpoint(text: string): SignedCheckpoint | undefined {
  const note = readNote(text);
  const [origin = '', count = '', head = '', ...more] = note?.text.split('\n').slice(0, -1) ?? [];
  const [size, root] = [decimal(count), fromBase64(head)];
  if (!note || !origin || size === undefined || root?.length !== HASH_BYTES || more.includes('')) return undefined;
  const time = more.map((line) => TIME.exec(line)?.[1]).find((one) => one !== undefined);
  return { origin, size, root, ...(time !== undefined && { time }), note };
}

/** The last checkpoint of a text: one by itself, or a history of them, also as an editor has saved it. Undefined where there is none. */
export function lastCheckpoint(text: string): SignedCheckpoint | undefined {
  const notes = text.replaceAll('\r\n', '\n').split(/\n\n(?!\u2014)/u);
  for (const note of notes.reverse()) {
    const read = readCheckpoint(`${note.trim()}\n`);
    if (read) return read;
  }
  return undefined;
}

/** The same note, also by others. */
export const withSignatures = ({ note }: SignedCheckpoint, more: readonly NoteSignature[]): string =>
  noteText({ ...note, signatures: [...note.signatures, ...more] });
