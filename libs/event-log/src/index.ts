export * from './event-log.js';
export { ADVISORY_LOCKS } from './advisory-locks.js';
export { beginAs, inTenant } from './in-tenant.js';
export { followLog } from './follow-log.js';
export { InTurn } from './in-turn.js';
export { postgresLogSignal } from './log-signal.js';
export { onceItAnswers } from './once-it-answers.js';
export {
  actingAs,
  DATABASE_TIMEOUTS,
  driverTimeouts,
  openClient,
  openPool,
  type DatabaseTimeouts,
} from './open-pool.js';
export { DEFAULT_PAGE, postgresEventLog } from './postgres-event-log.js';
export type { PunctualClient } from './punctual-client.js';
export { ownedSchema } from './schema/owned-schema.sql.js';
export { countInMinute, tenantMinutesTable, type Counted } from './tenant-minutes.sql.js';
export { OWN_ROW, OWNER, PROJECTOR } from './schema/tenant-rows.sql.js';
export { rowsIn } from './rows-in.js';
export { withRecentEvents } from './with-recent-events.js';
export { assertLeastPrivilege, durabilityWarnings } from './safety-checks.js';
export { timerScheduler, type DueTimer } from './timer-scheduler.js';
export { UnstorableText } from './prepared-append.js';
export { accessIn, type AccessStore } from './access/access-in.js';
export { KeyStore, type NewKey, type StoredKey } from './access/key-store.js';
export { keyHolders, type KeyHolder } from './access/use-key.js';
export {
  OperatorRecord,
  type NewOperation,
  type Operation,
  type Operator,
  type OperatorAction,
} from './access/operations.js';
