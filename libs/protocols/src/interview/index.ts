export { compareDocuments, type DocumentDifference } from './documents/compare.js';
export { documentMarkdown } from './documents/markdown.js';
export { isDocumentId } from './documents/order.js';
export { TITLES } from './documents/titles.js';
export { interview } from './interview.js';
export type { DocumentRow, MemoryRow, MessageRow, StateRow } from './projections.js';
export { NO_NAME } from './state.js';
export type { DocumentId, InterviewChannel } from './state.js';
export type { InterviewView } from './view.js';
