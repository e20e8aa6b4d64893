export { workshop } from './workshop.js';
export { defaultRoles } from './default-roles.js';
export { objectionsIn } from './dissent.js';
export { previousPlan } from './lineage.js';
export type { TypedKind } from './documents/document-kind.js';
export { DOCUMENT_KINDS } from './documents/kinds.js';
export * from './outputs/index.js';
export type { WorkshopSummaryRow } from './projections.js';
export {
  draftOf,
  openIssues,
  workshopOf,
  type Clarification,
  type DraftEntry,
  type Issue,
  type WorkshopState,
} from './state.js';
export { questionView, type WorkshopView } from './view.js';
