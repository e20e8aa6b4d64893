import { contractErrors } from './contract.js';
import { textsOf } from './event-texts.js';
import { EVENT_TYPES, type SeatTypes } from './generated/types.js';
import type { FieldError } from './problem.js';
import type { RecordedEvent } from './recorded-event.js';
import { actorOf, actorToken } from './subjects.js';

/**
 * An event on the bus: CloudEvents 1.0.2, structured JSON. An attribute has a name in lower case and is no object, and its integers
 * have 32 bits (1.0.2, Type System): what is longer or nested in the log is text here.
 */
export interface ParleyCloudEvent {
  specversion: '1.0';
  /** UUID: the same event again has the same. */
  id: string;
  /** The channel's path: `/parley/{tenant}/channels/{channel}`. */
  source: string;
  /** `parley.v1.` and the event's type. */
  type: string;
  /** The channel. */
  subject: string;
  /** When it was committed, RFC 3339. */
  time: string;
  datacontenttype: 'application/json';
  /**
   * Version in the channel, ten digits: the `sequence` extension compares texts.
   * @pattern ^\d{10}$
   */
  sequence: string;
  /** The channel: what orders deliveries. */
  partitionkey: string;
  /**
   * W3C trace context: of whoever caused the command, as recorded; or else of the turn that it asks for, which no log has and `hash`
   * does not cover. The message's header of that name is the turn's.
   */
  traceparent?: string;
  tenant: string;
  protocol: string;
  /**
   * Place in the whole log, sixteen digits.
   * @pattern ^\d{16}$
   */
  position: string;
  /** The event's place in the channel's chain: SHA-256 in hex. */
  hash: string;
  /** Whoever caused the command, `participant-ana`. */
  actor: string;
  /** The command that caused it: its id, its type, the hash of its data. */
  commandid: string;
  commandtype: string;
  commandhash: string;
  /** When the command was issued, RFC 3339. */
  commandtime: string;
  /** The rules that decided, by their hash: at the first event of a channel, and wherever they are others than before. */
  rules?: string;
  /** Absent where it would be larger than a message may be: then `dataref` says where the event is. */
  data?: unknown;
  dataref?: string;
}

export const CLOUD_EVENTS_CONTENT_TYPE = 'application/cloudevents+json';
const TYPE_PREFIX = 'parley.v1.';
const SEQUENCE_DIGITS = 10;
const POSITION_DIGITS = 16;

export function toCloudEvent(event: RecordedEvent): ParleyCloudEvent {
  return { ...envelopeOf(event), data: event.data };
}

function envelopeOf(event: RecordedEvent): ParleyCloudEvent {
  const { hash, metadata } = event;
  return {
    ...placeOf(event),
    ...(metadata.traceparent ? { traceparent: metadata.traceparent } : {}),
    hash,
    actor: actorToken(metadata.actor),
    commandid: metadata.command_id,
    commandtype: metadata.command_type,
    commandhash: metadata.command_hash,
    commandtime: metadata.time,
    ...(metadata.rules !== undefined && { rules: metadata.rules }),
  };
}

/** What tells of an event where it stands, and nothing of who caused it. */
function placeOf({ id, type, tenant, channel_id, protocol, version, position, recorded_at }: RecordedEvent) {
  return {
    specversion: '1.0' as const,
    id,
    source: `/parley/${tenant}/channels/${channel_id}`,
    type: TYPE_PREFIX + type,
    subject: channel_id,
    time: recorded_at,
    datacontenttype: 'application/json' as const,
    sequence: String(version).padStart(SEQUENCE_DIGITS, '0'),
    partitionkey: channel_id,
    tenant,
    protocol,
    position: String(position).padStart(POSITION_DIGITS, '0'),
  };
}

/** Something that a seat is told. */
export type SeatMessage = {
  [T in keyof SeatTypes]: { id: string; participant_id: string; type: T; data: SeatTypes[T] };
}[keyof SeatTypes];

/** What a seat is told, in its envelope: as an event's, without what says who caused it. */
export type SeatCloudEvent = Omit<
  ParleyCloudEvent,
  'traceparent' | 'hash' | 'actor' | 'commandid' | 'commandtype' | 'commandhash' | 'commandtime' | 'rules'
>;

