import type { JsMsg } from '@nats-io/jetstream';
import { headers, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import {
  byReference,
  CLOUD_EVENTS_CONTENT_TYPE,
  cloudEventJson,
  fromCloudEvent,
  toCloudEvent,
  type RecordedEvent,
} from '@parley/contracts';
import type { Carrier } from '@parley/telemetry';
import { PermanentFailure, type ChannelReader } from '../ports.js';
import { addCarrier } from './trace-headers.js';

/** Room for a message's headers within the broker's limit. */
const HEADERS_BYTES = 1_024;

/** Bytes that a message's payload may have on that connection. */
export const roomIn = ({ info }: NatsConnection): number => (info?.max_payload ?? 1_048_576) - HEADERS_BYTES;

/**
 * An event as it goes over the bus: one that the broker would refuse for its size must not stop all that come after it.
 * @param trace what it begins; in the headers, which are the hop's, and in the envelope where whoever caused it said none
 */
export function eventMessage(
  connection: NatsConnection,
  recorded: RecordedEvent,
  trace?: Carrier,
): { payload: string; headers: MsgHdrs } {
  const traceparent = recorded.metadata.traceparent ?? trace?.['traceparent'];
  const event = traceparent ? { ...recorded, metadata: { ...recorded.metadata, traceparent } } : recorded;
  const whole = cloudEventJson(event);
  const payload =
    Buffer.byteLength(whole) > roomIn(connection) ? JSON.stringify(byReference(toCloudEvent(event))) : whole;
  const meta = headers();
  meta.set('Content-Type', CLOUD_EVENTS_CONTENT_TYPE);
  addCarrier(meta, trace);
  return { payload, headers: meta };
}

/** A message as an event; or why it never will be one; or why it has to wait for a newer version of this service. */
export function readEvent(message: JsMsg): { event: RecordedEvent } | { cause: string } | { hold: string } {
  let value: unknown;
  try {
    value = message.json();
  } catch {
    return { cause: 'ContractBroken: the message is not JSON' };
  }
  const read = fromCloudEvent(value, { references: true });
  if ('error' in read) {
    const why = read.error.errors.map((error) => `${error.pointer} ${error.reason}`).join('; ');
    return read.error.kind === 'newer-schema' ? { hold: why } : { cause: `ContractBroken: ${why}` };
  }
  const [, , , tenant, channel, type] = message.subject.split('.');
  const { event } = read;
  if (event.tenant !== tenant || event.channel_id !== channel || event.type !== type) {
    return { cause: `ContractBroken: the subject ${message.subject} is not that of the event inside` };
  }
  return { event };
}

/** It came without its data, which is too large for the bus. */
export const isReference = ({ data }: RecordedEvent): boolean => (data as unknown) === undefined;

/** The event that a reference names. @throws PermanentFailure where the log has no such event: the reference is forged */
export async function eventInLog(reader: ChannelReader, reference: RecordedEvent): Promise<RecordedEvent> {
  const { tenant, channel_id, version, id } = reference;
  const { events } = await reader.read(tenant, channel_id, version - 1, version);
  const [event] = events;
  if (event?.id !== id) throw new PermanentFailure(`the log of ${channel_id} has no event ${id}`);
  return event;
}
