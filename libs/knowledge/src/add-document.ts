import { derivedId } from '@parley/contracts';
import { beginAs } from '@parley/event-log';
import type pg from 'pg';
import { Cutter, type CutChunk, type CutDocument } from './cutter.js';
import type { KnowledgeDocument } from './document.js';
import { assertRoom, type KnowledgeLimits } from './knowledge-limits.js';

/** The document's row is taken first and kept until the commit: of two that add the same one, the second waits. */
const TAKE = `
insert into knowledge.documents as d (id, tenant, collection, path, content_hash, chunks, bytes) values ($1, $2, $3, $4, $5, $6, $7)
on conflict (tenant, collection, path) do update
  set content_hash = excluded.content_hash, chunks = excluded.chunks, bytes = excluded.bytes, added_at = excluded.added_at
  where d.content_hash <> excluded.content_hash
returning xmax = 0 as is_new`;

const FILL = `
insert into knowledge.chunks (document_id, number, chunk_id, heading, page, text, heading_words, words)
select $1, * from unnest($2::int[], $3::uuid[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[])`;

/** A long document takes longer to be taken in than a statement may take elsewhere, in milliseconds. */
const TAKE_IN_MS = 300_000;

const patient = (text: string, values: unknown[]) => ({ text, values, query_timeout: TAKE_IN_MS });

/** One for the process: whatever is sent to it, one document is cut and written at a time, over one connection. */
const CUTTER = new Cutter();

interface Addition {
  tenant: string;
  collection: string;
  document: KnowledgeDocument;
  limits: KnowledgeLimits;
}

interface Outcome {
  outcome: 'added' | 'replaced' | 'unchanged';
  chunks: number;
}

/** @throws KnowledgeRefused where it has no room, or cannot be cut with what one document may take */
export const addDocument = (pool: pg.Pool, addition: Addition): Promise<Outcome> =>
  CUTTER.cut(addition.document, (cut) => write(pool, addition, cut));

async function write(
  pool: pg.Pool,
  { tenant, collection, document, limits }: Addition,
  cut: CutDocument,
): Promise<Outcome> {
  const { path } = document;
  const { hash, chunks, bytes } = cut;
  const id = derivedId('document', tenant, collection, path);
  const client = await pool.connect();
  try {
    await client.query(beginAs(tenant));
    await client.query(`set local statement_timeout = ${TAKE_IN_MS}`);
    // Between its statements the words of a long document are told apart.
    await client.query(`set local idle_in_transaction_session_timeout = ${TAKE_IN_MS}`);
    const values = [id, tenant, collection, path, hash, chunks, bytes];
    const taken = (await client.query<{ is_new: boolean }>(patient(TAKE, values))).rows[0];
    if (taken) {
      await assertRoom(client, { tenant, collection, id, path, bytes }, limits);
      await client.query(patient('delete from knowledge.chunks where document_id = $1', [id]));
      for await (const batch of cut.batches()) await client.query(patient(FILL, [id, ...columnsOf(batch)]));
    }
    await client.query('commit');
    client.release();
    if (!taken) return { outcome: 'unchanged', chunks: 0 };
    return { outcome: taken.is_new ? 'added' : 'replaced', chunks };
  } catch (error) {
    // Its transaction ends with the connection, whatever state it is in.
    client.release(true);
    throw error;
  }
}

const columnsOf = (chunks: readonly CutChunk[]) => [
  chunks.map(({ source }) => source.number),
  chunks.map(({ chunk_id }) => chunk_id),
  chunks.map(({ source }) => source.heading),
  chunks.map(({ source }) => source.page),
  chunks.map(({ text }) => text),
  chunks.map(({ headingWords }) => headingWords),
  chunks.map(({ words }) => words),
];
