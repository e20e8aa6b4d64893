import type { RecordedEvent } from './recorded-event.js';

interface Texts {
  data: string;
  metadata: string;
}

/** Beside the events, not in them: a copy with other data must not carry the texts of the original. */
const texts = new WeakMap<RecordedEvent, Texts>();

/** Keeps what an event's parts were written as for its hash and the database, for those whom it is sent to. */
export function keepTexts(event: RecordedEvent, data: string, metadata: string): void {
  texts.set(event, { data, metadata });
}

/** An event's parts as JSON. */
export const textsOf = (event: RecordedEvent): Texts =>
  texts.get(event) ?? { data: JSON.stringify(event.data), metadata: JSON.stringify(event.metadata) };

/** An event as JSON. */
export function eventJson(event: RecordedEvent): string {
  const { data, metadata } = textsOf(event);
  const { position, tenant, channel_id, protocol, version, id, type, recorded_at, hash } = event;
  const place = JSON.stringify({ position, tenant, channel_id, protocol, version, id, type });
  return `${place.slice(0, -1)},"data":${data},"metadata":${metadata},"recorded_at":"${recorded_at}","hash":"${hash}"}`;
}
