import type { channelRow, ChangedRows, ProtocolRow } from './channel-rows.js';

/** What has changed of a channel since it was last written. */
export interface ChangedChannel extends ChangedRows {
  channel: ReturnType<typeof channelRow>;
}

/**
 * What has changed as one statement with few parameters, however many rows there are: each table's rows are one JSON
 * array, and the checkpoint moves with them or not at all.
 * @param position up to where the changes go; what is behind the checkpoint already changes nothing
 */
export function savePage(changes: readonly ChangedChannel[], position: number): { text: string; values: unknown[] } {
  const values: unknown[] = [position];
  const all = <Row>(pick: (one: ChangedChannel) => Iterable<Row>): Row[] => changes.flatMap((one) => [...pick(one)]);
  const parts = [
    { name: 'channels', columns: CHANNEL_COLUMNS, keys: ['channel_id'], rows: changes.map(({ channel }) => channel) },
    {
      name: 'turns',
      columns: TURN_COLUMNS,
      keys: ['channel_id', 'request_id'],
      rows: all((one) => one.turns.values()),
    },
    {
      name: 'questions',
      columns: QUESTION_COLUMNS,
      keys: ['channel_id', 'question_id'],
      rows: all((one) => one.questions.values()),
    },
    ...byTable(all((one) => one.protocolRows.values())),
  ].filter((part) => part.rows.length);
  const statements = parts.map(({ name, columns, keys, rows }) => {
    values.push(JSON.stringify(rows));
    return upsertStatement(name, columns, keys, `$${values.length}`);
  });
  const text = `with page as (
    update projections.checkpoint set position = $1 where name = 'projections' and position < $1 returning position
  )${statements.map((statement, index) => `, saved_${index} as (${statement})`).join('')}
  select count(*)::integer as moved from page`;
  return { text, values };
}

type Columns = Record<string, string>;

const CHANNEL_COLUMNS: Columns = {
  channel_id: 'uuid',
  tenant: 'text',
  protocol: 'text',
  status: 'text',
  last_activity_at: 'timestamptz',
  position: 'bigint',
  view: 'jsonb',
  outcome: 'jsonb',
};
const TURN_COLUMNS: Columns = {
  channel_id: 'uuid',
  request_id: 'text',
  tenant: 'text',
  participant_id: 'text',
  name: 'text',
  kind: 'text',
  open: 'boolean',
  round: 'integer',
  work: 'text',
  due_at: 'timestamptz',
  position: 'bigint',
  answer_type: 'text',
  answer: 'jsonb',
  context: 'jsonb',
};
const QUESTION_COLUMNS: Columns = {
  channel_id: 'uuid',
  question_id: 'text',
  tenant: 'text',
  pending: 'boolean',
  position: 'bigint',
  question: 'jsonb',
};
const ROW_COLUMNS: Columns = { channel_id: 'uuid', key: 'text', position: 'bigint', data: 'jsonb' };

function upsertStatement(table: string, columns: Columns, keys: string[], parameter: string): string {
  const names = Object.keys(columns).join(', ');
  const types = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const changes = Object.keys(columns)
    .filter((name) => !keys.includes(name))
    .map((name) => `${name} = excluded.${name}`);
  return `insert into projections.${table} (${names})
    select ${names} from jsonb_to_recordset(${parameter}::jsonb) as r(${types.join(', ')}) where exists (select from page)
    on conflict (${keys.join(', ')}) do update set ${changes.join(', ')}`;
}

function byTable(rows: readonly ProtocolRow[]) {
  const tables = new Map<string, object[]>();
  for (const { table, ...row } of rows) {
    const known = tables.get(table);
    if (known) known.push(row);
    else tables.set(table, [row]);
  }
  return [...tables].map(([name, own]) => ({ name, columns: ROW_COLUMNS, keys: ['channel_id', 'key'], rows: own }));
}
