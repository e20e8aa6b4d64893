import type { EventLog } from '@parley/event-log';
import type { Registry } from '@parley/protocols';
import { noRows, project, UNPROJECTED } from '../projections/channel-rows.js';
import { pageRows } from '../projections/page-rows.js';
import { pagesUpTo } from './event-pages.js';

/** A row as its table has it; those of protocols' tables have a key. */
export interface PastRow {
  position: number;
  key?: string;
  [column: string]: unknown;
}

/**
 * A channel's rows by their table, as they stood: folded anew from the log.
 * @param moment.at a version of the channel: what came after it had not happened
 */
export async function pastRows(
  log: Pick<EventLog, 'readChannel'>,
  registry: Registry,
  moment: { tenant: string; at: number },
  id: string,
): Promise<(table: string) => PastRow[]> {
  const changed = noRows();
  let channel = UNPROJECTED;
  for await (const page of pagesUpTo(log, moment, id)) channel = project(channel, page, registry, changed);
  const rows = pageRows(channel, changed, registry);
  return (table) => rows.filter((row) => row.table === table).map(({ json }) => JSON.parse(json) as PastRow);
}

/** In the order of the log; rows of one event by their keys, in the order of their code points. */
export const inOrder = (one: PastRow, other: PastRow): number =>
  one.position - other.position || ((one.key ?? '') < (other.key ?? '') ? -1 : 1);
