export type { DebateRow, WorkspaceRow } from './projections.js';
export type { TeamState } from './state.js';
export { team } from './team.js';
export type { TeamView } from './view.js';
