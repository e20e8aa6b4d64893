export * from './prompt.js';
export * from './task.js';
