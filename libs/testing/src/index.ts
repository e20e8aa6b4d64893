export { browserMissing, startBrowser } from './browser.js';
export { endWithTests } from './end-with-tests.js';
export { TEST_KEYS, testKeysFile } from './keys-file.js';
export { openFolder } from './open-folder.js';
export { testDatabase, type TestDatabase } from './test-database.js';
export { natsServerMissing, startNatsServer, type NatsServer } from './nats-server.js';
export * from './messages-api.js';
export * from './simulated-api/index.js';
export { SpeechClient, type SpeechFrame } from './speech-client.js';
