export * from './language-model.js';
export * from './rehearsal.js';
export type { ModelFor, ModelNeeds } from './model-for.js';
export * from './model-from-environment.js';
