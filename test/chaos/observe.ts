import { JetStreamApiCodes, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { openedInput, type SealedInput, type StoredInput } from '@parley/contracts';
import { DEAD_LETTERS_STREAM, type DeadLetter } from '@parley/messaging';
import { PROTOCOLS } from '@parley/protocols';
import pg from 'pg';
import { openWords } from '../../libs/event-log/src/open-words.js';
import { COLUMNS, eventsOf, UNPARSED, type EventRow } from '../../libs/event-log/src/row.js';
import { channelTables } from '../../services/transcript-store/src/projections/protocol-tables.js';
import type { Seen } from './check/check.js';
import type { KeptInput } from './check/follows.js';
import type { StoredRow } from './check/projections.js';
import { postgresServer } from './postgres-server.js';

/** How far log and views are, and what is still open. */
export interface Standing {
  head: number;
  projected: number;
  open: number;
  /** When the youngest channel was opened, in milliseconds: what was sent again has opened it late. */
  opened: number;
}

/** One look into the database of a data folder, past all services. @throws where it does not answer */
async function look<T>(folder: string, read: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: postgresServer(folder).adminUrl,
    connectionTimeoutMillis: 60_000,
    query_timeout: 60_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await read(client);
  } finally {
    await client.end();
  }
}

export const standing = (folder: string): Promise<Standing> =>
  look(folder, async (client) => {
    const { rows } = await client.query<Record<keyof Standing, string>>(
      `select (select position from log.head) as head,
        (select position from projections.checkpoint where name = 'projections') as projected,
        (select count(*) from log.streams s where not exists
          (select from log.events e where e.channel_id = s.channel_id and e.type = 'ChannelClosed')) as open,
        (select coalesce(extract(epoch from max(recorded_at)) * 1000, 0) from log.events where version = 1) as opened`,
    );
    const [{ head, projected, open, opened }] = rows as [Record<keyof Standing, string>];
    return { head: Number(head), projected: Number(projected), open: Number(open), opened: Number(opened) };
  });

/** The whole log, its own count, what was kept of commands, and every row of the views. */
export const everything = (folder: string): Promise<Pick<Seen, 'events' | 'head' | 'inputs' | 'rows'>> =>
  look(folder, async (client) => {
    const text = `select ${COLUMNS} from log.events order by position`;
    const stored = await client.query<EventRow>({ text, types: UNPARSED });
    const head = await client.query<{ position: string }>('select position from log.head');
    const kept = await client.query<InputRow>('select tenant, channel_id, version, body from log.inputs');
    const keys = await client.query<{ key_id: string; key: string }>('select key_id, key from log.subject_keys');
    // What people say is stored sealed (ADR 48); the checks are of what is read.
    const known = new Map(keys.rows.map(({ key_id, key }) => [key_id, key]));
    const events = await openWords(eventsOf(stored.rows), () => Promise.resolve(known));
    const inputs = kept.rows.map((row) => openedRow(row, known));
    const rows: StoredRow[] = [];
    for (const table of channelTables(PROTOCOLS)) {
      const found = await client.query<Record<string, unknown>>(`select * from projections.${table}`);
      rows.push(...found.rows.map((row) => ({ table, row: asJson(row) })));
    }
    return { events, head: Number(head.rows[0]!.position), inputs, rows };
  });

interface InputRow {
  tenant: string;
  channel_id: string;
  version: number;
  body: StoredInput | SealedInput;
}

function openedRow({ body, ...place }: InputRow, keys: ReadonlyMap<string, string>): KeptInput {
  const stored = 'sealed' in body ? openedInput(body, place, (id) => keys.get(id)) : body;
  return { channel_id: place.channel_id, version: place.version, stored };
}

/** The timers that channel-admin has written down: those that it starts with. */
export const timers = (folder: string): Promise<object[]> =>
  look(folder, async (client) => (await client.query<object>('select * from channel_admin.timers')).rows);

/** As the read side sends it to the database: dates as text, positions as numbers. */
const asJson = (row: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify({ ...row, position: Number(row['position']) })) as Record<string, unknown>;

/** The dead letters of a standalone, which keeps them in its database. */
export const keptLetters = (folder: string): Promise<DeadLetter[]> =>
  look(folder, async (client) => (await client.query<DeadLetter>('select * from messaging.dead_letters')).rows);

/** The dead letters that a broker has. */
export async function brokerLetters(url: string): Promise<DeadLetter[]> {
  const connection = await connect({ servers: url, timeout: 5_000 });
  try {
    const manager = await jetstreamManager(connection);
    const { state } = await manager.streams.info(DEAD_LETTERS_STREAM);
    const letters: DeadLetter[] = [];
    // A stream that never had a message begins at 0, which is no message.
    for (let seq = Math.max(1, state.first_seq); seq <= state.last_seq; seq++) {
      const message = await manager.streams.getMessage(DEAD_LETTERS_STREAM, { seq });
      if (message) letters.push(message.json<DeadLetter>());
    }
    return letters;
  } catch (error) {
    // Its store was wiped, and nobody has made the stream again yet.
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return [];
    throw error;
  } finally {
    await connection.close();
  }
}
