import {
  canonicalJson,
  chainHashOfTexts,
  eventId,
  keepTexts,
  type EventMetadata,
  type RecordedEvent,
} from '@parley/contracts';
import type { NewCommands } from './event-log.js';

/** What is to be appended to one channel, with its texts and hashes. */
export interface PreparedAppend {
  batch: NewCommands;
  commands: PreparedCommand[];
  events: PreparedEvent[];
  inputs: PreparedInput[];
  /** The channel's hash after the last event. */
  last: string;
  /** Characters of all texts: about what is sent. */
  size: number;
}

interface PreparedCommand {
  /** Canonical JSON. */
  metadata: string;
  events: PreparedEvent[];
}

interface PreparedEvent {
  /** Position and time are the database's to give. */
  event: RecordedEvent;
  /** Canonical JSON. */
  data: string;
}

interface PreparedInput {
  /** The version of the command's first event. */
  version: number;
  /** Canonical JSON. */
  body: string;
}

/**
 * Makes each text once: it is hashed, stored, and sent to whoever reads. The events are those that Postgres will give, to the order
 * of members: a prompt or a file that is made of one is the same whether it was read from memory or from there.
 * @throws UnstorableText
 */
export function prepareAppend(batch: NewCommands): PreparedAppend {
  const commands: PreparedCommand[] = [];
  const events: PreparedEvent[] = [];
  const inputs: PreparedInput[] = [];
  let { previous_hash: last, expected_version: version } = batch;
  let size = 0;
  for (const { metadata: meta, events: decided, input } of batch.commands) {
    if (input) {
      const body = canonicalJson(input);
      assertStorable(body);
      inputs.push({ version: version + 1, body });
      size += body.length;
    }
    const metadata = canonicalJson(meta);
    assertStorable(metadata);
    const read = JSON.parse(metadata) as EventMetadata;
    const prepared = decided.map(({ type, data: content }, index): PreparedEvent => {
      const data = canonicalJson(content);
      assertStorable(data);
      version += 1;
      const event = recorded(batch, version, eventId(meta.command_id, index), {
        type,
        data: JSON.parse(data),
        metadata: read,
      });
      event.hash = last = chainHashOfTexts(last, event, data, metadata);
      keepTexts(event, data, metadata);
      size += data.length + metadata.length;
      return { event, data };
    });
    commands.push({ metadata, events: prepared });
    events.push(...prepared);
  }
  return { batch, commands, events, inputs, last, size };
}

/** Written out: an object that is spread and added to gets a shape of its own, which costs more than its content. */
function recorded(
  { tenant, channel_id, protocol }: NewCommands,
  version: number,
  id: string,
  { type, data, metadata }: Pick<RecordedEvent, 'type' | 'data' | 'metadata'>,
): RecordedEvent {
  const event = {
    position: 0,
    tenant,
    channel_id,
    protocol,
    version,
    id,
    type,
    data,
    metadata,
    recorded_at: '',
    hash: '',
  };
  return event as RecordedEvent;
}

/** Text that Postgres cannot keep: NUL, or half a surrogate pair. */
export class UnstorableText extends Error {
  override name = 'UnstorableText';
}

/** In JSON.stringify's output both show as escapes; an even run of backslashes before means the text merely spells one. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/u;

/** @throws UnstorableText before anything is sent, so that one such text cannot spoil the others' commit */
function assertStorable(json: string): void {
  if (json.includes('\\u') && UNSTORABLE.test(json))
    throw new UnstorableText('text with NUL or half a surrogate pair cannot be stored');
}
