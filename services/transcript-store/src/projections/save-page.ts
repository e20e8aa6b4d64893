import type { PageRow } from './page-rows.js';

/** A statement and its parameters. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** From where to where a write moves the checkpoint. */
export interface Reach {
  /** What the writer knows to be written: a checkpoint before it means that somebody has reset the tables. */
  from: number;
  to: number;
}

/**
 * All rows in one statement with few parameters, and the checkpoint moves with them or not at all: what is behind the
 * checkpoint already changes nothing. The answer says where it was.
 */
export function savePage(rows: readonly PageRow[], { from, to }: Reach): Statement {
  const { text, values } = upserts(rows, [to, from]);
  return {
    text: `with page as (
      update projections.checkpoint set position = $1
      where name = 'projections' and position >= $2 and position < $1 returning position
    )${text} select (select position from projections.checkpoint where name = 'projections') as position`,
    values,
  };
}

/** Some of the rows, in a transaction that has locked the checkpoint and moves it itself. */
export function saveRows(rows: readonly PageRow[]): Statement {
  const { text, values } = upserts(rows, []);
  return { text: `with page as (select)${text} select`, values };
}

/** Each table's rows are one JSON array. A channel that is in quarantine is left out, whoever has put it there. */
function upserts(rows: readonly PageRow[], before: readonly unknown[]): Statement {
  const values = [...before];
  const tables = new Map<string, string[]>();
  for (const { table, json } of rows) {
    const known = tables.get(table);
    if (known) known.push(json);
    else tables.set(table, [json]);
  }
  const parts = [...tables].map(([table, texts], index) => {
    values.push(`[${texts.join(',')}]`);
    return `, saved_${index} as (${upsertStatement(table, `$${values.length}`)})`;
  });
  return { text: parts.join(''), values };
}

interface Shape {
  columns: Record<string, string>;
  keys: string[];
}

const SHAPES = new Map<string, Shape>([
  [
    'channels',
    {
      columns: {
        channel_id: 'uuid',
        tenant: 'text',
        protocol: 'text',
        status: 'text',
        last_activity_at: 'timestamptz',
        position: 'bigint',
        view: 'jsonb',
        outcome: 'jsonb',
      },
      keys: ['channel_id'],
    },
  ],
  [
    'turns',
    {
      columns: {
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
      },
      keys: ['channel_id', 'request_id'],
    },
  ],
  [
    'questions',
    {
      columns: {
        channel_id: 'uuid',
        question_id: 'text',
        tenant: 'text',
        pending: 'boolean',
        position: 'bigint',
        question: 'jsonb',
      },
      keys: ['channel_id', 'question_id'],
    },
  ],
  [
    'channel_words',
    {
      columns: { channel_id: 'uuid', tenant: 'text', words: 'text', people: 'text[]' },
      keys: ['channel_id'],
    },
  ],
]);

/** A protocol's own table. */
const PROTOCOL_TABLE: Shape = {
  columns: { channel_id: 'uuid', key: 'text', tenant: 'text', position: 'bigint', data: 'jsonb' },
  keys: ['channel_id', 'key'],
};

function upsertStatement(table: string, parameter: string): string {
  const { columns, keys } = SHAPES.get(table) ?? PROTOCOL_TABLE;
  const names = Object.keys(columns).join(', ');
  const types = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const changes = Object.keys(columns)
    .filter((name) => !keys.includes(name))
    .map((name) => `${name} = excluded.${name}`);
  return `insert into projections.${table} (${names})
    select ${names} from jsonb_to_recordset(${parameter}::jsonb) as r(${types.join(', ')})
    where exists (select from page)
      and not exists (select from projections.quarantine q where q.channel_id = r.channel_id)
    on conflict (${keys.join(', ')}) do update set ${changes.join(', ')}`;
}
