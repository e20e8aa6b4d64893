import type { RecordedEvent } from '@parley/contracts';

/** A row of log.events as the driver gives it. */
export interface EventRow {
  position: string;
  channel_id: string;
  version: number;
  id: string;
  tenant: string;
  protocol: string;
  type: string;
  data: unknown;
  metadata: unknown;
  recorded_at: Date;
  hash: string;
}

export const COLUMNS = 'position, channel_id, version, id, tenant, protocol, type, data, metadata, recorded_at, hash';

export function eventOf(row: EventRow): RecordedEvent {
  const { channel_id, version, id, tenant, protocol, type, data, metadata, hash } = row;
  const position = Number(row.position);
  const recorded_at = row.recorded_at.toISOString();
  const event = { position, tenant, channel_id, protocol, version, id, type, data, metadata, recorded_at, hash };
  return event as RecordedEvent;
}
