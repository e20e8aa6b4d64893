import { byCommand, mayBeWithheld, recordedInput, type RecordedEvent, type RevealedBallot } from '@parley/contracts';
import { channelPages, type EventLog } from '@parley/event-log';

export type KeptInputs = Pick<EventLog, 'readChannel' | 'readInputs'>;

/**
 * What voters have cast, as it is kept of their commands beside the events, where nobody else reads it before the reveal (ADR 62).
 * Whoever decides on it sees by the commitments whether it is what they cast.
 */
export async function sealedBallots(log: KeptInputs, tenant: string, channelId: string): Promise<RevealedBallot[]> {
  const events: RecordedEvent[] = [];
  for await (const page of channelPages(log, tenant, channelId)) events.push(...page);
  const inputs = await log.readInputs(tenant, channelId, { from: 1, to: events.length });
  const kept = new Map(inputs.map(({ version, stored }) => [version, stored]));
  return byCommand(events)
    .filter((command) => command.some(mayBeWithheld))
    .flatMap((command) => {
      const cast = recordedInput(command, kept.get(command[0]!.version)) as Partial<RevealedBallot> | undefined;
      const { participant_id, choices, reason, nonce } = cast ?? {};
      if (participant_id === undefined || !choices || reason === undefined || nonce === undefined) return [];
      return [{ participant_id, choices, reason, nonce }];
    });
}
