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

export const eventOf = (row: EventRow): RecordedEvent =>
  ({ ...row, position: Number(row.position), recorded_at: row.recorded_at.toISOString() }) as RecordedEvent;
