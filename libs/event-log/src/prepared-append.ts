import {
  canonicalJson,
  chainHashOfTexts,
  copyId,
  eventId,
  keepStored,
  keepTexts,
  sealedEvent,
  type EventMetadata,
  type RecordedEvent,
} from '@parley/contracts';
import type { NewCommand, NewCommands } from './event-log.js';
import { isSaid, sealing, type NewKey, type Sealing } from './sealing.js';

/** What is to be appended to one channel, with its texts and hashes. */
export interface PreparedAppend {
  batch: NewCommands;
  commands: PreparedCommand[];
  events: PreparedEvent[];
  inputs: PreparedInput[];
  /** Keys of words that are sealed in it. */
  keys: NewKey[];
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
 * of members: a prompt or a file that is made of one is the same whether it was read from memory or from there. Words of people
 * are sealed for the hash and the log, and the events have them as they are.
 * @throws UnstorableText
 */
export function prepareAppend(batch: NewCommands): PreparedAppend {
  const all: PreparedAppend = {
    batch,
    commands: [],
    events: [],
    inputs: [],
    keys: [],
    last: batch.previous_hash,
    size: 0,
  };
  for (const command of batch.commands) prepare(all, command);
  return all;
}

function prepare(
  all: PreparedAppend,
  { metadata: meta, events: decided, input, words, stored: copy }: NewCommand,
): void {
  const { batch } = all;
  const before = batch.expected_version + all.events.length;
  const sealed = isSaid(words, input)
    ? sealing(words, meta.command_hash, { ...batch, version: before + 1 })
    : undefined;
  if (input) {
    const body = storable(canonicalJson(sealed && !('sealed' in input) ? sealed.input(input) : input));
    all.inputs.push({ version: before + 1, body });
    all.size += body.length;
  }
  const metadata = storable(canonicalJson(copy?.metadata ?? (sealed ? { ...meta, ...sealed.metadata } : meta)));
  const stored = JSON.parse(metadata) as EventMetadata;
  const read = sealed || copy ? { ...stored, command_hash: meta.command_hash } : stored;
  const prepared = decided.map(({ type, data: content }, index): PreparedEvent => {
    const text = storable(canonicalJson(content));
    const version = before + index + 1;
    const id = meta.copied ? copyId(batch.channel_id, version) : eventId(meta.command_id, index);
    const event = recorded(batch, version, id, {
      type,
      data: JSON.parse(text),
      metadata: read,
    });
    const data = sealed || copy ? asStored(event, stored, sealed ?? copy!) : text;
    event.hash = all.last = chainHashOfTexts(all.last, event, data, metadata);
    if (!sealed && !copy) keepTexts(event, data, metadata);
    all.size += data.length + metadata.length;
    return { event, data };
  });
  if (sealed) all.keys.push(...sealed.keys);
  all.commands.push({ metadata, events: prepared });
  all.events.push(...prepared);
}

/** The data as it is stored, sealed now or where it was copied from; it is kept beside the event: an export has to have it. */
function asStored(event: RecordedEvent, metadata: EventMetadata, by: Sealing | RecordedEvent): string {
  const stored = 'keyOf' in by ? sealedEvent({ ...event, metadata }, by.keyOf) : { ...by, metadata };
  keepStored(event, stored);
  return canonicalJson(stored.data);
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
function storable(json: string): string {
  if (json.includes('\\u') && UNSTORABLE.test(json))
    throw new UnstorableText('text with NUL or half a surrogate pair cannot be stored');
  return json;
}
