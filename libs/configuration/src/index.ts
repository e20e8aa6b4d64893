export { AdminConfiguration } from './admin-configuration.js';
export { ConfigurationError, configurationOf } from './configuration.js';
export { DatabaseConfiguration } from './database-configuration.js';
export { JsonLogger } from './json-logger.js';
export { LimitsConfiguration } from './limits-configuration.js';
export { runMigration } from './run-migration.js';
export { CLOSE_MS, runService, type Running } from './run-service.js';
export { WebConfiguration } from './web-configuration.js';
export { WorkerConfiguration } from './worker-configuration.js';
