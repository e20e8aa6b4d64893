import { equal } from './bytes.js';
import { nodeHash, type Hash } from './tree.js';

/** A tree as somebody vouches for it. */
export interface TreeHead {
  size: number;
  root: Uint8Array;
}

interface Inclusion {
  /** From 0. */
  index: number;
  leaf: Uint8Array;
  /** From the leaf's sibling to the root's child. */
  proof: readonly Uint8Array[];
}

const isOdd = (value: number): boolean => value % 2 === 1;
const half = (value: number): number => Math.floor(value / 2);
const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** Whether a leaf is where it says in the tree (RFC 9162, section 2.1.3.2). */
export function verifyInclusion(hash: Hash, { size, root }: TreeHead, { index, leaf, proof }: Inclusion): boolean {
  if (!isWhole(index) || !isWhole(size) || index >= size) return false;
  let node = index;
  let last = size - 1;
  let made = leaf;
  for (const sibling of proof) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      made = nodeHash(hash, sibling, made);
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)];
    } else made = nodeHash(hash, made, sibling);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && equal(made, root);
}

/** Whether the later tree begins with all that the earlier one has (RFC 9162, section 2.1.4.2). */
export function verifyConsistency(hash: Hash, from: TreeHead, to: TreeHead, proof: readonly Uint8Array[]): boolean {
  if (!isWhole(from.size) || !isWhole(to.size) || from.size > to.size) return false;
  // The empty tree is the beginning of any.
  if (from.size === 0) return !proof.length && equal(from.root, hash(new Uint8Array()));
  if (from.size === to.size) return !proof.length && equal(from.root, to.root);
  let node = from.size - 1;
  let last = to.size - 1;
  while (isOdd(node)) [node, last] = [half(node), half(last)];
  // A perfect subtree is its own first hash.
  const [first, ...others] = node === 0 ? [from.root, ...proof] : proof;
  if (!first || (node === 0 && !proof.length)) return false;
  let [earlier, later] = [first, first];
  for (const one of others) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      earlier = nodeHash(hash, one, earlier);
      later = nodeHash(hash, one, later);
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)];
    } else later = nodeHash(hash, later, one);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && equal(earlier, from.root) && equal(later, to.root);
}
