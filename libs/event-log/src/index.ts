export * from './event-log.js';
export { followLog } from './follow-log.js';
export { postgresLogSignal } from './log-signal.js';
export { DATABASE_TIMEOUTS, driverTimeouts, openPool, type DatabaseTimeouts } from './open-pool.js';
export { DEFAULT_PAGE, postgresEventLog } from './postgres-event-log.js';
export { withRecentEvents } from './with-recent-events.js';
export { assertLeastPrivilege, durabilityWarnings } from './safety-checks.js';
export { timerScheduler, type DueTimer } from './timer-scheduler.js';
export { UnstorableText } from './unstorable.js';
