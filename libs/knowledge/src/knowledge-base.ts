import type { Chunk, KnowledgeDocument } from './document.js';

/** What became of the documents that were given. */
export interface Added {
  added: number;
  /** Known paths with new content. */
  replaced: number;
  /** Known paths with the content they had. */
  unchanged: number;
  /** Chunks written. */
  chunks: number;
}

/** A document of a collection, as lists show it. */
export interface StoredDocument {
  path: string;
  chunks: number;
  added_at: string;
}

/** A chunk that answers a query; the greater the rank, the better. Ranks of different queries do not compare. */
export interface Hit extends Chunk {
  rank: number;
}

/** What the roles of a tenant can look up before they ask the user (W7). The only implementation is Postgres. */
export interface KnowledgeBase {
  /**
   * Adds or replaces documents by path; each in a transaction of its own, so that a search sees the old or the new one.
   * @throws KnowledgeRefused where a name is empty or cannot be stored; nothing is added then
   */
  add(tenant: string, collection: string, documents: readonly KnowledgeDocument[]): Promise<Added>;
  /**
   * The chunks that say most of what the query asks, best first; none where the query has no word to look for.
   * @param options.limit 1 to 50, 5 where absent
   * @throws KnowledgeRefused where the query is longer than MAX_QUERY
   */
  search(tenant: string, collection: string, query: string, options?: { limit?: number }): Promise<Hit[]>;
  /** By path. */
  list(tenant: string, collection: string): Promise<StoredDocument[]>;
  /** @returns whether there was such a document */
  remove(tenant: string, collection: string, path: string): Promise<boolean>;
}
