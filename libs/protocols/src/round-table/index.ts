export { casting } from './cast.js';
export type { SummaryRow } from './projections.js';
export { roundTable } from './round-table.js';
export type { RoundTableState } from './state.js';
export type { RoundTableView } from './view.js';
