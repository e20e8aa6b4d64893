import { auditChannel, verdictOf } from '@parley/audit';
import { byCommand, recordedInput, type RecordedEvent } from '@parley/contracts';
import type { RecordedInput } from '@parley/event-log';
import { REGISTRY } from '@parley/protocols';
import { groupedBy, type Violation } from '../history.js';

/** What was kept of a command beside its events. */
export type KeptInput = RecordedInput & { channel_id: string };

/** Every command of every channel gives what is recorded, whoever decided it, and every prompt is made anew. */
export function followViolations(events: readonly RecordedEvent[], inputs: readonly KeptInput[]): Violation[] {
  const kept = new Map(inputs.map(({ channel_id, version, stored }) => [`${channel_id}/${version}`, stored]));
  return [...groupedBy(events, ({ channel_id }) => channel_id)].flatMap(([channel_id, own]) => {
    // What was recorded before rules had a name is known in part.
    if (own[0]!.metadata.rules === undefined) return [];
    const commands = byCommand(own).map((command) => ({
      events: command,
      data: recordedInput(command, kept.get(`${channel_id}/${command[0]!.version}`)),
    }));
    const report = auditChannel(commands, { registry: REGISTRY });
    if (verdictOf(report) === 'follows') return [];
    return [{ rule: 'follows', channel_id, evidence: JSON.stringify(report.divergence ?? report) }];
  });
}
