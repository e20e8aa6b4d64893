export { ANSWER, answersOf, refTo, type Schemas } from './api-schemas.js';
export { ApiKeys, LOCAL } from './api-keys.js';
export { CallerOf, callerKey, needsScope, operatorOf, stillKnown, tenantAsked } from './caller.js';
export {
  allowedHostsOf,
  cookieProblem,
  foreignOrigin,
  LOOPBACK,
  type OriginHeaders,
  type OriginRule,
} from './foreign-origin.js';
export { apiDocument, documentApi } from './api-document.js';
export type { ApiExamples } from './api-examples.js';
export { configureHttp, httpAdapter, type HttpOptions } from './http-app.js';
export { RELAYED_ROUTE, type ProblemTeller } from './relayed.js';
export {
  ChannelIdPipe,
  cursorOf,
  keyCursor,
  MAX_VERSION,
  pageLimit,
  positionCursor,
  uuidOf,
  wholeNumber,
} from './params.js';
export { OPEN_ROUTE, serveConsole } from './console-page.js';
export { keepAlive, send, sendStream, STREAM_HEADERS, upTo } from './event-stream.js';
export { HealthModule, type ReadinessChecks } from './health.js';
export { MetricsModule, type Figure } from './metrics.js';
export { callerOf, type Caller, type Principal } from './principal.js';
export { newStoredKey, type FindKey } from './stored-keys.js';
export { fail, failField, ProblemError } from './problem-error.js';
export type { People } from './people.js';
export { SCOPES } from './read-api-keys.js';
export { ProblemFilter, problemOf, sendProblem } from './problem-filter.js';
export { ForReaders, ForSeats } from './seat-guard.js';
export { channelKey, newChannelKey, readChannelKey, type ChannelKeyKind, type FindSeat } from './seat-tokens.js';
export { egressBy, egressHostsOf, EgressRefused, type Egress, type EgressAnswer } from './egress.js';
export { drain, stopOf } from './stopping.js';
export { endWithProblem } from './end-with-problem.js';
export { dropBody } from './upload-limits.js';
export { isUpgrade, routeUpgrades, takeUpgrade, type Upgrade } from './upgrades.js';
export { AreNested, IsNested } from './nested.js';
