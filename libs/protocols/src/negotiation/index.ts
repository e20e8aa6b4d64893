export { negotiation } from './negotiation.js';
export type { ProposalRow, TallyRow } from './projections.js';
export { DECISION_TREE } from './rules/decision-tree.js';
export { proposalDiff } from './rules/proposal-diff.js';
export { proposalOf, type NegotiationState } from './state.js';
export type { NegotiationView } from './view.js';
