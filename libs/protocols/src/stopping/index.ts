export { stoppingRules } from './stopping.js';
export { holdClocks, listenForSilence, releaseClocks, startClocks } from './clocks.js';
export { spokenCommand } from './slash-commands.js';
export { evolveStopping, NOT_STOPPING, type PendingEnd, type StoppingState } from './stopping-state.js';
export type { Run, Stoppable, StoppableProtocol } from './stoppable.js';
export { endingOf } from './ending.js';
