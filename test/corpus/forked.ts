import type { AuditedCommand } from '@parley/audit';
import {
  chainHash,
  commandText,
  copiedMetadata,
  copyId,
  eventId,
  GENESIS_HASH,
  sha256,
  type Command,
  type ForkChannel,
  type RecordedEvent,
} from '@parley/contracts';
import { deliberation } from '@parley/protocols';

export const FORKED_AT = '2026-03-01T12:00:00.000Z';

type Given = Partial<Omit<ForkChannel, 'parent' | 'at'>>;
type ForkCommand = Extract<Command, { type: 'ForkChannel' }>;

/** Copies of a channel's events up to a version, as a fork begins with them. */
export function copiesOf(events: readonly RecordedEvent[], at: number, channel_id: string): RecordedEvent[] {
  return chained(
    events.slice(0, at).map((event) => ({
      ...event,
      ...{ channel_id, id: copyId(channel_id, event.version), metadata: copiedMetadata(event) },
    })),
  );
}

export function forkCommand(parent: RecordedEvent, at: number, channel_id: string, given: Given = {}): ForkCommand {
  return {
    ...{ id: `fork-${channel_id}`, type: 'ForkChannel', tenant: parent.tenant, channel_id, time: FORKED_AT },
    actor: { kind: 'operator', id: 'olga' },
    data: { changes: {}, fresh: false, ...given, parent: parent.channel_id, at },
  };
}

/** A fork as channel-admin would append it. @throws with the problem where it is refused */
export function forked(
  commands: readonly AuditedCommand[],
  at: number,
  { channel_id = 'fork', ...given }: Given & { channel_id?: string } = {},
): AuditedCommand[] {
  const events = commands.flatMap((command) => command.events);
  const copies = copiesOf(events, at, channel_id);
  const command = forkCommand(events[0]!, at, channel_id, given);
  const decision = deliberation.forked(copies, command);
  if (!decision.ok) throw new Error(JSON.stringify(decision.problem));
  const { id, type, actor, time, data } = command;
  const metadata = { command_id: id, command_type: type, actor, time, command_hash: sha256(commandText(command)) };
  const { tenant, protocol, recorded_at } = copies[0]!;
  const own = decision.events.map((event, index) => {
    const version = at + 1 + index;
    const envelope = { tenant, protocol, channel_id, version, position: version, recorded_at, hash: '', metadata };
    return { ...event, ...envelope, id: eventId(id, index) } as RecordedEvent;
  });
  const all = chained([...copies, ...own]);
  let version = 0;
  const inherited = commands.flatMap((one) => {
    version += one.events.length;
    return version > at ? [] : [{ events: all.slice(version - one.events.length, version), data: one.data }];
  });
  return [...inherited, { events: all.slice(at), data: data as unknown as Record<string, unknown> }];
}

function chained(events: readonly RecordedEvent[]): RecordedEvent[] {
  let hash = GENESIS_HASH;
  return events.map((event) => ({ ...event, hash: (hash = chainHash(hash, event)) }));
}
