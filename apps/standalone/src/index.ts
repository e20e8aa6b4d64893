export { startStandalone, type Standalone, type StandaloneOptions } from './start-standalone.js';
