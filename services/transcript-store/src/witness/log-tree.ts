import { entryHash, levelSize, rootOf, TILE_WIDTH, type Entry, type TileSource } from '@parley/transparency';
import type pg from 'pg';
import { sha256 } from './signing-key.js';

export type Queryable = Pick<pg.ClientBase, 'query'>;

/** Positions of the log have no gaps: where one is missing, somebody has taken it out. */
export class LogGap extends Error {
  override name = 'LogGap';

  constructor(readonly position: number) {
    super(
      `nothing is signed: the log has no event at position ${position}, or a hash of its tree is missing: it was taken out`,
    );
  }
}

/** Events that are hashed at once: what bounds memory and the time of a statement. */
const PAGE = 16 * TILE_WIDTH;

/** Neighbouring entries of the tree. @param from a position less 1 @throws LogGap where one is missing */
export async function entriesFrom(db: Queryable, from: number, count: number): Promise<Entry[]> {
  const { rows } = await db.query<{ position: string; channel_id: string; version: number; hash: string }>({
    name: 'parley-entries',
    text: 'select position, channel_id, version, hash from log.events where position > $1 order by position limit $2',
    values: [from, count],
  });
  const entries = rows.map(({ position, ...row }) => ({ ...row, position: Number(position) }));
  const missing = Array.from({ length: count }, (_, at) => from + at + 1).find(
    (position, at) => entries[at]?.position !== position,
  );
  if (missing !== undefined) throw new LogGap(missing);
  return entries;
}

/** The tree of an epoch as the database has it. */
export const postgresTiles = (db: Queryable, epoch: number): TileSource => ({
  async hashes(level, tile, width) {
    const from = tile * TILE_WIDTH;
    if (level === 0) return (await entriesFrom(db, from, width)).map((entry) => entryHash(sha256, entry));
    const { rows } = await db.query<{ hash: Buffer }>({
      name: 'parley-tile',
      text: 'select hash from log.tree_hashes where epoch = $1 and level = $2 and index >= $3 order by index limit $4',
      values: [epoch, level, from, width],
    });
    if (rows.length !== width) throw new LogGap((from + rows.length) * TILE_WIDTH ** level + 1);
    return rows.map(({ hash }) => Uint8Array.from(hash));
  },
});

/** How many events the hashes above the leaves stand for. */
export async function grownTo(db: Queryable, epoch: number): Promise<number> {
  const { rows } = await db.query<{ tiles: string }>(
    'select coalesce(max(index) + 1, 0) as tiles from log.tree_hashes where epoch = $1 and level = 1',
    [epoch],
  );
  return Number(rows[0]!.tiles) * TILE_WIDTH;
}

/** Adds the hashes of the tiles that have become full. @param from as far as they are there @throws LogGap */
export async function growTree(db: Queryable, epoch: number, from: number, to: number): Promise<void> {
  const full = levelSize(to, 1) * TILE_WIDTH;
  for (let at = from; at < full; at += PAGE) {
    const entries = await entriesFrom(db, at, Math.min(PAGE, full - at));
    const hashes = entries.map((entry) => entryHash(sha256, entry));
    await keep(db, epoch, 1, at / TILE_WIDTH, tilesOf(hashes));
  }
  for (let level = 2; levelSize(to, level) > 0; level++) {
    for (let index = levelSize(from, level); index < levelSize(to, level); index++) {
      const below = await postgresTiles(db, epoch).hashes(level - 1, index, TILE_WIDTH);
      await keep(db, epoch, level, index, [rootOf(sha256, below)]);
    }
  }
}

const tilesOf = (hashes: readonly Uint8Array[]): Uint8Array[] =>
  Array.from({ length: hashes.length / TILE_WIDTH }, (_, tile) =>
    rootOf(sha256, hashes.slice(tile * TILE_WIDTH, (tile + 1) * TILE_WIDTH)),
  );

async function keep(
  db: Queryable,
  epoch: number,
  level: number,
  first: number,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await db.query(
    `insert into log.tree_hashes (epoch, level, index, hash)
     select $1, $2, $3 + number - 1, hash from unnest($4::bytea[]) with ordinality as made (hash, number)`,
    [epoch, level, first, hashes.map((hash) => Buffer.from(hash))],
  );
}
