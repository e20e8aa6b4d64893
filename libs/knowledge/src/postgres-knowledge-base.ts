import { inTenant } from '@parley/event-log';
import type pg from 'pg';
import { addDocument } from './add-document.js';
import type { Added, Hit, KnowledgeBase, StoredDocument } from './knowledge-base.js';
import { countAdd, NO_LIMITS, type KnowledgeLimits } from './knowledge-limits.js';
import { KnowledgeRefused } from './refused.js';
import { SEARCH } from './search.sql.js';
import { queryTerms } from './segment.js';

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
export function postgresKnowledgeBase(pool: pg.Pool, given: Partial<KnowledgeLimits> = {}): KnowledgeBase {
  const limits = { ...NO_LIMITS, ...given };
  return {
    async add(tenant, collection, documents) {
      [tenant, collection, ...documents.map(({ path }) => path)].forEach(assertName);
      await countAdd(pool, tenant, limits.addsPerMinute);
      const sum: Added = { added: 0, replaced: 0, unchanged: 0, chunks: 0 };
      for (const document of documents) {
        const { outcome, chunks } = await addDocument(pool, { tenant, collection, document, limits });
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

const hitOf = ({ chunk_id, path, heading, page, number, text, rank }: HitRow): Hit => ({
  chunk_id,
  source: { path, ...(heading && { heading }), ...(page && { page }), number },
  text,
  rank,
});
