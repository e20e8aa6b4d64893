import type { KeptTables } from '@parley/event-log/backup';

/** What was given to be searched. */
export const KNOWLEDGE_TABLES: KeptTables = {
  tables: [
    { name: 'knowledge.documents', order: 'id' },
    { name: 'knowledge.chunks', order: 'document_id, number' },
  ],
};
