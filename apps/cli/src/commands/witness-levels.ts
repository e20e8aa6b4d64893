import { existsSync } from 'node:fs';
import type { Manifest } from '@parley/contracts';
import {
  lastCheckpoint,
  proofLevels,
  readVkeys,
  tellLevels,
  webCryptoEd25519,
  type Entry,
  type Levels,
  type NoteKey,
  type SignedCheckpoint,
} from '@parley/transparency';
import { plainLine } from '@parley/untrusted';
import { CliError, EXIT } from '../exit-codes.js';
import { timeText } from '../render/time.js';
import { sha256Bytes } from '../sha256-bytes.js';
import { textOfFile } from '../text-of-file.js';
import { spokenWords } from '../words.js';

/** By what somebody checks an export besides its own chain. */
export interface CheckedBy {
  /** Verifier keys, of logs and of witnesses, or files of them. */
  key?: string[];
  /** A file with a checkpoint that was kept. */
  checkpoint?: string;
}

/** How far an export, whose chain holds, is proved. @throws CliError where something was changed, or a file is none */
export async function levelsOf(
  { line, entries }: { line: string | undefined; entries: readonly Entry[] },
  what: string,
  { key = [], checkpoint }: CheckedBy,
): Promise<Levels> {
  const verdict = await proofLevels({
    hash: sha256Bytes,
    verify: webCryptoEd25519(),
    line,
    entries,
    keys: key.flatMap(keysOf),
    held: checkpoint === undefined ? undefined : checkpointOf(checkpoint),
  });
  if (verdict.ok) return verdict.levels;
  const words = spokenWords();
  throw new CliError(what + words.errors.colon + words.witness.faults[verdict.fault], EXIT.verificationFailed);
}

/** A key by itself, or the keys of a file, a line each. @throws CliError where there is none */
export function keysOf(given: string): NoteKey[] {
  const keys = readVkeys(sha256Bytes, existsSync(given) ? textOfFile(given) : given);
  if (!keys) throw new CliError(spokenWords().witness.noKey(plainLine(given)), EXIT.usage);
  return keys;
}

/** The last checkpoint of a file: one by itself, or a history. @throws CliError where there is none */
export function checkpointOf(file: string): SignedCheckpoint {
  const read = lastCheckpoint(textOfFile(file));
  if (!read) throw new CliError(spokenWords().witness.noCheckpoint(file), EXIT.usage);
  return read;
}

/** Each level by its name: what is reached, and what is not and why. */
export const levelLines = (
  levels: Levels,
  { events }: Pick<Manifest, 'events'>,
  { key, checkpoint }: CheckedBy,
): string[] =>
  tellLevels(levels, {
    ...{ words: spokenWords().witness.levels, events, time: timeText, plain: plainLine },
    ...{ hasKeys: key !== undefined, isHeld: checkpoint !== undefined, canVerify: true },
  }).map(({ isReached, text }) => `${isReached ? '✓' : '·'} ${text}`);
