export { workshop } from './decide.js';
export { unrelayed, questionOf } from './clarifications.js';
export { objectionsTo } from './consensus.js';
export { coachWorkErrors, type WorkshopCompletion } from './facilitated.js';
export { withoutStrangers } from './speech-errors.js';
export * from './state.js';
export * from './outputs/index.js';
export { lookupsOf, mayLookUp } from './lookups.js';
