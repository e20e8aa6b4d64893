import {
  type CommandWords,
  type EventMetadata,
  type ParleyEvent,
  type RecordedEvent,
  type SealedInput,
  type StoredInput,
} from '@parley/contracts';
import { isUnavailable } from '@parley/outages';

/** What one command adds to one channel. */
export interface NewEvents {
  tenant: string;
  channel_id: string;
  protocol: string;
  /** The stream version the events were decided on; 0 opens the stream. */
  expected_version: number;
  /** The hash of the event at expected_version; GENESIS_HASH for 0. */
  previous_hash: string;
  /** At least one. */
  events: readonly ParleyEvent[];
  metadata: EventMetadata;
  /** What of the command its events do not say; absent where they say all of it. */
  input?: StoredInput | SealedInput | undefined;
  /** What of its events is stored so that it can be erased; absent where nobody's words are in them. */
  words?: CommandWords | undefined;
  /** The one event of it as it is stored, where it is a copy that has people's words: it stays as it is sealed. */
  stored?: RecordedEvent | undefined;
}

/** What one of several commands adds. */
export type NewCommand = Pick<NewEvents, 'events' | 'metadata' | 'input' | 'words' | 'stored'>;

/** What several commands add to one channel, each decided on what those before it lead to: all of it, or nothing. */
export interface NewCommands extends Omit<NewEvents, keyof NewCommand> {
  commands: readonly NewCommand[];
}

export type BatchResult =
  /** The events of each command. */
  | { status: 'appended'; events: RecordedEvent[][] }
  /** One of the commands was handled before: which, asking for each alone tells. */
  | { status: 'duplicate' }
  | { status: 'conflict'; actual_version: number }
  /** When its turn came, nothing was to be appended. */
  | { status: 'nothing' };

export type AppendResult =
  | { status: 'appended'; events: RecordedEvent[] }
  /** The command id was handled before; these are the events it made then. */
  | { status: 'duplicate'; events: RecordedEvent[] }
  /** The stream is not at expected_version (or, for 0, exists already). */
  | { status: 'conflict'; actual_version: number };

/** What was kept of a command beside its events. */
export interface RecordedInput {
  /** The version of the first of its events. */
  version: number;
  /** Absent where words of it were erased. */
  stored?: StoredInput | undefined;
  /** As it is kept where somebody's words are in it. */
  sealed?: SealedInput;
}

/** The append-only log of every channel. The only implementation is Postgres. */
export interface EventLog {
  /**
   * Appends all events or none. Resolves after commit.
   * @throws LogUnavailable where the database cannot be reached; the outcome is then unknown, and the same command id may be sent again
   */
  append(batch: NewEvents): Promise<AppendResult>;
  /**
   * Appends what several commands of a channel have led to, all of it or nothing, in one commit. Resolves after it.
   * @param take called once, as late as possible: more commands can join until then; must not wait for anything
   * @throws LogUnavailable as `append` does, and what `take` throws
   */
  appendCommands(channelId: string, take: () => NewCommands | undefined): Promise<BatchResult>;
  /**
   * Events of one channel with version > after and position > afterPosition, in order, at most `limit` (default 500).
   * Empty for another tenant's channel.
   * @param options.bytes about what the data of a page may weigh as it is stored (default 2 MiB): a page may end before its
   * limit, and only an empty one says that nothing follows; the first event comes in any case
   * @param options.least the version that whoever asks knows of, 0 where they are told of more: what this process has seen of
   * the channel is enough where it reaches so far; else the database is asked what follows
   */
  readChannel(
    tenant: string,
    channelId: string,
    options?: { after?: number; afterPosition?: number; limit?: number; bytes?: number; least?: number },
  ): Promise<RecordedEvent[]>;
  /** What was kept of commands beside their events, of those whose first event is in a span of a channel's versions; in order. */
  readInputs(tenant: string, channelId: string, span: { from: number; to: number }): Promise<RecordedInput[]>;
  /** Events of all channels with position > after, in order, at most `limit` (default 500). */
  readAll(options: { after: number; limit?: number }): Promise<RecordedEvent[]>;
  /** What a command did, or an empty list where its id is not in the log. */
  readCommand(commandId: string): Promise<RecordedEvent[]>;
  /** Keys that words of a tenant were sealed with, by their ids: those that are still kept. */
  readKeys(tenant: string, keyIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The last position; 0 for an empty log. */
  head(): Promise<number>;
}

/** Wakes readers soon after a commit (LISTEN/NOTIFY), and at least every poll interval. */
export interface LogSignal {
  /** @param onAppended gets the position the log has reached, where that is known */
  subscribe(onAppended: (position?: number) => void): () => void;
}

/** The database did not answer; the append may or may not have been committed. */
export class LogUnavailable extends Error {
  override name = 'LogUnavailable';
}

/** Turns a failure of the server or the way to it into LogUnavailable; anything else is a bug and stays what it is. */
export function asLogFailure(error: unknown): Error {
  if (error instanceof TypeError || error instanceof RangeError) return error;
  const { code = '', message } = error as { code?: string; message: string };
  const sqlState = /^[0-9A-Z]{5}$/u.test(code) && !/^E[A-Z]{4}$/u.test(code);
  if (sqlState && !isUnavailable(error)) return error as Error;
  return new LogUnavailable(`the event log cannot be reached: ${message || code}`, { cause: error });
}

/**
 * All events of a channel from its first on, a page at a time; the next is read when it is asked for.
 * @param bytes about what the data of a page may weigh; as the log has it where absent
 */
export async function* channelPages(
  log: Pick<EventLog, 'readChannel'>,
  tenant: string,
  id: string,
  bytes?: number,
): AsyncGenerator<RecordedEvent[]> {
  for (let after = 0; ;) {
    const page = await log.readChannel(tenant, id, { after, ...(bytes !== undefined && { bytes }) });
    if (!page.length) return;
    yield page;
    after = page.at(-1)!.version;
  }
}
