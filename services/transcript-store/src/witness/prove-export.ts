import { base64, exportProofLine, MOST_AFTER, type Entry } from '@parley/transparency';
import type pg from 'pg';
import type { Kept } from './checkpoint-store.js';
import { LogGap, type Queryable } from './log-tree.js';

/** Whoever has signed the log, and proves what is in it. */
interface Prover {
  covering(position: number): Promise<Kept | undefined>;
  entriesAfter(position: number, kept: Kept): Promise<Entry[]>;
  consistency(kept: Kept, from: number): Promise<Uint8Array[]>;
  proof(kept: Kept, position: number): Promise<string>;
}

interface Placed {
  position: number;
  version: number;
}

/** The last event of a channel that is no later than a position. */
async function lastEvent(
  db: Queryable,
  channelId: string,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<Placed | undefined> {
  const { rows } = await db.query<{ position: string; version: number }>(
    'select position, version from log.events where channel_id = $1 and position <= $2 order by version desc limit 1',
    [channelId, upTo],
  );
  const [row] = rows;
  return row && { version: row.version, position: Number(row.position) };
}

/**
 * What an export of a channel ends with: how it is in the newest checkpoint, which is signed now where it does not cover all of it.
 * @param from the size of an older checkpoint that whoever asks holds
 * @returns `line` is absent where nothing of it is signed; `size` is that of the checkpoint
 */
export async function proveExport(
  { witness, pool }: { witness: Prover; pool: pg.Pool },
  channelId: string,
  from?: number,
): Promise<{ line?: string; size?: number }> {
  const newest = await lastEvent(pool, channelId);
  const kept = newest && (await witness.covering(newest.position));
  const covered = kept && (await lastEvent(pool, channelId, kept.checkpoint.size));
  if (!covered) return {};
  const { size } = kept.checkpoint;
  if (from !== undefined && from > size) return { size };
  // Whoever asks has the events all the same; why there is no proof is said where it is signed.
  const line = await lineOf(witness, kept, covered, from).catch((error: unknown) => {
    if (error instanceof LogGap) return undefined;
    throw error;
  });
  return { size, ...(line !== undefined && { line }) };
}

async function lineOf(witness: Prover, kept: Kept, { position, version }: Placed, from: number | undefined) {
  const isFar = kept.checkpoint.size - position > MOST_AFTER;
  const after = isFar ? undefined : await witness.entriesAfter(position, kept);
  const hashes = from === undefined ? undefined : await witness.consistency(kept, from);
  return exportProofLine({
    version,
    tlog_proof: await witness.proof(kept, position),
    ...(after && { after: after.map(({ channel_id, hash, version: of }) => ({ channel_id, hash, version: of })) }),
    ...(hashes && { consistency: { from: from!, hashes: hashes.map(base64) } }),
  });
}
