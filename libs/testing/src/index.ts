export * from './a2a-agent.js';
export { browserMissing, startBrowser } from './browser.js';
export { commandMissing } from './command-missing.js';
export { dataFolder } from './data-folder.js';
export { endWithTests } from './end-with-tests.js';
export { TEST_KEYS, testKeysFile } from './keys-file.js';
export { startLocalServer, type LocalServer, type ReceivedRequest } from './local-server.js';
export {
  startOtlpReceiver,
  type OtlpReceiver,
  type ReceivedLog,
  type ReceivedMetric,
  type ReceivedSpan,
} from './otlp-receiver.js';
export { openFolder } from './open-folder.js';
export { smallDisk, smallDiskMissing, type SmallDisk } from './small-disk.js';
export { testDatabase, type TestDatabase } from './test-database.js';
export { natsCalloutMissing, natsServerMissing, startNatsServer, type NatsServer } from './nats-server.js';
export * from './messages-api.js';
export * from './simulated-api/index.js';
export { TmuxTerminal, tmuxMissing } from './tmux.js';
export { Wire, type Silence } from './wire.js';
export { SpeechClient, type SpeechFrame } from './speech-client.js';
