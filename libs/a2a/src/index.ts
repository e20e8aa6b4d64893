export { serveA2a, type A2aOptions } from './serve-a2a.js';
