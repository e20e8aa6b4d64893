export * from './agreement.js';
export * from './repetition.js';
