import type { GeneratedBy } from './generated-by.js';
import type { SealedInput } from './sealed-events.js';

/** The last line of an export: what has to be before it. */
export interface Manifest {
  channel_id: string;
  events: number;
  head: string;
  /** Lines of what commands said where their events do not; exports from before such lines do not count them. */
  inputs?: number;
  /** The authors of what is said in the channel; exports from before this was marked do not say. */
  generated_by?: GeneratedBy;
}

/** A line before the first event of a command: what was asked for, where the command's events do not say all of it. */
export interface InputLine {
  /** The version of the event that follows. */
  version: number;
  data: Record<string, unknown>;
}

/** The same where people's words are in it: what it says, and whether it is what the command's hash is of, is told by the keys. */
export interface SealedInputLine extends SealedInput {
  version: number;
}

/** What was found of an export. */
export interface Found extends Manifest {
  /** Inputs of commands that people's words are in, which nobody has looked into. */
  sealed_inputs?: number;
}

/** What is wrong with an export, and where; lines count from 1. */
export type ExportFault =
  /** A line is no event in JSON, nor anything else that an export has; `cut` where the text ends within it. */
  | { kind: 'not_an_export'; line: number; cut: boolean }
  /** There is nothing, or nothing but the last line. */
  | { kind: 'no_events' }
  /** Events from one version to another are not there. */
  | { kind: 'missing'; line: number; from: number; to: number }
  /** An event stands where it does not belong: twice, or out of order. */
  | { kind: 'misplaced'; line: number; version: number; expected: number }
  /** Its hash is not that of what it says after the event before it. */
  | { kind: 'changed'; line: number; version: number; type: string }
  /** Its place in the log is not behind that of the event before it: the hash does not cover it, and it was changed. */
  | { kind: 'position'; line: number; version: number; position: number; after: number }
  /** What a command is said to have asked for is not what its hash in the chain is of, or stands where no command begins. */
  | { kind: 'input'; line: number; version: number }
  /** What is said to be a copy of another channel's event is not what the hash there is of, or stands where no copy does. */
  | { kind: 'copy'; line: number; version: number }
  /** The chain holds, but nothing says that these are all events. */
  | { kind: 'no_manifest'; events: number; head: string }
  /** The chain holds, and the last line says something else. */
  | { kind: 'not_whole'; found: Manifest; said: Manifest };

export type ExportVerdict = { ok: true; export: Found } | { ok: false; fault: ExportFault };
