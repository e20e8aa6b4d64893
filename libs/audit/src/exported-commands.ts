import {
  byCommand,
  inputOpener,
  readableExport,
  recordedInput,
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
  return byCommand(readableExport(text)).map((events) => {
    const input = inputs.get(events[0]!.version);
    return { events, data: dataOf(events, input, open) };
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
