import { readCheckpoint, readSignatures, withSignatures, type SignedCheckpoint } from '@parley/transparency';
import type { Queryable } from './log-tree.js';

/** An epoch: after a restore the tree does not continue what was signed, and somebody has said why. */
export interface Epoch {
  epoch: number;
  /** RFC 3339. */
  opened_at: string;
  opened_by: string;
  because: string;
  /** The last checkpoint known of the epoch before, where there was one. */
  after?: string;
  /** What was signed of it. */
  act: string;
}

/** A checkpoint as it was kept. */
export interface Kept {
  epoch: number;
  /** Signed, and cosigned by who has. */
  note: string;
  cosigned_by: string[];
  checkpoint: SignedCheckpoint;
}

/** The first epoch is opened by nobody. */
export async function epochs(db: Queryable): Promise<Epoch[]> {
  const { rows } = await db.query<Omit<Epoch, 'opened_at' | 'after'> & { opened_at: Date; after: string | null }>(
    'select epoch, opened_at, opened_by, because, after, act from log.epochs order by epoch',
  );
  return rows.map(({ after, opened_at, ...row }) => ({
    ...row,
    opened_at: opened_at.toISOString(),
    ...(after !== null && { after }),
  }));
}

/** That of a log that was never restored: nobody has opened it. */
export const FIRST_EPOCH = 1;

export async function currentEpoch(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ epoch: number | null }>('select max(epoch) as epoch from log.epochs');
  return rows[0]!.epoch ?? FIRST_EPOCH;
}

/** The newest of an epoch, with what witnesses have said of it. @throws where what is kept is no checkpoint */
export async function newest(db: Queryable, epoch: number): Promise<Kept | undefined> {
  const { rows } = await db.query<{ size: string; note: string }>(
    'select size, note from log.checkpoints where epoch = $1 order by size desc limit 1',
    [epoch],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { rows: seen } = await db.query<{ witness: string; line: string }>(
    'select witness, line from log.cosignatures where epoch = $1 and size = $2 order by witness',
    [epoch, row.size],
  );
  const checkpoint = readCheckpoint(row.note);
  if (!checkpoint) throw new Error(`what is kept as checkpoint ${epoch}/${row.size} is none`);
  const note = withSignatures(checkpoint, readSignatures(seen.map(({ line }) => line).join('')) ?? []);
  return { epoch, note, cosigned_by: seen.map(({ witness }) => witness), checkpoint };
}

export async function keepCheckpoint(
  db: Queryable,
  epoch: number,
  size: number,
  note: string,
  at: Date,
): Promise<void> {
  const text = 'insert into log.checkpoints (epoch, size, note, signed_at) values ($1, $2, $3, $4)';
  await db.query(text, [epoch, size, note, at]);
}

export async function keepEpoch(
  db: Queryable,
  { epoch, opened_at, opened_by, because, after, act }: Epoch,
): Promise<void> {
  const text =
    'insert into log.epochs (epoch, opened_at, opened_by, because, after, act) values ($1, $2, $3, $4, $5, $6)';
  await db.query(text, [epoch, opened_at, opened_by, because, after ?? null, act]);
}

export async function keepCosignature(
  db: Queryable,
  { epoch, size, witness, line }: { epoch: number; size: number; witness: string; line: string },
): Promise<void> {
  const text = `insert into log.cosignatures (epoch, size, witness, line) values ($1, $2, $3, $4)
    on conflict (epoch, size, witness) do nothing`;
  await db.query(text, [epoch, size, witness, line]);
}

/** The largest tree of an epoch that a witness has cosigned; 0 where it has none. */
export async function cosignedSize(db: Queryable, epoch: number, witness: string): Promise<number> {
  const { rows } = await db.query<{ size: string }>(
    'select coalesce(max(size), 0) as size from log.cosignatures where epoch = $1 and witness = $2',
    [epoch, witness],
  );
  return Number(rows[0]!.size);
}
