import { byCommand, recordedInput, type InputLine, type RecordedEvent } from '@parley/contracts';
import type { AuditedCommand } from './audited-command.js';

/** The commands of an export, whose chain and inputs were verified before. */
export function exportedCommands(text: string): AuditedCommand[] {
  const inputs = new Map<number, InputLine['data']>();
  const events: RecordedEvent[] = [];
  for (const line of text.trim().split('\n')) {
    const read = JSON.parse(line) as Partial<RecordedEvent> & { input?: InputLine };
    if (read.input) inputs.set(read.input.version, read.input.data);
    else if (read.hash !== undefined && read.version !== undefined) events.push(read as RecordedEvent);
  }
  return byCommand(events).map((own) => ({ events: own, data: inputs.get(own[0]!.version) ?? recordedInput(own) }));
}
