import { hash } from 'node:crypto';
import { canonicalJson } from './canonical-json.js';
import type { RecordedEvent } from './recorded-event.js';

/** The hash before a channel's first event. */
export const GENESIS_HASH = '0'.repeat(64);

/** What the chain covers of an event: everything but its place in the whole log and the database's clock. */
export type Hashed = Pick<
  RecordedEvent,
  'tenant' | 'channel_id' | 'protocol' | 'version' | 'id' | 'type' | 'data' | 'metadata'
>;

export const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** sha256(previous hash + canonical JSON of the event), in hex. */
export function chainHash(previous: string, event: Hashed): string {
  return chainHashOfTexts(previous, event, canonicalJson(event.data), canonicalJson(event.metadata));
}

/**
 * The same where the canonical texts of data and metadata are there already: they are what is stored and sent as well.
 * @param data,metadata canonical JSON
 */
export function chainHashOfTexts(
  previous: string,
  { channel_id, id, protocol, tenant, type, version }: Omit<Hashed, 'data' | 'metadata'>,
  data: string,
  metadata: string,
): string {
  const text = JSON.stringify;
  // The members in the order of RFC 8785.
  return sha256(
    `${previous}{"channel_id":${text(channel_id)},"data":${data},"id":${text(id)},"metadata":${metadata},` +
      `"protocol":${text(protocol)},"tenant":${text(tenant)},"type":${text(type)},"version":${version}}`,
  );
}

/**
 * Checks one channel's chain (P5).
 * @param events in order, from version 1
 * @returns the version of the first event that does not follow, or undefined where all do
 */
export function firstBrokenLink(events: Iterable<RecordedEvent>): number | undefined {
  let previous = GENESIS_HASH;
  let version = 0;
  for (const event of events) {
    version += 1;
    if (event.version !== version || event.hash !== chainHash(previous, event)) return version;
    previous = event.hash;
  }
  return undefined;
}
