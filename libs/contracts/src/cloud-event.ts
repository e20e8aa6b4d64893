import { contractErrors } from './contract.js';
import { textsOf } from './event-texts.js';
import { EVENT_TYPES } from './generated/types.js';
import type { FieldError } from './problem.js';
import type { EventMetadata, RecordedEvent } from './recorded-event.js';

/** An event on the bus: CloudEvents 1.0.2, structured JSON. Extension attributes are in lower case, as the standard asks. */
export interface ParleyCloudEvent {
  specversion: '1.0';
  id: string;
  source: string;
  type: string;
  subject: string;
  time: string;
  datacontenttype: 'application/json';
  /** Stream version, as text, as the `sequence` extension has it. */
  sequence: string;
  /** The channel: what orders deliveries. */
  partitionkey: string;
  traceparent?: string;
  tenant: string;
  protocol: string;
  position: number;
  hash: string;
  metadata: EventMetadata;
  /** Absent where it would be larger than a message may be: then `dataref` says where the event is. */
  data?: unknown;
  dataref?: string;
}

export const CLOUD_EVENTS_CONTENT_TYPE = 'application/cloudevents+json';
const TYPE_PREFIX = 'parley.v1.';

export function toCloudEvent(event: RecordedEvent): ParleyCloudEvent {
  return {
    specversion: '1.0',
    id: event.id,
    source: `/parley/${event.tenant}/channels/${event.channel_id}`,
    type: TYPE_PREFIX + event.type,
    subject: event.channel_id,
    time: event.recorded_at,
    datacontenttype: 'application/json',
    sequence: String(event.version),
    partitionkey: event.channel_id,
    ...(event.metadata.traceparent ? { traceparent: event.metadata.traceparent } : {}),
    tenant: event.tenant,
    protocol: event.protocol,
    position: event.position,
    hash: event.hash,
    metadata: event.metadata,
    data: event.data,
  };
}

/** The envelope as JSON. */
export function cloudEventJson(event: RecordedEvent): string {
  const { data, metadata } = textsOf(event);
  const { data: _data, metadata: _metadata, ...envelope } = toCloudEvent(event);
  return `${JSON.stringify(envelope).slice(0, -1)},"metadata":${metadata},"data":${data}}`;
}

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
  return {
    position: value.position,
    tenant: value.tenant,
    channel_id: value.subject,
    protocol: value.protocol,
    version: Number(value.sequence),
    id: value.id,
    type,
    data: value.data,
    metadata: value.metadata,
    recorded_at: value.time,
    hash: value.hash,
  } as RecordedEvent;
}

const malformed = (errors: FieldError[]): { error: NotAnEvent } => ({ error: { kind: 'malformed', errors } });

function isEnvelope(value: unknown): value is ParleyCloudEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { specversion, id, type, subject, sequence, tenant, position, hash, metadata } = value as ParleyCloudEvent;
  return (
    specversion === '1.0' &&
    [id, type, subject, sequence, tenant, hash].every((text) => typeof text === 'string') &&
    Number.isSafeInteger(position) &&
    Number.isSafeInteger(Number(sequence)) &&
    typeof metadata === 'object' &&
    metadata !== null
  );
}
