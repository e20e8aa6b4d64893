export { compareDocuments, type DocumentDifference } from './documents/compare.js';
export { documentMarkdown } from './documents/markdown.js';
export { FIELD_OF } from './tasks/documents.js';
export { isDocumentId, TITLES } from './documents/catalogue.js';
export { interview } from './interview.js';
export type { DocumentRow, MemoryRow, MessageRow, StateRow } from './projections.js';
export { NO_NAME } from './state.js';
export type { DocumentId, InterviewChannel } from './state.js';
export type { InterviewView } from './view.js';
