export type { Chunk, KnowledgeDocument, Source } from './document.js';
export type { Added, Hit, KnowledgeBase, StoredDocument } from './knowledge-base.js';
export type { KnowledgeLimits } from './knowledge-limits.js';
export { assertKnowledgeMigrated, migrateKnowledge } from './migrate-knowledge.js';
export { MAX_QUERY, postgresKnowledgeBase } from './postgres-knowledge-base.js';
export { readDocuments, type ReadFolder, type RefusedFile } from './read-documents.js';
export { KnowledgeRefused } from './refused.js';
export { prefixQuery, segmented } from './segment.js';
export { MAX_CHUNK, split } from './split.js';
