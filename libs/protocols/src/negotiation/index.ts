export { negotiation } from './decide.js';
export { DECISION_TREE } from './decision-tree.js';
export { facilitationErrors } from './facilitation-errors.js';
export type { Completion } from './completion.js';
export { proposalDiff } from './proposal-diff.js';
export * from './state.js';
