import { canonicalJson } from './canonical-json.js';
import { commandTextOf } from './command-text.js';
import { chainText, GENESIS_HASH } from './chain-text.js';
import { evolveAuthors, generatedBy, NO_AUTHORS, type GeneratedBy } from './generated-by.js';
import type { RecordedEvent } from './recorded-event.js';
import type { SealedInput } from './sealed-events.js';

/** The last line of an export: what has to be before it. */
export interface Manifest {
  channel_id: string;
  events: number;
  head: string;
  /** Lines of what commands said where their events do not; exports from before such lines do not count them. */
  inputs?: number;
  /** Authors: who wrote what is said in the channel; exports from before this was marked do not say. */
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
  /** What a command is said to have asked for is not what its hash in the chain is of, or stands where no command begins. */
  | { kind: 'input'; line: number; version: number }
  /** The chain holds, but nothing says that these are all events. */
  | { kind: 'no_manifest'; events: number; head: string }
  /** The chain holds, and the last line says something else. */
  | { kind: 'not_whole'; found: Manifest; said: Manifest };

export type ExportVerdict = { ok: true; export: Found } | { ok: false; fault: ExportFault };

interface VerifyOptions {
  /** SHA-256 of a text in UTF-8, in hex. */
  sha256(text: string): string;
}

type Line = Partial<RecordedEvent> & {
  manifest?: Manifest;
  input?: InputLine | SealedInputLine;
  /** Keys of people's words by their ids, in base64: those that are still kept. */
  keys?: Record<string, string>;
};

/** Checks an export's hash chain, the inputs that it covers by their hashes, and its last line. Needs no server and no database: the text holds all that the chain covers (P5). */
export function verifyExport(text: string, { sha256 }: VerifyOptions): ExportVerdict {
  const lines = linesOf(text);
  let head = GENESIS_HASH;
  let channel_id = '';
  let events = 0;
  let inputs = 0;
  let authors = NO_AUTHORS;
  let sealed_inputs = 0;
  let said: Manifest | undefined;
  let input: InputLine | SealedInputLine | undefined;
  let command: string | undefined;
  for (const [index, one] of lines.entries()) {
    const line = index + 1;
    const read = lineOf(one);
    if (index === lines.length - 1 && isManifest(read, one)) said = read.manifest;
    else if (index === lines.length - 2 && isKeys(read, one)) continue;
    else if (isInput(read, one)) {
      if (input) return { ok: false, fault: { kind: 'input', line, version: input.version } };
      input = read.input;
    } else if (!isEvent(read)) return { ok: false, fault: notAnEvent(lines, line) };
    else {
      const fault = faultOf(read, one, events + 1, head, sha256);
      if (fault) return { ok: false, fault: { ...fault, line } };
      if (input && (command === read.metadata.command_id || !isInputOf(input, read, sha256)))
        return { ok: false, fault: { kind: 'input', line: line - 1, version: input.version } };
      if (input) inputs += 1;
      if (input && 'sealed' in input) sealed_inputs += 1;
      input = undefined;
      ({ hash: head, channel_id } = read);
      command = read.metadata.command_id;
      authors = evolveAuthors(authors, read);
      events += 1;
    }
  }
  if (input) return { ok: false, fault: { kind: 'input', line: lines.length, version: input.version } };
  const found = {
    ...{ channel_id, events, head, ...(inputs && { inputs }) },
    ...(said?.generated_by && { generated_by: generatedBy(authors) }),
  };
  const fault = endFault(found, said);
  return fault ? { ok: false, fault } : { ok: true, export: { ...found, ...(sealed_inputs && { sealed_inputs }) } };
}

/** The lines of an export but for its proof, which is about them. */
function linesOf(text: string): string[] {
  const lines = text.trim().split(/\r?\n/u);
  return isProof(lines.at(-1)!) ? lines.slice(0, -1) : lines;
}

const isProof = (line: string): boolean => line.startsWith('{"proof":');

/** The line behind the last, where there is one: how all of it is in what was signed of the log. Nothing of it is checked here. */
export function proofLineOf(text: string): string | undefined {
  const last = text.trim().split(/\r?\n/u).at(-1)!;
  return isProof(last) ? last : undefined;
}

/** The keys of people's words that an export holds. */
export function exportedKeys(text: string): ReadonlyMap<string, string> {
  const line = linesOf(text).at(-2);
  const read = line === undefined ? undefined : lineOf(line);
  return new Map(isKeys(read, line ?? '') ? Object.entries(read.keys) : []);
}

/** The events of an export as they are hashed: what people said is sealed. */
export const exportedEvents = (text: string): RecordedEvent[] =>
  linesOf(text)
    .map((line) => JSON.parse(line) as Line)
    .filter(isEvent);

/** Whether the data are what the hash of the event's command is of; of sealed ones, whether they are sealed as the command is. */
function isInputOf(
  input: InputLine | SealedInputLine,
  { version, metadata, ...event }: RecordedEvent,
  sha256: VerifyOptions['sha256'],
): boolean {
  if (version !== input.version) return false;
  if ('sealed' in input) return input.key_ids.join() === metadata.sealed?.map(({ key_id }) => key_id).join();
  const text = commandTextOf({ version, metadata, ...event } as RecordedEvent, input.data);
  return sha256(text) === metadata.command_hash;
}

/** As an export writes it: a name that is there twice is two things. */
function isInput(line: Line | undefined, text: string): line is { input: InputLine | SealedInputLine } {
  const { input } = line ?? {};
  if (typeof input !== 'object' || input === null) return false;
  if ('sealed' in input) {
    const { version, sealed, key_ids } = input;
    const isTyped = typeof version === 'number' && typeof sealed === 'string' && Array.isArray(key_ids);
    return isTyped && JSON.stringify({ input: { version, sealed, key_ids } }) === text;
  }
  const { version, data } = input;
  const isTyped = typeof version === 'number' && typeof data === 'object' && data !== null;
  return isTyped && JSON.stringify({ input: { version, data } }) === text;
}

function isKeys(line: Line | undefined, text: string): line is { keys: Record<string, string> } {
  const { keys } = line ?? {};
  if (typeof keys !== 'object' || keys === null || Array.isArray(keys)) return false;
  return Object.values(keys).every((key) => typeof key === 'string') && JSON.stringify({ keys }) === text;
}

function lineOf(text: string): Line | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const isEvent = (line: Line | undefined): line is RecordedEvent =>
  typeof line?.hash === 'string' &&
  typeof line.version === 'number' &&
  typeof line.data === 'object' &&
  typeof line.metadata === 'object' &&
  (line.metadata as unknown) !== null;

/** The last line alone, as an export writes it: an event is no manifest, and a name that is there twice is two things. */
function isManifest(line: Line | undefined, text: string): line is { manifest: Manifest } {
  const { manifest } = line ?? {};
  if (typeof manifest !== 'object' || manifest === null) return false;
  const { channel_id, events, head, inputs, generated_by } = manifest;
  const isTyped = typeof channel_id === 'string' && typeof events === 'number' && typeof head === 'string';
  const isCounted = inputs === undefined || typeof inputs === 'number';
  // A copy of all that is there beside them would take longer than the line has names.
  return (
    isTyped && isCounted && JSON.stringify({ manifest: { channel_id, events, head, inputs, generated_by } }) === text
  );
}

/** What an event's line has: the chain covers all of it but `position` and `recorded_at`, which differ where a log is restored. */
const MEMBERS = new Set(
  'position tenant channel_id protocol version id type data metadata recorded_at hash'.split(' '),
);

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u;

/** What the chain does not cover is shown too: it is what it has to be, whatever it says. */
const isTyped = ({ position, recorded_at }: RecordedEvent): boolean =>
  Number.isSafeInteger(position) && position > 0 && typeof recorded_at === 'string' && TIME.test(recorded_at);

/**
 * Whether a line says what its hash is of, and no more. Of a name that is there twice a program takes the last, and a person may
 * see the first; what nobody knows is covered by nothing: so it has to be written as an export writes it.
 */
function isAsWritten(event: RecordedEvent, line: string, previous: string, sha256: VerifyOptions['sha256']): boolean {
  try {
    if (JSON.stringify(event) !== line || !Object.keys(event).every((name) => MEMBERS.has(name))) return false;
    if (!isTyped(event)) return false;
    return event.hash === sha256(chainText(previous, event, canonicalJson(event.data), canonicalJson(event.metadata)));
  } catch {
    // What no event can hold, as numbers without end or what is nested too deeply.
    return false;
  }
}

/** Cut within a line is what ends with it, after others that are events. */
function notAnEvent(lines: readonly string[], line: number): ExportFault {
  if (lines.length === 1 && !lines[0]) return { kind: 'no_events' };
  const cut = line === lines.length && line > 1 && lineOf(lines[line - 1]!) === undefined;
  return { kind: 'not_an_export', line, cut };
}

type EventFault = Extract<ExportFault, { kind: 'missing' | 'misplaced' | 'changed' }>;
type Unplaced<Fault> = Fault extends unknown ? Omit<Fault, 'line'> : never;

function faultOf(
  event: RecordedEvent,
  line: string,
  expected: number,
  previous: string,
  sha256: VerifyOptions['sha256'],
): Unplaced<EventFault> | undefined {
  const { version, type } = event;
  if (version > expected) return { kind: 'missing', from: expected, to: version - 1 };
  if (version !== expected) return { kind: 'misplaced', version, expected };
  const isSound = isAsWritten(event, line, previous, sha256);
  return isSound ? undefined : { kind: 'changed', version, type };
}

function endFault(found: Manifest, said: Manifest | undefined): ExportFault | undefined {
  const { channel_id, events, head } = found;
  if (!events) return { kind: 'no_events' };
  if (!said) return { kind: 'no_manifest', events, head };
  const { inputs = 0 } = found;
  const isMarked = JSON.stringify(said.generated_by) === JSON.stringify(found.generated_by);
  const isSame =
    said.channel_id === channel_id && said.events === events && said.head === head && (said.inputs ?? 0) === inputs;
  return isSame && isMarked ? undefined : { kind: 'not_whole', found, said };
}
