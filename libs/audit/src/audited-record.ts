import type { RecordedEvent } from '@parley/contracts';

/** A command as the log has it: the events that it led to, and what it asked for where that is known. */
export interface AuditedCommand {
  /** All of them, in order. */
  events: readonly RecordedEvent[];
  /** Data whose hash is the command's; undefined where they are not known. */
  data: Record<string, unknown> | undefined;
  unread?: UnreadWords;
}

/** What is known of a command whose hash is gone with words of it. */
export interface UnreadWords {
  /** Whose words cannot be read. */
  of: readonly string[];
  /** What its events tell of it, with what stands instead of the words. */
  told: Record<string, unknown>;
  /** Whether they tell all of it. */
  isWhole: boolean;
}

/** A whole channel, from its first event on: both can be read as often as it is needed, so that nobody has to hold it. */
export interface AuditedRecord {
  events: Iterable<RecordedEvent>;
  commands: Iterable<AuditedCommand>;
}

/** One that is in memory. */
export const recordInMemory = (commands: readonly AuditedCommand[]): AuditedRecord => ({
  events: commands.flatMap(({ events }) => events),
  commands,
});
