export * from './decider.js';
export * from './negotiation/index.js';
