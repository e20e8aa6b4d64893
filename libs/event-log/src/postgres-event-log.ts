import {
  eventId,
  openedInput,
  type EventMetadata,
  type RecordedEvent,
  type SealedInput,
  type StoredInput,
} from '@parley/contracts';
import type pg from 'pg';
import { type AppendResult, type EventLog, type NewEvents, type RecordedInput, asLogFailure } from './event-log.js';
import { GroupCommit } from './group-commit.js';
import { readingAs } from './reading-as.js';
import { openWords } from './open-words.js';
import { COLUMNS, eventsOf, UNPARSED, type EventRow } from './row.js';

/** Events of a page where the caller does not say. */
export const DEFAULT_PAGE = 500;
/** What the data of a channel's page may weigh where the caller does not say: nobody holds a long channel whole. */
export const DEFAULT_BYTES = 2 * 1024 * 1024;

interface Options {
  /** False where this process is the only one that reads the log: an append then tells nobody. */
  notify?: boolean;
  /** True where the pool's role reads for one tenant at a time: a channel is then read as its tenant. */
  asTenant?: boolean;
}

/** The event log in Postgres. The pool's role needs EXECUTE on its functions to write, and SELECT on the log to read. */
export function postgresEventLog(pool: pg.Pool, { notify = true, asTenant = false }: Options = {}): EventLog {
  const commits = new GroupCommit(pool, { notify });

  async function rows(name: string, text: string, values: unknown[], tenant?: string): Promise<RecordedEvent[]> {
    const query = { text: `select ${COLUMNS} from ${text}`, values };
    try {
      const asked = tenant === undefined ? { name, ...query } : { name: `${name}-as`, ...readingAs(tenant, query) };
      const result = await pool.query<EventRow>({ ...asked, types: UNPARSED });
      const events = eventsOf(result.rows);
      return await openWords(events, (ids) => keysOf(ids, tenant));
    } catch (error) {
      throw asLogFailure(error);
    }
  }

  /** @param tenant where it is read as that */
  async function keysOf(ids: readonly string[], tenant?: string): Promise<ReadonlyMap<string, string>> {
    const query = { text: KEYS, values: [ids] };
    const asked =
      tenant === undefined
        ? { name: 'parley-keys', ...query }
        : { name: 'parley-keys-as', ...readingAs(tenant, query) };
    const { rows: found } = await pool.query<{ key_id: string; key: string }>(asked);
    return new Map(found.map(({ key_id, key }) => [key_id, key]));
  }

  /** What was kept of a command as it is read. */
  async function inputsOf(tenant: string, channel_id: string, kept: readonly InputRow[]): Promise<RecordedInput[]> {
    const ids = kept.flatMap(({ body }) => ('sealed' in body ? body.key_ids : []));
    const keys = ids.length ? await keysOf(ids, asTenant ? tenant : undefined) : undefined;
    return kept.map(({ version, body, metadata }) => {
      if (!('sealed' in body)) return { version, stored: body };
      const stored = openedInput(body, { tenant, channel_id, version, metadata }, (id) => keys!.get(id));
      return { version, stored, sealed: body };
    });
  }

  /** The events of a batch have neighbouring versions and one command id. */
  async function readCommand(commandId: string): Promise<RecordedEvent[]> {
    const [first] = await rows('parley-by-id', 'log.events where id = $1', [eventId(commandId, 0)]);
    if (!first) return [];
    const following = await rows(
      'parley-command',
      `log.events where channel_id = $1 and version >= $2 and metadata ->> 'command_id' = $3 order by version limit 1000`,
      [first.channel_id, first.version, commandId],
    );
    return following;
  }

  return {
    async append(batch: NewEvents): Promise<AppendResult> {
      const { events, metadata, input, words, ...channel } = batch;
      const commands = [{ events, metadata, input, words }];
      const result = await commits.append(batch.channel_id, () => ({ ...channel, commands }));
      if (result.status === 'appended') return { status: 'appended', events: result.events[0]! };
      if (result.status === 'conflict') return result;
      return { status: 'duplicate', events: await readCommand(metadata.command_id) };
    },
    appendCommands: (channelId, take) => commits.append(channelId, take),
    readCommand,
    readChannel(tenant, channelId, { after = 0, afterPosition = 0, limit = DEFAULT_PAGE, bytes = DEFAULT_BYTES } = {}) {
      const values = [channelId, tenant, after, afterPosition, limit, bytes];
      return rows('parley-channel', CHANNEL_PAGE, values, asTenant ? tenant : undefined);
    },
    async readInputs(tenant, channelId, { from, to }) {
      const query = { text: INPUTS, values: [channelId, tenant, from, to] };
      const asked = asTenant
        ? { name: 'parley-inputs-as', ...readingAs(tenant, query) }
        : { name: 'parley-inputs', ...query };
      try {
        return await inputsOf(tenant, channelId, (await pool.query<InputRow>(asked)).rows);
      } catch (error) {
        throw asLogFailure(error);
      }
    },
    async readKeys(tenant, keyIds) {
      try {
        return await keysOf(keyIds, asTenant ? tenant : undefined);
      } catch (error) {
        throw asLogFailure(error);
      }
    },
    readAll({ after, limit = DEFAULT_PAGE }) {
      return rows('parley-all', 'log.events where position > $1 order by position limit $2', [after, limit]);
    },
    async head(): Promise<number> {
      try {
        const { rows: found } = await pool.query<{ position: string }>('select position from log.head');
        return Number(found[0]!.position);
      } catch (error) {
        throw asLogFailure(error);
      }
    },
  };
}

interface InputRow {
  version: number;
  body: StoredInput | SealedInput;
  /** The metadata of the event that it stands beside: a copy tells there where it was sealed. */
  metadata: EventMetadata;
}

const KEYS = 'select key_id, key from log.subject_keys where key_id = any($1::uuid[])';

const INPUTS = `select version, body, metadata from log.inputs join log.events using (channel_id, version)
  where channel_id = $1 and inputs.tenant = $2 and version between $3 and $4 order by version`;

/**
 * The size is read without the data: what is too much for a page is not even fetched. Each event of the page is looked up by
 * its key (`offset 0`): a plan that is kept from when the log was small would read all of it for every page.
 */
const CHANNEL_PAGE = `(
  select channel_id as of_channel, version as of_version, sum(size) over (order by version) - size as before from (
    select channel_id, version, pg_column_size(data) as size from log.events
    where channel_id = $1 and tenant = $2 and version > $3 and position > $4 order by version limit $5
  ) sized
) page cross join lateral (
  select ${COLUMNS} from log.events where channel_id = of_channel and version = of_version offset 0
) event where before < $6 order by version`;
