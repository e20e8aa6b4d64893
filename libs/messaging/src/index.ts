export * from './ports.js';
export * from './channel-folds.js';
