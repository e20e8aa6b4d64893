import type { Registry } from '@parley/protocols';
import { channelRow, type ChangedRows, type ProjectedChannel } from './channel-rows.js';

/** A channel as it is written: its last event's place in the log. */
export interface WrittenChannel {
  channel_id: string;
  tenant: string;
  position: number;
}

/** A row of one of the tables, as JSON. */
export interface PageRow {
  channel: WrittenChannel;
  table: string;
  json: string;
}

/** What has changed of a channel as rows. @throws where its view cannot be made */
export function pageRows(channel: ProjectedChannel, changed: ChangedRows, registry: Registry): PageRow[] {
  const own = channelRow(channel, registry);
  const { channel_id, tenant, position } = own;
  const written = { channel_id, tenant, position };
  const row = (table: string, content: object): PageRow => ({
    channel: written,
    table,
    json: JSON.stringify(content),
  });
  return [
    row('channels', own),
    ...[...changed.turns.values()].map((turn) => row('turns', turn)),
    ...[...changed.questions.values()].map((question) => row('questions', question)),
    ...(changed.words ? [row('channel_words', changed.words)] : []),
    ...[...changed.protocolRows.values()].map(({ table, ...content }) => row(table, { tenant, ...content })),
  ];
}

/** Rows and characters of one statement, at most; a single row may be larger. */
export interface Bounds {
  rows: number;
  characters: number;
}

export const BOUNDS: Bounds = { rows: 5_000, characters: 4_000_000 };

/** The rows cut into pieces that one statement can take, in order. */
export function pieces(rows: readonly PageRow[], { rows: mostRows, characters }: Bounds): PageRow[][] {
  const all: PageRow[][] = [];
  let size = 0;
  for (const row of rows) {
    const last = all.at(-1);
    if (last && last.length < mostRows && size + row.json.length <= characters) {
      last.push(row);
      size += row.json.length;
    } else {
      all.push([row]);
      size = row.json.length;
    }
  }
  return all;
}
