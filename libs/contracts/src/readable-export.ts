import type { StoredInput } from './command-input.js';
import { keepStored } from './event-texts.js';
import { isEvent, isInput, lineOf } from './export-lines.js';
import type { RecordedEvent } from './recorded-event.js';
import { openedEvent, openedInput } from './sealed-events.js';
import { exportedKeys, linesIn, type InputLine, type SealedInputLine } from './verify-export.js';

/** Keys of people's words by their ids, as an export holds them. */
export type WordKeys = ReadonlyMap<string, string>;

/** The events of an export as people read them: with the words whose keys it holds. Its chain is the caller's to verify, over what is stored. */
export const readableExport = (text: string): RecordedEvent[] => [...readableEvents(linesIn(text), exportedKeys(text))];

/** The same line by line: one event is held, however many there are. */
export function* readableEvents(lines: Iterable<string>, keys: WordKeys): Generator<RecordedEvent> {
  for (const { event } of readableLines(lines, keys)) if (event) yield event;
}

/** What the lines of an export say: an event each, as people read it, or what was asked for at the next one. */
export function* readableLines(
  lines: Iterable<string>,
  keys: WordKeys,
): Generator<{ event?: RecordedEvent; input?: InputLine | SealedInputLine }> {
  for (const line of lines) {
    const text = line.trim();
    const read = lineOf(text);
    if (isInput(read, text)) yield { input: read.input };
    else if (isEvent(read)) yield { event: readable(read, keys) };
  }
}

function readable(stored: RecordedEvent, keys: WordKeys): RecordedEvent {
  const event = openedEvent(stored, (id) => keys.get(id));
  if (event !== stored) keepStored(event, stored);
  return event;
}

/** What was kept of a command with people's words beside its events; undefined where a key of it is not in the export. */
export const inputOpener =
  (keys: WordKeys) =>
  (line: SealedInputLine, first: RecordedEvent): StoredInput | undefined =>
    openedInput(line, first, (id) => keys.get(id));
