import { TILE_WIDTH, widthIn } from './tiles.js';
import { nodeHash, rootOf, splitOf, type Hash } from './tree.js';

/** Where a tree's hashes are: a database, or a server that is not trusted with them. */
export interface TileSource {
  /** The first `width` hashes of a tile. @throws where it has not as many */
  hashes(level: number, index: number, width: number): Promise<readonly Uint8Array[]>;
}

/** Roots and proofs of a tree at any of its sizes, from a few tiles each (RFC 6962, section 2.1). */
export class TiledTree {
  /** A root is put together from up to eight parts of the tile at the right edge: it is asked for once. */
  private readonly tiles = new Map<string, Promise<readonly Uint8Array[]>>();

  constructor(
    private readonly hash: Hash,
    private readonly source: TileSource,
    /** As far as the source has tiles. */
    private readonly size: number,
  ) {}

  /** @throws RangeError where the tree is not as large */
  async rootAt(size: number): Promise<Uint8Array> {
    this.assertWithin(size);
    return size ? this.range(0, size) : rootOf(this.hash, []);
  }

  /** That a leaf is in the tree of a size: from its sibling to the root's child. @throws RangeError where it is not */
  async inclusion(index: number, size: number): Promise<Uint8Array[]> {
    this.assertWithin(size);
    if (!(index >= 0 && index < size)) throw new RangeError(`the leaf ${index} is not in a tree of ${size}`);
    const path: Uint8Array[] = [];
    for (let start = 0, end = size; end - start > 1;) {
      const middle = start + splitOf(end - start);
      const isLeft = index < middle;
      path.unshift(await (isLeft ? this.range(middle, end) : this.range(start, middle)));
      [start, end] = isLeft ? [start, middle] : [middle, end];
    }
    return path;
  }

  /** That the tree of a size begins with all of a smaller one. @throws RangeError where it is not as large */
  async consistency(from: number, to: number): Promise<Uint8Array[]> {
    this.assertWithin(to);
    if (!(from >= 0 && from <= to)) throw new RangeError(`a tree of ${to} has none of ${from} at its beginning`);
    if (from === 0 || from === to) return [];
    const path: Uint8Array[] = [];
    let [start, end] = [0, to];
    while (from !== end) {
      const middle = start + splitOf(end - start);
      const isLeft = from <= middle;
      path.unshift(await (isLeft ? this.range(middle, end) : this.range(start, middle)));
      [start, end] = isLeft ? [start, middle] : [middle, end];
    }
    // The whole of the smaller tree needs no proof of itself.
    return start === 0 ? path : [await this.range(start, end), ...path];
  }

  /** The hash over leaves of which the first is a multiple of the power of two that takes them all. */
  private async range(start: number, end: number): Promise<Uint8Array> {
    const count = end - start;
    if (!Number.isInteger(Math.log2(count))) {
      const middle = start + splitOf(count);
      return nodeHash(this.hash, await this.range(start, middle), await this.range(middle, end));
    }
    let [level, span] = [0, 1];
    while (span * TILE_WIDTH <= count) [level, span] = [level + 1, span * TILE_WIDTH];
    const [first, length] = [start / span, count / span];
    const tile = Math.floor(first / TILE_WIDTH);
    const hashes = await this.hashesOf(level, tile);
    const offset = first % TILE_WIDTH;
    return rootOf(this.hash, hashes.slice(offset, offset + length));
  }

  private hashesOf(level: number, tile: number): Promise<readonly Uint8Array[]> {
    const name = `${level}/${tile}`;
    const known = this.tiles.get(name) ?? this.source.hashes(level, tile, widthIn(this.size, level, tile));
    this.tiles.set(name, known);
    return known;
  }

  private assertWithin(size: number): void {
    if (!Number.isSafeInteger(size) || size < 0 || size > this.size)
      throw new RangeError(`a tree of ${this.size} has never been ${size} large`);
  }
}
