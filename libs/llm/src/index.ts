export * from './language-model.js';
