export * from './language-model.js';
export * from './rehearsal.js';
