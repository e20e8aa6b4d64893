export { BAD_DAYS, type Answerer, type SimulatedAnswer } from './answer.js';
export { fitting } from './fitting.js';
export { genericAnswerer, type Rule } from './generic-answerer.js';
export { isAdaptive } from './refused.js';
export type { SimulatedRequest } from './request.js';
export { startSimulatedApi, type RecordedRequest, type SimulatedApi } from './server.js';
export { tokensOf } from './tokens.js';
