export { compareChannels, type Comparison } from './compare.js';
