import { sha256 } from '@noble/hashes/sha2.js';
import {
  lastCheckpoint,
  proofLevels,
  readVkeys,
  triedEd25519,
  type LevelsVerdict,
  type NoteKey,
  type SignedCheckpoint,
} from '@parley/transparency';
import type { Checked } from './check-file.js';

/** What somebody checks a proof by. */
export interface CheckedBy {
  keys: NoteKey[] | undefined;
  held: SignedCheckpoint | undefined;
}

export const keysIn = (text: string): NoteKey[] | undefined => readVkeys(sha256, text);
export const checkpointIn = lastCheckpoint;

export interface CheckedLevels {
  verdict: LevelsVerdict;
  /** Whether this browser can check signatures. */
  canVerify: boolean;
}

/** How far a file is proved, as `parley verify` says it, in this browser alone. */
export async function checkLevels(
  { proof, entries }: Extract<Checked, { ok: true }>,
  { keys = [], held }: CheckedBy,
): Promise<CheckedLevels> {
  const verify = await triedEd25519();
  const verdict = await proofLevels({ hash: sha256, verify, line: proof, entries, keys, held });
  return { verdict, canVerify: verify !== undefined };
}
