export { AdminConfiguration, DatabaseConfiguration } from './database-configuration.js';
export { ConfigurationError, configurationOf } from './configuration.js';
export { EgressConfiguration } from './egress-configuration.js';
export { JsonLogger } from './json-logger.js';
export { LimitsConfiguration } from './limits-configuration.js';
export { ProxyConfiguration } from './proxy-configuration.js';
export { CLOSE_MS, endedBy, runMigration, runService, type Running } from './run-service.js';
export {
  BrokerConfiguration,
  SeatsConfiguration,
  StopConfiguration,
  WorkerConfiguration,
} from './service-configuration.js';
export { VoiceConfiguration, WebConfiguration } from './web-configuration.js';
export { WitnessConfiguration } from './witness-configuration.js';
