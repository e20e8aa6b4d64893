import { createHash } from 'node:crypto';
import type { Hash } from '@parley/transparency';

/** SHA-256 as the tree and its keys take it. */
export const sha256Bytes: Hash = (bytes) => createHash('sha256').update(bytes).digest();
