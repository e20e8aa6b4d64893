export { DEFAULT_ATTEMPTS, MAX_ATTEMPTS, type AttemptPolicy } from './attempts.js';
export * from './channel-folds.js';
export { DeadLetterStore, isWebhookLetter } from './dead-letters/dead-letter-store.js';
export { CursorStore } from './embedded/cursor-store.js';
export { EmbeddedTransport } from './embedded/embedded-transport.js';
export { InProcessBus } from './embedded/in-process-bus.js';
export { CONCURRENCY, type EventHandlerExtras } from './handlers.js';
export { collectLetters } from './jetstream/collect-letters.js';
export {
  BUS_SERVICES,
  brokerAccounts,
  brokerRights,
  MOST_SUBSCRIPTIONS,
  SEATS_ACCOUNT,
} from './jetstream/broker-accounts.js';
export { BrokerBridge } from './jetstream/broker-bridge.js';
export { brokerConfiguration } from './jetstream/broker-configuration.js';
export { DURABLE_CONSUMERS } from './jetstream/durable-consumers.js';
export { brokerReady } from './jetstream/broker-ready.js';
export { JetStreamTransport } from './jetstream/jetstream-transport.js';
export { FULL_LOAD, processorLoad, STEADY } from './jetstream/processor-load.js';
export { natsReplicas } from './jetstream/nats-replicas.js';
export {
  natsCastChooser,
  natsChannelReader,
  natsCommandBus,
  natsFigureDesk,
  natsModelDesk,
} from './jetstream/nats-clients.js';
export { natsForesight } from './jetstream/nats-foresight.js';
export { natsHandOvers } from './jetstream/nats-hand-overs.js';
export { natsTokenStream } from './jetstream/nats-token-stream.js';
export { postgresRelayCheckpoint, type RelayCheckpoint } from './jetstream/relay-checkpoint.js';
export { Relay } from './jetstream/relay.js';
export { ADVISORIES_STREAM, DEAD_LETTERS_STREAM, ensureStreams } from './jetstream/streams.js';
export { KeepCause } from './keep-cause.js';
export { embeddedSettlements } from './embedded/embedded-settlements.js';
export { natsSettlements } from './jetstream/nats-settlements.js';
export { CallsUnderWay } from './live/calls-under-way.js';
export { LiveSpeech } from './live/live-speech.js';
export * from './ports.js';
export { giveUp } from './give-up.js';
export { submit } from './submit.js';
export { untilAvailable } from './until-available.js';
export { connectNats } from './jetstream/connect-nats.js';
export { startWorker } from './jetstream/start-worker.js';
export { checkQuery, QueryRefused } from './query-refused.js';
export { postgresSeatCheckpoint, type SeatCheckpoint } from './seats/seat-checkpoint.js';
export { SeatPublisher } from './seats/seat-publisher.js';
export { answerLogins, newSeatIssuer, publicIssuer } from './seats/seat-logins.js';
export type { SeatAccess, SeatAddress } from './seats/seat-access.js';
export { SeatConnections } from './seats/seat-connections.js';
export { SeatDesk } from './seats/seat-desk.js';
export type { NatsConnection } from '@nats-io/transport-node';
