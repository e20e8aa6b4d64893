import { existsSync } from 'node:fs';
import { exportedEvents, proofLineOf, type Manifest } from '@parley/contracts';
import {
  proofLevels,
  readCheckpoint,
  readVkey,
  webCryptoEd25519,
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
export async function levelsOf(text: string, what: string, { key = [], checkpoint }: CheckedBy): Promise<Levels> {
  const entries = new Map(exportedEvents(text).map((event) => [event.version, event]));
  const verdict = await proofLevels({
    hash: sha256Bytes,
    verify: webCryptoEd25519(),
    line: proofLineOf(text),
    entryOf: (version) => entries.get(version),
    keys: key.flatMap(keysOf),
    held: checkpoint === undefined ? undefined : checkpointOf(checkpoint),
  });
  if (verdict.ok) return verdict.levels;
  const words = spokenWords();
  throw new CliError(what + words.errors.colon + words.witness.faults[verdict.fault], EXIT.verificationFailed);
}

/** A key by itself, or the keys of a file, a line each. @throws CliError where there is none */
export function keysOf(given: string): NoteKey[] {
  const lines = existsSync(given) ? textOfFile(given).split('\n') : [given];
  const vkeys = lines.map((line) => line.trim().split(/\s+/u)[0]!).filter((line) => line && !line.startsWith('#'));
  const keys = vkeys.map((vkey) => readVkey(sha256Bytes, vkey));
  if (!keys.length || !keys.every((key) => key !== undefined))
    throw new CliError(spokenWords().witness.noKey(plainLine(given)), EXIT.usage);
  return keys;
}

/** The last checkpoint of a file: one by itself, or a history. @throws CliError where there is none */
export function checkpointOf(file: string): SignedCheckpoint {
  const notes = textOfFile(file).split(/\n\n(?!\u2014)/u);
  for (const note of notes.reverse()) {
    const read = readCheckpoint(`${note.trim()}\n`);
    if (read) return read;
  }
  throw new CliError(spokenWords().witness.noCheckpoint(file), EXIT.usage);
}

/** Each level by its name: what is reached, and what is not and why. */
export function levelLines(
  levels: Levels,
  { events }: Pick<Manifest, 'events'>,
  { key, checkpoint }: CheckedBy,
): string[] {
  const words = spokenWords().witness.levels;
  const { included, isWhole, signed, cosigned, held } = levels;
  if (!included) return [words.notProved];
  const { origin, size, time, version } = included;
  const when = time === undefined ? undefined : timeText(time);
  return [
    words.included(size, plainLine(origin), when, version === events ? undefined : version),
    isWhole ? words.whole : words.openAt(size),
    signed === undefined ? words.unsigned(key !== undefined) : words.signed(plainLine(signed)),
    cosigned.length ? words.cosigned(cosigned.map((one) => plainLine(one.witness))) : words.uncosigned,
    held === 'linked' ? words.linked : checkpoint === undefined ? words.noneHeld : words.notLinked,
  ];
}
