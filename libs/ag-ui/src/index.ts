export { wantedIn, type Wanted } from './input.js';
export { start } from './start.js';
export { asking, began, ended, outcomeOf } from './run.js';
export { fold, heard, isAtWork, silent, type Step, type Talk } from './talk.js';
