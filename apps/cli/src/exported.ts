import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { linesIn, proofLineOf, type RecordedEvent } from '@parley/contracts';
import { readExportProof, type Entry } from '@parley/transparency';
import { linesOfFile } from './lines-of-file.js';

/** An export, which is read line by line, and first of all the line at its end. */
export interface Exported {
  lines(): Iterable<string>;
  /** The line behind the last, where there is one: how all of it is in what was signed. */
  proof(): string | undefined;
}

export const ofText = (text: string): Exported => ({ lines: () => linesIn(text), proof: () => proofLineOf(text) });

/** @throws CliError where it cannot be read */
export const ofFile = (file: string): Exported => ({
  lines: () => linesOfFile(file),
  proof: () => proofLineOf(tailOf(file)),
});

/** More than the longest proof has, in bytes. */
const TAIL_BYTES = 1024 * 1024;

/** Nothing where it cannot be read: whoever reads its lines is told why. */
function tailOf(file: string): string {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const { size } = fstatSync(descriptor);
      const length = Math.min(size, TAIL_BYTES);
      const buffer = Buffer.alloc(length);
      return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, length, size - length));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return '';
  }
}

/** The events that a proof is about: the last that it covers, and the one behind it, where there is one. */
export function placesIn(proof: string | undefined): { entries: Entry[]; see(event: RecordedEvent): void } {
  const upTo = proof === undefined ? undefined : readExportProof(proof)?.version;
  const entries: Entry[] = [];
  return {
    entries,
    see({ channel_id, hash, position, version }) {
      if (upTo !== undefined && (version === upTo || version === upTo + 1))
        entries.push({ channel_id, hash, position, version });
    },
  };
}
