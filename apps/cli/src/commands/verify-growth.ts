import { witnessCheckpoint, witnessTile } from '@parley/client';
import {
  entriesOf,
  equal,
  hashesOf,
  leafHash,
  readCheckpoint,
  rootOf,
  signerOf,
  TiledTree,
  tilePath,
  TILE_WIDTH,
  verifyConsistency,
  webCryptoEd25519,
  widthIn,
  type SignedCheckpoint,
  type Tile,
} from '@parley/transparency';
import { plainJson } from '@parley/untrusted';
import type { ApiClient } from '../api-client.js';
import { CliError, EXIT } from '../exit-codes.js';
import { print, printText } from '../output.js';
import type { GlobalOptions, Session } from '../session.js';
import { sha256Bytes } from '../sha256-bytes.js';
import { spokenWords } from '../words.js';
import { checkpointOf, keysOf } from './witness-levels.js';

interface Growth {
  from: string;
  to?: string;
  key?: string[];
  everyEvent?: boolean;
}

/** Whether the log begins with all that it had at an older checkpoint. @throws CliError where it does not */
export async function verifyGrowth(
  { client }: Session,
  { from, to, key = [], everyEvent = false }: Growth,
  { output }: GlobalOptions,
): Promise<number> {
  const words = spokenWords().witness;
  const before = checkpointOf(from);
  const now = to === undefined ? await newestOf(client) : checkpointOf(to);
  await assertSigned([before, now], key);
  if (before.origin !== now.origin) throw broken(words.faults.other_log);
  if (before.size > now.size) throw broken(words.shorter(before.size, now.size));
  const source = { hashes: (level: number, index: number, width: number) => hashesAt(client, { level, index, width }) };
  const proof = await new TiledTree(sha256Bytes, source, now.size).consistency(before.size, now.size);
  if (!verifyConsistency(sha256Bytes, before, now, proof)) throw broken(words.notGrown);
  if (everyEvent) await assertEvery(client, now);
  const { origin, size } = now;
  if (output !== 'text') print(plainJson({ origin, from: before.size, to: size, every_event: everyEvent }));
  else {
    printText(words.grown(before.size, size));
    if (everyEvent) printText(words.everyEvent(size));
  }
  return EXIT.done;
}

const broken = (why: string): CliError => new CliError(why, EXIT.verificationFailed);

/** Where keys are given, both are signed by one of them. */
async function assertSigned(checkpoints: readonly SignedCheckpoint[], given: readonly string[]): Promise<void> {
  const keys = given.flatMap(keysOf);
  for (const one of keys.length ? checkpoints : [])
    if ((await signerOf(one, keys, webCryptoEd25519()!)) === undefined)
      throw broken(spokenWords().witness.faults.not_signed);
}

async function newestOf(client: ApiClient): Promise<SignedCheckpoint> {
  const read = readCheckpoint(await client.text((asked) => witnessCheckpoint(asked)));
  if (!read) throw new CliError(spokenWords().witness.noNote, EXIT.systemError);
  return read;
}

async function bytesOf(client: ApiClient, tile: Tile): Promise<Uint8Array> {
  const [, level, ...path] = tilePath(tile).split('/');
  const asked = { ...client.to, path: { level: level!, path: path.join('/') }, parseAs: 'arrayBuffer' as const };
  return new Uint8Array((await witnessTile(asked)).data as unknown as ArrayBuffer);
}

/** @throws CliError where it is no such tile: what it holds is checked by what is made of it */
async function hashesAt(client: ApiClient, tile: Tile): Promise<Uint8Array[]> {
  const hashes = hashesOf(await bytesOf(client, tile), tile.width);
  if (!hashes) throw broken(spokenWords().witness.notGrown);
  return hashes;
}

/** Reads what every leaf is made of: that all of it makes the root that was signed. @throws CliError naming what is missing */
async function assertEvery(client: ApiClient, { size, root }: SignedCheckpoint): Promise<void> {
  const leaves: Uint8Array[] = [];
  for (let index = 0; index * TILE_WIDTH < size; index++) {
    const width = widthIn(size, 0, index);
    const entries = entriesOf(await bytesOf(client, { level: 'entries', index, width }), width);
    if (!entries) throw broken(spokenWords().witness.eventGone(index * TILE_WIDTH + 1));
    const made = entries.map((entry) => leafHash(sha256Bytes, entry));
    const signed = await hashesAt(client, { level: 0, index, width });
    const wrong = made.findIndex((leaf, at) => !equal(leaf, signed[at]!));
    if (wrong >= 0) throw broken(spokenWords().witness.eventGone(index * TILE_WIDTH + wrong + 1));
    leaves.push(...made);
  }
  if (!equal(rootOf(sha256Bytes, leaves), root)) throw broken(spokenWords().witness.notGrown);
}
