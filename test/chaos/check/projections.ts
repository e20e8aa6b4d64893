import { canonicalJson, type RecordedEvent } from '@parley/contracts';
import { REGISTRY } from '@parley/protocols';
import { noRows, project, UNPROJECTED } from '../../../services/transcript-store/src/projections/channel-rows.js';
import { pageRows } from '../../../services/transcript-store/src/projections/page-rows.js';
import { groupedBy, type Violation } from '../history.js';

/** A row of the read side's tables, as JSON has it. */
export interface StoredRow {
  table: string;
  row: Record<string, unknown>;
}

/** The tables are what a fold of the log gives: the same rows, and no others. */
export function projectionViolations(events: readonly RecordedEvent[], stored: readonly StoredRow[]): Violation[] {
  const tables = new Map(stored.map((one) => [keyOf(one), one]));
  const folded = foldedRows(events);
  const expected = new Set(folded.map(keyOf));
  return [
    ...folded.flatMap((one) => differences(one, tables.get(keyOf(one)))),
    ...[...tables]
      .filter(([key]) => !expected.has(key))
      .map(([, one]) => violation(one, 'is there, and no event has made it')),
  ];
}

/** The rows that the read side is to have of a log. */
export const foldedRows = (events: readonly RecordedEvent[]): StoredRow[] =>
  [...groupedBy(events, ({ channel_id }) => channel_id).values()].flatMap(rowsOf);

function rowsOf(events: readonly RecordedEvent[]): StoredRow[] {
  const changed = noRows();
  const channel = project(UNPROJECTED, events, REGISTRY, changed);
  const rows = pageRows(channel, changed, REGISTRY);
  return rows.map(({ table, json }) => ({ table, row: JSON.parse(json) as StoredRow['row'] }));
}

function differences(folded: StoredRow, stored: StoredRow | undefined): Violation[] {
  if (!stored) return [violation(folded, 'is missing')];
  const text = ({ row }: StoredRow, field: string) => canonicalJson(row[field] ?? null);
  const other = Object.keys(folded.row).filter((field) => text(folded, field) !== text(stored, field));
  return other.map((field) =>
    violation(folded, `${field}: stored ${shorten(text(stored, field))}, folded ${shorten(text(folded, field))}`),
  );
}

const violation = ({ table, row }: StoredRow, evidence: string): Violation => ({
  rule: 'projections are a fold of the log',
  channel_id: String(row['channel_id']),
  evidence: `${table} ${ownKey(row)}: ${evidence}`,
});

const ownKey = ({ request_id, question_id, key }: StoredRow['row']): string =>
  String(request_id ?? question_id ?? key ?? '');

export const keyOf = ({ table, row }: StoredRow): string => JSON.stringify([table, row['channel_id'], ownKey(row)]);

/** As much of a long value as is enough to see where it stands. */
const shorten = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text);
