import { base64, decimal, fromBase64 } from './bytes.js';
import { readCheckpoint, type SignedCheckpoint } from './checkpoint.js';
import { HASH_BYTES } from './tiles.js';

const FIRST_LINE = 'c2sp.org/tlog-proof@v1';
/** No tree whose sizes are exact numbers has a longer path. */
const MOST_HASHES = 63;

/** That something is in a log, to be checked offline (C2SP tlog-proof). */
export interface TlogProof {
  /** From 0. */
  index: number;
  path: Uint8Array[];
  checkpoint: SignedCheckpoint;
}

/** @param checkpoint the signed note */
export const tlogProof = (index: number, path: readonly Uint8Array[], checkpoint: string): string =>
  [FIRST_LINE, `index ${index}`, ...path.map(base64), '', checkpoint].join('\n');

/** Undefined where a text is no such proof. Whether it proves anything is another question. */
export function readTlogProof(text: string): TlogProof | undefined {
  const end = text.indexOf('\n\n');
  if (end < 0) return undefined;
  const [first, ...lines] = text.slice(0, end).split('\n');
  if (lines[0]?.startsWith('extra ')) lines.shift();
  const [place = '', ...hashes] = lines;
  const index = place.startsWith('index ') ? decimal(place.slice('index '.length)) : undefined;
  const path = readHashes(hashes);
  const checkpoint = readCheckpoint(text.slice(end + 2));
  return first === FIRST_LINE && index !== undefined && path && checkpoint ? { index, path, checkpoint } : undefined;
}

/** Hashes in base 64; undefined where one of them is none, or there are more than any proof has. */
export function readHashes(texts: readonly string[]): Uint8Array[] | undefined {
  if (texts.length > MOST_HASHES) return undefined;
  const hashes = texts.map(fromBase64);
  return hashes.every((one) => one?.length === HASH_BYTES) ? (hashes as Uint8Array[]) : undefined;
}
