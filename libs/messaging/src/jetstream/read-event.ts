import type { JsMsg } from '@nats-io/jetstream';
import { fromCloudEvent, type RecordedEvent } from '@parley/contracts';

/** A message as an event; or why it never will be one; or why it has to wait for a newer version of this service. */
export function readEvent(message: JsMsg): { event: RecordedEvent } | { cause: string } | { hold: string } {
  let value: unknown;
  try {
    value = message.json();
  } catch {
    return { cause: 'ContractBroken: the message is not JSON' };
  }
  const read = fromCloudEvent(value);
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
