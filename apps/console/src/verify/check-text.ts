import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  exportedEvents,
  proofLineOf,
  verifyExport,
  type ExportFault,
  type Found,
} from '@parley/contracts/verify-export';
import type { Entry } from '@parley/transparency';

/** A file whose chain holds, with what its proof is checked by; or what is wrong with it. */
export type Checked =
  { ok: true; export: Found; proof: string | undefined; entries: Entry[] } | { ok: false; fault: ExportFault };

/** Checks an export as `parley verify` does. A library hashes: a browser has its own SHA-256 only over HTTPS and on this machine. */
export function checkText(text: string): Checked {
  const verdict = verifyExport(text, { sha256: (covered) => bytesToHex(sha256(utf8ToBytes(covered))) });
  if (!verdict.ok) return verdict;
  // Kept for as long as somebody tries keys: without what was said.
  const entries = exportedEvents(text).map(({ channel_id, hash, position, version }) => ({
    ...{ channel_id, hash, position, version },
  }));
  return { ...verdict, proof: proofLineOf(text), entries };
}
