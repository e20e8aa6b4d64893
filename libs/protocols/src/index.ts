export * from './decider.js';
export * from './deliberation.js';
export * from './negotiation/index.js';
export * from './round-table/index.js';
export * from './workshop/index.js';
