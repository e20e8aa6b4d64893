import { equal } from './bytes.js';
import { readHashes, readTlogProof, type TlogProof } from './tlog-proof.js';
import { entryHash, rootOf, splitOf, type Entry, type Hash } from './tree.js';

/** What stands behind an export's last line: how its events are in what was signed. */
export interface ExportProof {
  /** The last of its events that the checkpoint covers. */
  version: number;
  /** That this event is in the log (C2SP tlog-proof), with the checkpoint. */
  tlog_proof: string;
  /** What the tree has behind that event, up to where it was signed: nothing of the channel. Absent where that is too much. */
  after?: Omit<Entry, 'position'>[];
  /** How the tree has grown since an older checkpoint that somebody holds. */
  consistency?: { from: number; hashes: string[] };
}

/** Entries behind the event that a line has at most. */
export const MOST_AFTER = 1_000;

/** The last line of an export. */
export const exportProofLine = ({ version, tlog_proof, after, consistency }: ExportProof): string =>
  JSON.stringify({ proof: { version, tlog_proof, after, consistency } });

export interface ReadProof extends Omit<ExportProof, 'tlog_proof' | 'consistency'> {
  tlog: TlogProof;
  consistency?: { from: number; hashes: Uint8Array[] };
}

/** Undefined where a line is no such proof, or one that this version does not know. */
export function readExportProof(line: string): ReadProof | undefined {
  const said = objectOf(line) as { proof?: Partial<ExportProof> } | undefined;
  const { version, tlog_proof, after, consistency } = said?.proof ?? {};
  const tlog = typeof tlog_proof === 'string' ? readTlogProof(tlog_proof) : undefined;
  if (!tlog || !Number.isSafeInteger(version)) return undefined;
  const hashes =
    consistency && Array.isArray(consistency.hashes) ? readHashes(consistency.hashes.map(String)) : undefined;
  if ((consistency && !(hashes && Number.isSafeInteger(consistency.from))) || (after && !isEntries(after)))
    return undefined;
  // What nobody knows would be taken for nothing: a line is as it would be written.
  if (exportProofLine(said!.proof as ExportProof) !== line) return undefined;
  return {
    ...{ version: version!, tlog },
    ...(after && { after }),
    ...(hashes && { consistency: { from: consistency!.from, hashes } }),
  };
}

function objectOf(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

const isEntries = (after: unknown): boolean =>
  Array.isArray(after) &&
  after.length <= MOST_AFTER &&
  after.every(
    (one: Partial<Entry> | null) =>
      typeof one?.channel_id === 'string' && typeof one.hash === 'string' && Number.isSafeInteger(one.version),
  );

/**
 * Whether what is said to be behind a leaf is all that the tree has there, once the leaf's own proof holds: each sibling to its right is
 * the root over what is said.
 */
export function isAllAfter(
  hash: Hash,
  { index, path, checkpoint }: TlogProof,
  after: readonly Omit<Entry, 'position'>[],
): boolean {
  const leaves = after.map((entry, at) => entryHash(hash, { ...entry, position: index + at + 2 }));
  if (leaves.length !== checkpoint.size - index - 1) return false;
  let [start, end] = [0, checkpoint.size];
  for (const sibling of [...path].reverse()) {
    const middle = start + splitOf(end - start);
    const isLeft = index < middle;
    if (isLeft && !equal(sibling, rootOf(hash, leaves.slice(middle - index - 1, end - index - 1)))) return false;
    [start, end] = isLeft ? [start, middle] : [middle, end];
  }
  return true;
}
