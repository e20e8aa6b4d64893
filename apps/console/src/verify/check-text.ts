import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { verifyExport, type ExportVerdict } from '@parley/contracts/verify-export';

/** Checks an export as `parley verify` does. A library hashes: a browser has its own SHA-256 only over HTTPS and on this machine. */
export const checkText = (text: string): ExportVerdict =>
  verifyExport(text, { sha256: (covered) => bytesToHex(sha256(utf8ToBytes(covered))) });
