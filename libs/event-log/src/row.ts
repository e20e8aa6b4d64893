import { keepTexts, type EventMetadata, type RecordedEvent } from '@parley/contracts';
import pg from 'pg';

/** A row of log.events as the driver gives it. */
export interface EventRow {
  position: string;
  channel_id: string;
  version: number;
  id: string;
  tenant: string;
  protocol: string;
  type: string;
  /** JSON. */
  data: string;
  metadata: string;
  recorded_at: Date;
  hash: string;
}

export const COLUMNS = 'position, channel_id, version, id, tenant, protocol, type, data, metadata, recorded_at, hash';

const { JSON: JSON_OID } = pg.types.builtins;
const asText = (text: string): string => text;

/** Leaves JSON as it is stored: who sends an event on sends this text, and nobody makes it anew. */
export const UNPARSED = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === (JSON_OID as number) ? asText : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function eventsOf(rows: readonly EventRow[]): RecordedEvent[] {
  let last: { text: string; metadata: EventMetadata } | undefined;
  return rows.map((row) => {
    // The events of one command share what is recorded of it.
    if (last?.text !== row.metadata) last = { text: row.metadata, metadata: JSON.parse(row.metadata) as EventMetadata };
    return eventOf(row, last.metadata);
  });
}

function eventOf(row: EventRow, metadata: EventMetadata): RecordedEvent {
  const { channel_id, version, id, tenant, protocol, type, hash } = row;
  const position = Number(row.position);
  const recorded_at = row.recorded_at.toISOString();
  const data = JSON.parse(row.data) as unknown;
  const event = { position, tenant, channel_id, protocol, version, id, type, data, metadata, recorded_at, hash };
  // What is read of sealed words is written anew.
  if (!metadata.sealed) keepTexts(event as RecordedEvent, row.data, row.metadata);
  return event as RecordedEvent;
}
