export { roundTable } from './decide.js';
export { tableWorkErrors, type TableCompletion } from './facilitated.js';
export * from './state.js';
