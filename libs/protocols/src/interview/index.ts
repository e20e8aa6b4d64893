export { interview } from './interview.js';
