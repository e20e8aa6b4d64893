import { concat, decimal } from './bytes.js';

/** Hashes of a full tile (C2SP tlog-tiles). */
export const TILE_WIDTH = 256;
export const HASH_BYTES = 32;

/** A row of hashes of the tree, or of what its leaves are made of. */
export interface Tile {
  /** 0 has the leaves' hashes; each above it those of full tiles below. */
  level: number | 'entries';
  index: number;
  /** Hashes that it has; fewer than 256 at the tree's right edge alone. */
  width: number;
}

/** `tile/0/x001/x234/067`, with `.p/W` where it is not full. */
export function tilePath({ level, index, width }: Tile): string {
  const groups: string[] = [];
  for (let rest = index; ; rest = Math.floor(rest / 1_000)) {
    const group = String(rest % 1_000).padStart(3, '0');
    groups.unshift(groups.length ? `x${group}` : group);
    if (rest < 1_000) break;
  }
  return `tile/${level}/${groups.join('/')}${width < TILE_WIDTH ? `.p/${width}` : ''}`;
}

const PATH = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/(\d{1,3}))?$/u;

/** Undefined where no tile is written so. */
export function tileAt(path: string): Tile | undefined {
  const [, level = '', groups = '', part] = PATH.exec(path) ?? [];
  const index = Number(groups.replaceAll(/[x/]/gu, ''));
  const width = part === undefined ? TILE_WIDTH : decimal(part);
  const row = level === 'entries' ? level : decimal(level);
  if (row === undefined || width === undefined || !Number.isSafeInteger(index)) return undefined;
  const tile: Tile = { level: row, index, width };
  const isOne = width >= 1 && (row === 'entries' || row < 64);
  // What is written otherwise, as with leading zeroes, is none.
  return isOne && tilePath(tile) === path ? tile : undefined;
}

/** How many hashes a level has in a tree of a size. */
export const levelSize = (size: number, level: number): number => Math.floor(size / TILE_WIDTH ** level);

/** How wide a tile is in a tree of a size; 0 where it has none. */
export const widthIn = (size: number, level: number, index: number): number =>
  Math.max(0, Math.min(TILE_WIDTH, levelSize(size, level) - index * TILE_WIDTH));

/** A tile's hashes, one after the other. */
export const tileBytes = (hashes: readonly Uint8Array[]): Uint8Array => concat(...hashes);

/** Undefined where a tile is not as wide as it has to be. */
export function hashesOf(bytes: Uint8Array, width: number): Uint8Array[] | undefined {
  if (bytes.length !== width * HASH_BYTES) return undefined;
  return Array.from({ length: width }, (_, index) => bytes.slice(index * HASH_BYTES, (index + 1) * HASH_BYTES));
}

/** A bundle of entries: each with its length in two bytes before it. @throws RangeError where one is too long */
export function bundleOf(entries: readonly Uint8Array[]): Uint8Array {
  return concat(
    ...entries.flatMap((entry) => {
      if (entry.length > 0xffff) throw new RangeError(`an entry of ${entry.length} bytes fits no bundle`);
      return [Uint8Array.of(entry.length >> 8, entry.length & 0xff), entry];
    }),
  );
}

/** Undefined where a bundle is cut, or has another number of entries. */
export function entriesOf(bundle: Uint8Array, width: number): Uint8Array[] | undefined {
  const entries: Uint8Array[] = [];
  let at = 0;
  while (at + 2 <= bundle.length) {
    const end = at + 2 + bundle[at]! * 256 + bundle[at + 1]!;
    if (end > bundle.length) return undefined;
    entries.push(bundle.slice(at + 2, end));
    at = end;
  }
  return at === bundle.length && entries.length === width ? entries : undefined;
}
