import { headers, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import {
  byReference,
  CLOUD_EVENTS_CONTENT_TYPE,
  cloudEventJson,
  toCloudEvent,
  type RecordedEvent,
} from '@parley/contracts';

/** Room for a message's headers within the broker's limit. */
const HEADERS_BYTES = 1_024;

/** An event as it goes over the bus: one that the broker would refuse for its size must not stop all that come after it. */
export function eventMessage(connection: NatsConnection, event: RecordedEvent): { payload: string; headers: MsgHdrs } {
  const limit = (connection.info?.max_payload ?? 1_048_576) - HEADERS_BYTES;
  const whole = cloudEventJson(event);
  const payload = Buffer.byteLength(whole) > limit ? JSON.stringify(byReference(toCloudEvent(event))) : whole;
  const meta = headers();
  meta.set('Content-Type', CLOUD_EVENTS_CONTENT_TYPE);
  return { payload, headers: meta };
}
