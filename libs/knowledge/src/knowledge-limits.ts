import { ADVISORY_LOCKS, countInMinute, inTenant, type Counted } from '@parley/event-log';
import type pg from 'pg';
import { KnowledgeRefused } from './refused.js';

/** What one tenant may keep and send; 0 is no limit. */
export interface KnowledgeLimits {
  /** The most bytes of all documents of a tenant: their paths and their text in UTF-8. */
  tenantBytes: number;
  /** The most bytes of the documents of one collection. */
  collectionBytes: number;
  /** How often documents may be sent in a minute, any number together. */
  addsPerMinute: number;
}

export const NO_LIMITS: KnowledgeLimits = { tenantBytes: 0, collectionBytes: 0, addsPerMinute: 0 };

const COUNT = countInMinute('knowledge');

/** Counted in Postgres, so that it holds for all replicas together. @throws KnowledgeRefused rate-limited */
export async function countAdd(pool: pg.Pool, tenant: string, limit: number): Promise<void> {
  if (!limit) return;
  const { rows } = await inTenant(pool, tenant, (client) => client.query<Counted>(COUNT, [tenant]));
  const { commands, seconds_left } = rows[0]!;
  if (commands <= limit) return;
  const params = { limit, retry_after_s: Math.max(1, seconds_left) };
  throw new KnowledgeRefused('rate-limited', `a tenant may send documents ${limit} times a minute`, params);
}

const STORED = `
select coalesce(sum(bytes), 0)::float8 as tenant, coalesce(sum(bytes) filter (where collection = $2), 0)::float8 as collection
from knowledge.documents where tenant = $1 and id <> $3`;

/**
 * Whether a document has room beside the others, in its transaction: one after another of each tenant, in all replicas.
 * @throws KnowledgeRefused knowledge-full, with what is there and what is the most
 */
export async function assertRoom(
  client: pg.PoolClient,
  { tenant, collection, id, path, bytes }: Record<'tenant' | 'collection' | 'id' | 'path', string> & { bytes: number },
  limits: KnowledgeLimits,
): Promise<void> {
  if (!limits.tenantBytes && !limits.collectionBytes) return;
  await client.query(`select pg_advisory_xact_lock(${ADVISORY_LOCKS.tenantKnowledge}, hashtext($1))`, [tenant]);
  const { rows } = await client.query<Record<'tenant' | 'collection', number>>(STORED, [tenant, collection, id]);
  const rooms = { collection: limits.collectionBytes, tenant: limits.tenantBytes } as const;
  for (const scope of ['collection', 'tenant'] as const) {
    const [stored_bytes, most_bytes] = [rows[0]![scope], rooms[scope]];
    if (!most_bytes || stored_bytes + bytes <= most_bytes) continue;
    throw new KnowledgeRefused(
      'knowledge-full',
      `${path} has ${bytes} bytes, and the ${scope} has ${stored_bytes} of at most ${most_bytes} already; nothing of this document is stored`,
      { scope, path, bytes, stored_bytes, most_bytes },
    );
  }
}
