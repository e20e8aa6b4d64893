import type { RecordedEvent } from './recorded-event.js';

/** The hash before a channel's first event. */
export const GENESIS_HASH = '0'.repeat(64);

/** What the chain covers of an event: everything but its place in the whole log and the database's clock. */
export type Hashed = Pick<
  RecordedEvent,
  'tenant' | 'channel_id' | 'protocol' | 'version' | 'id' | 'type' | 'data' | 'metadata'
>;

/**
 * The text whose SHA-256 is an event's hash: the hash before it, then the event's canonical JSON (RFC 8785).
 * @param data,metadata canonical JSON
 */
export function chainText(
  previous: string,
  { channel_id, id, protocol, tenant, type, version }: Omit<Hashed, 'data' | 'metadata'>,
  data: string,
  metadata: string,
): string {
  const text = JSON.stringify;
  // The members in the order of RFC 8785.
  return (
    `${previous}{"channel_id":${text(channel_id)},"data":${data},"id":${text(id)},"metadata":${metadata},` +
    `"protocol":${text(protocol)},"tenant":${text(tenant)},"type":${text(type)},"version":${version}}`
  );
}
