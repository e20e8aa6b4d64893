import type { RecordedEvent } from '@parley/contracts';
import { complaints } from '../errors-wording.js';
import { CliError, EXIT } from '../exit-codes.js';

/** The last line of an export: what has to be before it. */
export interface Manifest {
  channel_id: string;
  events: number;
  head: string;
}

export interface Exported {
  events: RecordedEvent[];
  /** Absent in exports of older versions, and in what was cut off. */
  manifest?: Manifest;
}

/** @throws CliError where it is no export */
export function exported(text: string, what: string): Exported {
  let lines: object[];
  try {
    lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
  } catch {
    throw new CliError(complaints().noExport(what), EXIT.verificationFailed);
  }
  const last = lines.at(-1) as { manifest?: Manifest };
  if (!last.manifest) return { events: lines as RecordedEvent[] };
  return { events: lines.slice(0, -1) as RecordedEvent[], manifest: last.manifest };
}
