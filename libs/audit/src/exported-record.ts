import {
  inputOpener,
  readableEvents,
  readableLines,
  recordedInput,
  storedOf,
  toldInput,
  unreadableIn,
  type InputLine,
  type RecordedEvent,
  type SealedInputLine,
  type WordKeys,
} from '@parley/contracts';
import type { AuditedCommand, AuditedRecord } from './audited-record.js';

/** An export whose chain and inputs were verified before. @param lines from its first on, as often as they are asked for */
export const exportedRecord = (lines: () => Iterable<string>, keys: WordKeys): AuditedRecord => ({
  events: { [Symbol.iterator]: () => readableEvents(lines(), keys) },
  commands: { [Symbol.iterator]: () => exportedCommands(lines(), keys) },
});

function* exportedCommands(lines: Iterable<string>, keys: WordKeys): Generator<AuditedCommand> {
  const open = inputOpener(keys);
  let input: InputLine | SealedInputLine | undefined;
  let events: RecordedEvent[] = [];
  const taken = (): AuditedCommand => {
    const data = dataOf(events, input, open);
    if (data || !events[0]!.metadata.sealed) return { events, data };
    const of = unreadableIn(events.map(storedOf), (id) => keys.get(id));
    return { events, data, unread: { of, told: toldInput(events), isWhole: !input } };
  };
  let next: typeof input;
  for (const { event, input: asked } of readableLines(lines, keys)) {
    if (asked) next = asked;
    if (!event) continue;
    if (events.length && events[0]!.metadata.command_id !== event.metadata.command_id) {
      yield taken();
      events = [];
    }
    if (!events.length) [input, next] = [next, undefined];
    events.push(event);
  }
  if (events.length) yield taken();
}

function dataOf(
  events: readonly RecordedEvent[],
  input: InputLine | SealedInputLine | undefined,
  open: ReturnType<typeof inputOpener>,
): AuditedCommand['data'] {
  if (!input) return recordedInput(events);
  if (!('sealed' in input)) return input.data;
  const stored = open(input, events[0]!);
  return stored && recordedInput(events, stored);
}
