import { cosignatureOf, type Cosignature } from './cosignature.js';
import type { SignedCheckpoint } from './checkpoint.js';
import { isAllAfter, readExportProof } from './export-proof.js';
import { isOf, isSignedBy, SIGNATURE_TYPES, type NoteKey, type VerifyEd25519 } from './note.js';
import { verifyConsistency, verifyInclusion } from './proofs.js';
import { equal } from './bytes.js';
import { entryHash, type Entry, type Hash } from './tree.js';

/** What is wrong: whoever is told of one of these has been given something that was changed, or is not what it says to be. */
export type ProofFault =
  /** It is none, or one of a later version. */
  | 'unreadable'
  /** The event is not in the tree that was signed. */
  | 'not_included'
  /** The tree has more of this channel: the file was cut, or its end is another's. */
  | 'cut'
  /** None of the keys that somebody goes by has signed it. */
  | 'not_signed'
  /** The tree does not begin with all of the one that somebody holds a checkpoint of. */
  | 'not_continued'
  /** It is another log, or another epoch, than that of the checkpoint that somebody holds. */
  | 'other_log';

/** How far an export is proved; what is not reached is absent. */
export interface Levels {
  /** There is no proof: of an older version, or nothing was signed. */
  isProved: boolean;
  /** The checkpoint, and up to which of its events it covers them. */
  included?: { origin: string; size: number; time?: string; version: number };
  /** Nothing of the channel stands behind that event up to where it was signed. */
  isWhole?: boolean;
  /** By whose key. */
  signed?: string;
  /** Those whose keys somebody goes by. */
  cosigned: Cosignature[];
  /** What the checkpoint that somebody holds is to this one: `linked` where it is proved to be its beginning. */
  held?: 'linked' | 'not_linked';
}

export type LevelsVerdict = { ok: true; levels: Levels } | { ok: false; fault: ProofFault };

interface Asked {
  hash: Hash;
  /** Undefined where no signature can be checked here. */
  verify?: VerifyEd25519 | undefined;
  /** Its last line; undefined where it has none. */
  line: string | undefined;
  /** Its events. */
  entries: Iterable<Entry>;
  /** Keys of logs and of witnesses that somebody goes by. */
  keys?: readonly NoteKey[];
  /** A checkpoint that somebody has kept. */
  held?: SignedCheckpoint | undefined;
}

const NOTHING: Levels = { isProved: false, cosigned: [] };

/** Checks the proof of an export whose chain holds. Needs no server. */
export async function proofLevels({ hash, verify, line, entries, keys = [], held }: Asked): Promise<LevelsVerdict> {
  if (line === undefined) return { ok: true, levels: { ...NOTHING, ...(held && { held: 'not_linked' as const }) } };
  const proof = readExportProof(line);
  const byVersion = new Map(Array.from(entries, (one) => [one.version, one]));
  const entry = proof && byVersion.get(proof.version);
  if (!proof) return fault('unreadable');
  if (!entry) return fault('cut');
  const { tlog, after, version, consistency } = proof;
  const { checkpoint, index, path } = tlog;
  const leaf = entryHash(hash, entry);
  if (index !== entry.position - 1 || !verifyInclusion(hash, checkpoint, { index, leaf, proof: path }))
    return fault('not_included');
  if (after && (!isAllAfter(hash, tlog, after) || after.some(({ channel_id }) => channel_id === entry.channel_id)))
    return fault('cut');
  // An event behind it is newer than what was signed, or the file is another's.
  const next = byVersion.get(version + 1);
  if (next && next.position <= checkpoint.size) return fault('not_included');
  const signed = verify && (await signerOf(checkpoint, keys, verify));
  if (verify && keys.some(isLogKey) && signed === undefined) return fault('not_signed');
  const linked = held && linkOf(hash, held, checkpoint, consistency);
  if (linked === 'not_continued' || linked === 'other_log') return fault(linked);
  const { origin, size, time } = checkpoint;
  return {
    ok: true,
    levels: {
      isProved: true,
      included: { origin, size, version, ...(time !== undefined && { time }) },
      ...(after && { isWhole: true }),
      ...(signed !== undefined && { signed }),
      cosigned: verify ? await cosignersOf(checkpoint, keys, verify) : [],
      ...(linked && { held: linked }),
    },
  };
}

const fault = (kind: ProofFault): LevelsVerdict => ({ ok: false, fault: kind });

const isLogKey = ({ type }: NoteKey): boolean => type === SIGNATURE_TYPES.ed25519;

/** Whoever signed it as its log: name and origin are one. */
export async function signerOf(
  { note, origin }: SignedCheckpoint,
  keys: readonly NoteKey[],
  verify: VerifyEd25519,
): Promise<string | undefined> {
  for (const key of keys)
    if (isLogKey(key) && key.name === origin && (await isSignedBy(note, key, verify))) return key.name;
  return undefined;
}

async function cosignersOf(
  { note }: SignedCheckpoint,
  keys: readonly NoteKey[],
  verify: VerifyEd25519,
): Promise<Cosignature[]> {
  const witnesses = keys.filter((key) => key.type === SIGNATURE_TYPES.cosignature && note.signatures.some(isOf(key)));
  const all = await Promise.all(witnesses.map((key) => cosignatureOf(note, key, verify)));
  return all.filter((one) => one !== undefined);
}

function linkOf(
  hash: Hash,
  held: SignedCheckpoint,
  now: SignedCheckpoint,
  consistency: { from: number; hashes: readonly Uint8Array[] } | undefined,
): 'linked' | 'not_linked' | 'not_continued' | 'other_log' {
  if (held.origin !== now.origin) return 'other_log';
  if (held.size === now.size) return equal(held.root, now.root) ? 'linked' : 'not_continued';
  if (held.size > now.size || consistency?.from !== held.size) return 'not_linked';
  return verifyConsistency(hash, held, now, consistency.hashes) ? 'linked' : 'not_continued';
}
