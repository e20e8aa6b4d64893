import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { ExportCheck, type ExportFault, type Found } from '@parley/contracts/verify-export';
import type { Entry } from '@parley/transparency';

/** A file whose chain holds, with what its proof is checked by; or what is wrong with it, and the line where it is. */
export type Checked =
  | { ok: true; export: Found; proof: string | undefined; entries: Entry[] }
  | { ok: false; fault: ExportFault; line: string };

/**
 * Checks an export as `parley verify` does, line by line as the browser reads it: of what was said nothing is kept. A library hashes:
 * a browser has its own SHA-256 only over HTTPS and on this machine.
 */
export async function checkFile(file: Pick<Blob, 'stream'>): Promise<Checked> {
  const entries: Entry[] = [];
  const check = new ExportCheck({
    sha256: (covered) => bytesToHex(sha256(utf8ToBytes(covered))),
    // Kept for as long as somebody tries keys.
    onEvent: ({ channel_id, hash, position, version }) => entries.push({ channel_id, hash, position, version }),
  });
  for await (const line of linesOf(file)) if (!check.take(line)) break;
  const verdict = check.end();
  if (!verdict.ok) return { ...verdict, line: check.wrong ?? '' };
  return { ...verdict, proof: check.proof, entries };
}

/** The lines of a file, as its pieces come. */
async function* linesOf(file: Pick<Blob, 'stream'>): AsyncGenerator<string> {
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + decoder.decode(piece.value, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  yield rest + decoder.decode();
}