/** The place is that of the event that it follows from. */
export const seatCloudEvent = (event: RecordedEvent, { id, type, data }: SeatMessage): SeatCloudEvent => ({
  ...placeOf(event),
  id,
  type: TYPE_PREFIX + type,
  data,
});

/** The envelope as JSON. */
export const cloudEventJson = (event: RecordedEvent): string =>
  `${JSON.stringify(envelopeOf(event)).slice(0, -1)},"data":${textsOf(event).data}}`;

/** The envelope without what is too large for the bus (CloudEvents `dataref`): the event is in the log all the same. */
export function byReference({ data: _data, ...envelope }: ParleyCloudEvent): ParleyCloudEvent {
  return { ...envelope, dataref: `/v1/channels/${envelope.subject}/timeline` };
}

/** Why a message on the bus is not an event of this contract. `newer` means: known form, unknown type or version. */
export type NotAnEvent = { kind: 'malformed' | 'unknown-type' | 'newer-schema'; errors: FieldError[] };

/**
 * Reads a message from the bus and checks it against proto/.
 * @param references whether an event may come without its data, by reference: whoever says so fetches it from the log
 */
export function fromCloudEvent(
  value: unknown,
  { references = false } = {},
): { event: RecordedEvent } | { error: NotAnEvent } {
  if (!isEnvelope(value)) return malformed([{ pointer: '', reason: 'is not a CloudEvents 1.0 envelope of Parley' }]);
  if (!value.type.startsWith(TYPE_PREFIX)) {
    const kind = /^parley\.v\d+\./.test(value.type) ? 'newer-schema' : 'unknown-type';
    return { error: { kind, errors: [{ pointer: '/type', reason: `unknown type ${value.type}` }] } };
  }
  const type = value.type.slice(TYPE_PREFIX.length);
  if (!(EVENT_TYPES as readonly string[]).includes(type)) {
    return { error: { kind: 'unknown-type', errors: [{ pointer: '/type', reason: `unknown type ${value.type}` }] } };
  }
  if (references && value.data === undefined && value.dataref !== undefined)
    return { event: recordedFrom(value, type) };
  const errors = contractErrors(type, value.data);
  if (errors.length) return malformed(errors.map((error) => ({ ...error, pointer: `/data${error.pointer}` })));
  return { event: recordedFrom(value, type) };
}

function recordedFrom(value: ParleyCloudEvent, type: string): RecordedEvent {
  const { commandtime, commandid, commandhash, commandtype, traceparent, rules } = value;
  return {
    position: positionOf(value),
    tenant: value.tenant,
    channel_id: value.subject,
    protocol: value.protocol,
    version: Number(value.sequence),
    id: value.id,
    type,
    data: value.data,
    metadata: {
      time: commandtime,
      actor: actorOf(value.actor),
      command_id: commandid,
      ...(traceparent ? { traceparent } : {}),
      command_hash: commandhash,
      command_type: commandtype,
      ...(rules !== undefined && { rules }),
    },
    recorded_at: value.time,
    hash: value.hash,
  } as RecordedEvent;
}

const malformed = (errors: FieldError[]): { error: NotAnEvent } => ({ error: { kind: 'malformed', errors } });

/** An event's place in the log; undefined where what came says none. */
export const positionOf = ({ position }: Partial<ParleyCloudEvent>): number | undefined =>
  isNumber(position, POSITION_DIGITS) ? Number(position) : undefined;

const isNumber = (text: unknown, digits: number): boolean =>
  typeof text === 'string' && text.length === digits && /^\d+$/u.test(text) && Number.isSafeInteger(Number(text));

/** Attributes that are texts of any kind. */
const TEXTS: readonly (keyof ParleyCloudEvent)[] = [
  ...(['id', 'type', 'subject', 'time', 'tenant', 'protocol', 'hash'] as const),
  ...(['actor', 'commandid', 'commandtype', 'commandhash', 'commandtime'] as const),
];

function isEnvelope(value: unknown): value is ParleyCloudEvent {
  if (typeof value !== 'object' || value === null) return false;
  const event = value as ParleyCloudEvent;
  return (
    event.specversion === '1.0' &&
    TEXTS.every((name) => typeof event[name] === 'string') &&
    isNumber(event.sequence, SEQUENCE_DIGITS) &&
    isNumber(event.position, POSITION_DIGITS) &&
    actorOf(event.actor) !== undefined
  );
}
