export { startFromEnvironment } from './start-from-environment.js';
export { startStandalone, type Standalone, type StandaloneOptions } from './start-standalone.js';
export { modelNotices } from './model-notices.js';
export { FolderInUse } from '@parley/embedded-postgres';
