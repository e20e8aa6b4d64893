import type { RecordedEvent } from './recorded-event.js';

interface Texts {
  data: string;
  metadata: string;
}

/** Beside the events, not in them: a copy with other data must not carry the texts of the original. */
const texts = new WeakMap<RecordedEvent, Texts>();

/** What is hashed and stored of events with somebody's words. */
const stored = new WeakMap<RecordedEvent, Pick<RecordedEvent, 'data' | 'metadata'>>();

/** Keeps how an event is stored, beside the event as it is read. */
export function keepStored(event: RecordedEvent, { data, metadata }: RecordedEvent): void {
  stored.set(event, { data, metadata });
}

/** An event as it is hashed and stored: what an export has to hold. */
export const storedOf = (event: RecordedEvent): RecordedEvent => {
  const as = stored.get(event);
  return as ? ({ ...event, ...as } as RecordedEvent) : event;
};

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
