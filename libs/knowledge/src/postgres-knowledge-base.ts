import { derivedId } from '@parley/contracts';
import { beginAs, inTenant } from '@parley/event-log';
import type pg from 'pg';
import type { KnowledgeDocument } from './document.js';
import type { Added, Hit, KnowledgeBase, StoredDocument } from './knowledge-base.js';
import { KnowledgeRefused } from './refused.js';
import { SEARCH } from './search.sql.js';
import { queryTerms, segmented } from './segment.js';
import { contentHash, split } from './split.js';

/** The longest query, in UTF-16 units. */
export const MAX_QUERY = 2_000;
const MAX_LIMIT = 50;
const MAX_NAME = 1_000;
/** The share of a query that a chunk has to have. Measured: docs/adr/0007. */
const MIN_COVERAGE = 0.2;

interface HitRow {
  chunk_id: string;
  path: string;
  heading: string | null;
  page: number | null;
  number: number;
  text: string;
  rank: number;
}

/** The knowledge base in Postgres. Row-level security holds for the pool's role: whatever it does is for one tenant. */
export function postgresKnowledgeBase(pool: pg.Pool): KnowledgeBase {
  return {
    async add(tenant, collection, documents) {
      [tenant, collection, ...documents.map(({ path }) => path)].forEach(assertName);
      const sum: Added = { added: 0, replaced: 0, unchanged: 0, chunks: 0 };
      for (const document of documents) {
        const { outcome, chunks } = await addOne(pool, tenant, collection, document);
        sum[outcome]++;
        sum.chunks += chunks;
      }
      return sum;
    },
    async search(tenant, collection, query, { limit = 5 } = {}) {
      [tenant, collection].forEach(assertName);
      if (query.length > MAX_QUERY) {
        throw new KnowledgeRefused('query-too-long', `a query has at most ${MAX_QUERY} characters`);
      }
      const terms = queryTerms(query);
      if (!terms.length) return [];
      const bounded = Math.min(Math.max(Math.trunc(limit) || 1, 1), MAX_LIMIT);
      const { rows } = await inTenant(pool, tenant, (client) =>
        client.query<HitRow>(SEARCH, [collection, terms, bounded, MIN_COVERAGE]),
      );
      return rows.map(hitOf);
    },
    async list(tenant, collection) {
      [tenant, collection].forEach(assertName);
      const { rows } = await inTenant(pool, tenant, (client) =>
        client.query<Omit<StoredDocument, 'added_at'> & { added_at: Date }>(
          'select path, chunks, added_at from knowledge.documents where tenant = $1 and collection = $2 order by path',
          [tenant, collection],
        ),
      );
      return rows.map((row) => ({ ...row, added_at: row.added_at.toISOString() }));
    },
    async remove(tenant, collection, path) {
      [tenant, collection, path].forEach(assertName);
      const { rowCount } = await inTenant(pool, tenant, (client) =>
        client.query('delete from knowledge.documents where tenant = $1 and collection = $2 and path = $3', [
          tenant,
          collection,
          path,
        ]),
      );
      return rowCount === 1;
    },
  };
}

function assertName(name: string): void {
  if (name.trim() && name.length <= MAX_NAME && name.isWellFormed() && !name.includes('\0')) return;
  throw new KnowledgeRefused('bad-name', `not a name of a tenant, collection or document: ${JSON.stringify(name)}`);
}

/** The document's row is taken first and kept until the commit: of two that add the same one, the second waits. */
const TAKE = `
insert into knowledge.documents as d (id, tenant, collection, path, content_hash, chunks) values ($1, $2, $3, $4, $5, $6)
on conflict (tenant, collection, path) do update
  set content_hash = excluded.content_hash, chunks = excluded.chunks, added_at = excluded.added_at
  where d.content_hash <> excluded.content_hash
returning xmax = 0 as is_new`;

const FILL = `
insert into knowledge.chunks (document_id, number, chunk_id, heading, page, text, heading_words, words)
select $1, * from unnest($2::int[], $3::uuid[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[])`;

/** A long document takes longer to be taken in than a statement may take elsewhere, in milliseconds. */
const TAKE_IN_MS = 300_000;

const patient = (text: string, values: unknown[]) => ({ text, values, query_timeout: TAKE_IN_MS });

async function addOne(
  pool: pg.Pool,
  tenant: string,
  collection: string,
  document: KnowledgeDocument,
): Promise<{ outcome: 'added' | 'replaced' | 'unchanged'; chunks: number }> {
  const { path } = document;
  const id = derivedId('document', tenant, collection, path);
  const chunks = split(document);
  const client = await pool.connect();
  try {
    await client.query(beginAs(tenant));
    await client.query(`set local statement_timeout = ${TAKE_IN_MS}`);
    // Between its statements the words of a long document are told apart.
    await client.query(`set local idle_in_transaction_session_timeout = ${TAKE_IN_MS}`);
    const values = [id, tenant, collection, path, contentHash(document), chunks.length];
    const taken = (await client.query<{ is_new: boolean }>(patient(TAKE, values))).rows[0];
    if (taken) {
      await client.query(patient('delete from knowledge.chunks where document_id = $1', [id]));
      const columns = [
        chunks.map(({ source }) => source.number),
        chunks.map(({ chunk_id }) => chunk_id),
        chunks.map(({ source }) => source.heading),
        chunks.map(({ source }) => source.page),
        chunks.map(({ text }) => text),
        chunks.map(({ source }) => segmented(source.heading ?? '')),
        chunks.map(({ text }) => segmented(text)),
      ];
      await client.query(patient(FILL, [id, ...columns]));
    }
    await client.query('commit');
    client.release();
    if (!taken) return { outcome: 'unchanged', chunks: 0 };
    return { outcome: taken.is_new ? 'added' : 'replaced', chunks: chunks.length };
  } catch (error) {
    // Its transaction ends with the connection, whatever state it is in.
    client.release(true);
    throw error;
  }
}

const hitOf = ({ chunk_id, path, heading, page, number, text, rank }: HitRow): Hit => ({
  chunk_id,
  source: { path, ...(heading && { heading }), ...(page && { page }), number },
  text,
  rank,
});
