import {
  byCommand,
  exportedKeys,
  inputOpener,
  readableExport,
  recordedInput,
  storedOf,
  toldInput,
  unreadableIn,
  type InputLine,
  type RecordedEvent,
  type SealedInputLine,
} from '@parley/contracts';
import type { AuditedCommand } from './audited-command.js';

/** The commands of an export, whose chain and inputs were verified before. */
export function exportedCommands(text: string): AuditedCommand[] {
  const inputs = new Map<number, InputLine | SealedInputLine>();
  for (const line of text.trim().split('\n')) {
    if (!line.startsWith('{"input":')) continue;
    const { input } = JSON.parse(line) as { input: InputLine | SealedInputLine };
    inputs.set(input.version, input);
  }
  const open = inputOpener(text);
  const keys = exportedKeys(text);
  return byCommand(readableExport(text)).map((events) => {
    const input = inputs.get(events[0]!.version);
    const data = dataOf(events, input, open);
    if (data || !events[0]!.metadata.sealed) return { events, data };
    const of = unreadableIn(events.map(storedOf), (id) => keys.get(id));
    return { events, data, unread: { of, told: toldInput(events), isWhole: !input } };
  });
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
