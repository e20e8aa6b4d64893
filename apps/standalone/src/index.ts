export { NoOwnBroker } from './own-broker.js';
export { startFromEnvironment } from './start-from-environment.js';
export { startStandalone, type Standalone, type StandaloneOptions } from './start-standalone.js';
export { FolderInUse } from '@parley/embedded-postgres';
