import {
  commandText,
  problem,
  sha256,
  type Command,
  type CommandReply,
  type EventMetadata,
  type RecordedEvent,
} from '@parley/contracts';

/**
 * What is recorded about a command with each of its events.
 * @param rules that decide, where the channel's log does not name them yet
 */
export function metadataOf(command: Command, rules?: string): EventMetadata {
  const { id, type, actor, time, traceparent } = command;
  return {
    command_id: id,
    command_type: type,
    command_hash: sha256(commandText(command)),
    actor,
    time,
    ...(isTraceparent(traceparent) && { traceparent }),
    ...(rules !== undefined && { rules }),
  };
}

/** What is no trace context of version 00 to 254 is as if it were not there (W3C Trace Context 3.2.2). */
const isTraceparent = (text: unknown): text is string =>
  typeof text === 'string' && /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/u.test(text);

/** @param events what the command has led to, committed */
export function replyOf(events: readonly RecordedEvent[]): CommandReply {
  const { channel_id, version, position } = events.at(-1)!;
  return { ok: true, channel_id, version, position, duplicate: false };
}

/** The first result again, or a refusal where the id was another command's. */
export function replyOfFirst(events: readonly RecordedEvent[], { command_hash }: EventMetadata): CommandReply {
  const last = events.at(-1)!;
  if (last.metadata.command_hash !== command_hash) return { ok: false, problem: problem('idempotency-key-reused') };
  return { ok: true, channel_id: last.channel_id, version: last.version, position: last.position, duplicate: true };
}

/** The answer to a command that needs nothing to happen. */
export const unchanged = ({ channel_id }: Command, version: number): CommandReply => ({
  ok: true,
  channel_id,
  version,
  position: 0,
  duplicate: false,
});
