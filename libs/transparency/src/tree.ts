import { concat, utf8 } from './bytes.js';

/** SHA-256. Who verifies brings it: a browser has its own only over HTTPS and on this machine. */
export type Hash = (bytes: Uint8Array) => Uint8Array;

/** What the tree has of an event: where it is, and the hash of its channel's chain. No content, so that any auditor may have it. */
export interface Entry {
  channel_id: string;
  hash: string;
  /** In the whole log, from 1, without gaps. */
  position: number;
  /** In its channel. */
  version: number;
}

/** An entry as it is hashed: canonical JSON (RFC 8785). */
export const entryText = ({ channel_id, hash, position, version }: Entry): string =>
  JSON.stringify({ channel_id, hash, position, version });

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** RFC 6962, section 2.1: a leaf and a node hash differently, so that neither passes for the other. */
export const leafHash = (hash: Hash, data: Uint8Array): Uint8Array => hash(concat(LEAF, data));
export const nodeHash = (hash: Hash, left: Uint8Array, right: Uint8Array): Uint8Array =>
  hash(concat(NODE, left, right));
export const entryHash = (hash: Hash, entry: Entry): Uint8Array => leafHash(hash, utf8(entryText(entry)));

/** The largest power of two that is less than `size`, which is 2 or more. */
export function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** The Merkle tree hash of a list of hashes (RFC 6962, section 2.1); of none, that of an empty text. */
export function rootOf(hash: Hash, hashes: readonly Uint8Array[]): Uint8Array {
  if (!hashes.length) return hash(new Uint8Array());
  if (hashes.length === 1) return hashes[0]!;
  const split = splitOf(hashes.length);
  return nodeHash(hash, rootOf(hash, hashes.slice(0, split)), rootOf(hash, hashes.slice(split)));
}
