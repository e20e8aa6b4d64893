export { isUnavailable } from './unavailable.js';
export { NotReady, within } from './within.js';
