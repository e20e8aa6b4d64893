export { ApiKeys, type Caller } from './api-keys.js';
export { CallerOf } from './caller.js';
export { allowedHostsOf, foreignOrigin, type OriginHeaders, type OriginRule } from './foreign-origin.js';
export { configureHttp, documentApi, httpAdapter, type HttpOptions } from './http-app.js';
export { ChannelIdPipe, cursorOf, keyCursor, MAX_VERSION, pageLimit, positionCursor, wholeNumber } from './params.js';
export { HealthModule } from './health.js';
export { fail, failField, ProblemError } from './problem-error.js';
export { ProblemFilter, problemOf } from './problem-filter.js';
export { isUpgrade, routeUpgrades, takeUpgrade, type Upgrade } from './upgrades.js';
