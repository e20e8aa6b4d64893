import type { InputLine, Manifest, SealedInputLine } from './export-verdict.js';
import type { RecordedEvent } from './recorded-event.js';

type Line = Partial<RecordedEvent> & {
  manifest?: Manifest;
  input?: InputLine | SealedInputLine;
  /** Keys of people's words by their ids, in base64: those that are still kept. */
  keys?: Record<string, string>;
};

export function lineOf(text: string): Line | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isProof = (line: string): boolean => line.startsWith('{"proof":');

export const isEvent = (line: Line | undefined): line is RecordedEvent =>
  typeof line?.hash === 'string' &&
  typeof line.version === 'number' &&
  typeof line.data === 'object' &&
  typeof line.metadata === 'object' &&
  (line.metadata as unknown) !== null;

/** As an export writes it: a name that is there twice is two things. */
export function isInput(line: Line | undefined, text: string): line is { input: InputLine | SealedInputLine } {
  const { input } = line ?? {};
  if (typeof input !== 'object' || input === null) return false;
  if ('sealed' in input) {
    const { version, sealed, key_ids } = input;
    const isSealed = typeof version === 'number' && typeof sealed === 'string' && Array.isArray(key_ids);
    return isSealed && JSON.stringify({ input: { version, sealed, key_ids } }) === text;
  }
  const { version, data } = input;
  const isTypedInput = typeof version === 'number' && typeof data === 'object' && data !== null;
  return isTypedInput && JSON.stringify({ input: { version, data } }) === text;
}

export function isKeys(line: Line | undefined, text: string): line is { keys: Record<string, string> } {
  const { keys } = line ?? {};
  if (typeof keys !== 'object' || keys === null || Array.isArray(keys)) return false;
  return Object.values(keys).every((key) => typeof key === 'string') && JSON.stringify({ keys }) === text;
}

/** The last line alone, as an export writes it: an event is no manifest, and a name that is there twice is two things. */
export function isManifest(line: Line | undefined, text: string): line is { manifest: Manifest } {
  const { manifest } = line ?? {};
  if (typeof manifest !== 'object' || manifest === null) return false;
  const { channel_id, events, head, inputs, generated_by } = manifest;
  const isNamed = typeof channel_id === 'string' && typeof events === 'number' && typeof head === 'string';
  const isCounted = inputs === undefined || typeof inputs === 'number';
  // A copy of all that is there beside them would take longer than the line has names.
  return (
    isNamed && isCounted && JSON.stringify({ manifest: { channel_id, events, head, inputs, generated_by } }) === text
  );
}

/** What an event's line has: the chain covers all of it but `position` and `recorded_at`, which differ where a log is restored. */
export const MEMBERS: ReadonlySet<string> = new Set(
  'position tenant channel_id protocol version id type data metadata recorded_at hash'.split(' '),
);

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u;

/** What the chain does not cover is shown too: it is what it has to be, whatever it says. */
export const isTyped = ({ position, recorded_at }: RecordedEvent): boolean =>
  Number.isSafeInteger(position) && position > 0 && typeof recorded_at === 'string' && TIME.test(recorded_at);
