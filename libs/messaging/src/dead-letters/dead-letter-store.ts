import { storable } from '@parley/untrusted';
import { ADVISORY_LOCKS } from '@parley/event-log';
import pg from 'pg';
import type { DeadLetter, KeptLetter, LetterRetry, LetterStatus, LetterSummary, RetryResult } from '../ports.js';
import { letterOf, summaryOf, SUMMARY, type LetterRow } from './letter-rows.js';

/** Whose tables they are: each shape has a role of its own that gives up on messages. */
type LettersSchema = 'messaging' | 'channel_admin';

/** `if not exists` alone races with another start; what is altered was made by a first version, which could not retry. */
const lettersSchema = (schema: LettersSchema): string => `
select pg_advisory_xact_lock(${ADVISORY_LOCKS.deadLetters});
create table if not exists ${schema}.dead_letters (
  number bigint generated always as identity primary key,
  id uuid not null unique, consumer text not null, tenant text not null, channel_id text not null, event_id text not null,
  attempts integer not null, cause text not null, message jsonb not null, at timestamptz not null default now()
);
alter table ${schema}.dead_letters
  alter column channel_id type text, alter column event_id type text,
  drop constraint if exists dead_letters_consumer_event_id_key,
  add column if not exists status text not null default 'given-up',
  add column if not exists retries integer not null default 0,
  add column if not exists retried_at timestamptz,
  add column if not exists retried_by text,
  add column if not exists handled_at timestamptz;
create unique index if not exists dead_letters_by_event on ${schema}.dead_letters (consumer, event_id) where event_id <> '';
create index if not exists dead_letters_of_tenant on ${schema}.dead_letters (tenant, number);
`;

/** What could not be told outside (`webhook-{id}.{type}`) is channel-admin's to send again, and goes over no bus. */
export const isWebhookLetter = ({ consumer }: Pick<DeadLetter, 'consumer'>): boolean => consumer.startsWith('webhook-');

/** Hands a letter again to the service that gave it up. */
type HandOver = (letter: KeptLetter) => Promise<void>;

interface Wanted {
  status?: LetterStatus | undefined;
  /** Older than this one. */
  before?: number | undefined;
  limit: number;
}

/** A retry that has come to nothing for so long was lost, with the broker's store, say. */
const LOST_AFTER = '15 minutes';

/** What was given up on, what somebody had handled again, and what came of it. */
export class DeadLetterStore {
  private readonly table: string;
  private readonly handOvers = new Set<HandOver>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly schema: LettersSchema,
  ) {
    this.table = `${schema}.dead_letters`;
  }

  async prepare(): Promise<void> {
    await this.pool.query(lettersSchema(this.schema));
  }

  /** A message that is given up on twice, after a restart, is still one dead letter. */
  async bury({ id, consumer, tenant, channel_id, event_id, attempts, cause, message, at }: DeadLetter): Promise<void> {
    const kept = JSON.stringify(typeof message === 'string' ? storable(message) : message);
    await this.pool.query(
      `insert into ${this.table} (id, consumer, tenant, channel_id, event_id, attempts, cause, message, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [id, consumer, tenant, channel_id, event_id, attempts, storable(cause), kept, at],
    );
  }

  /** Without their messages, the last one first; `number` is a letter's place. */
  async list(tenant: string, { status, before, limit }: Wanted): Promise<{ letter: LetterSummary; number: number }[]> {
    const rows = await this.rows<Omit<LetterRow, 'message'>>(
      `select ${SUMMARY} from ${this.table} where tenant = $1 and ($2::text is null or status = $2) and ($3::bigint is null or number < $3)
       order by number desc limit $4`,
      [tenant, status ?? null, before ?? null, limit],
    );
    return rows.map((row) => ({ letter: summaryOf(row), number: Number(row.number) }));
  }

  async find(tenant: string, id: string): Promise<KeptLetter | undefined> {
    const [row] = await this.rows(`select * from ${this.table} where tenant = $1 and id = $2`, [tenant, id]);
    return row && letterOf(row);
  }

  /** Removes the letters about a channel, whatever became of them: words of it were erased. */
  async forget(tenant: string, channelId: string): Promise<void> {
    await this.pool.query(`delete from ${this.table} where tenant = $1 and channel_id = $2`, [tenant, channelId]);
  }

  /** How many nobody has handled, of all tenants. */
  async unhandled(): Promise<number> {
    const text = `select count(*) from ${this.table} where status <> 'handled'`;
    return Number((await this.pool.query<{ count: string }>(text)).rows[0]!.count);
  }

  /**
   * Has a letter handled again by the service that gave it up.
   * @returns the letter as it was taken; undefined where it is no more to be retried, or not yet
   * @throws where it cannot be handed over: it stays given up
   */
  async retry(tenant: string, id: string, by: string): Promise<KeptLetter | undefined> {
    const [row] = await this.rows(
      `update ${this.table} set status = 'retrying', retries = retries + 1, retried_at = now(), retried_by = $3
       where tenant = $1 and id = $2
         and (status = 'given-up' or status = 'retrying' and retried_at < now() - interval '${LOST_AFTER}')
       returning *`,
      [tenant, id, by],
    );
    if (!row) return undefined;
    const letter = letterOf(row);
    try {
      for (const handOver of this.handOvers) await handOver(letter);
    } catch (error) {
      await this.settle({ id, number: letter.retries }, { handled: false, attempts: 0, cause: letter.cause });
      throw error;
    }
    return letter;
  }

  /** @returns how to stop */
  onRetry(handOver: HandOver): () => void {
    this.handOvers.add(handOver);
    return () => this.handOvers.delete(handOver);
  }

  /** What a service still has to handle again. */
  async retrying(service: string): Promise<KeptLetter[]> {
    const text = `select * from ${this.table} where status = 'retrying' and split_part(consumer, '.', 1) = $1 order by number`;
    return (await this.rows(text, [service])).map(letterOf);
  }

  /**
   * Tells what came of a retry; of one that another has followed it is not taken.
   * @param sender who says so: of another's letter it is not taken
   */
  async settle(
    { id, number }: LetterRetry,
    result: RetryResult,
    { tenant, consumer }: Partial<Pick<DeadLetter, 'tenant' | 'consumer'>> = {},
  ): Promise<void> {
    const where = `where id = $1 and retries = $2 and status = 'retrying'
      and ($3::text is null or tenant = $3) and ($4::text is null or consumer = $4)`;
    const which = [id, number, tenant, consumer];
    if (result.handled) {
      await this.pool.query(`update ${this.table} set status = 'handled', handled_at = now() ${where}`, which);
      return;
    }
    await this.pool.query(
      `update ${this.table} set status = 'given-up', attempts = attempts + $5, cause = $6 ${where}`,
      [...which, result.attempts, storable(result.cause)],
    );
  }

  private async rows<Row extends pg.QueryResultRow = LetterRow>(text: string, values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(text, values)).rows;
  }
}
