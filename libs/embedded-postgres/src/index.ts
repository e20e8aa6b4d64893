export { startEmbeddedPostgres, SUPERUSER, type EmbeddedPostgres } from './embedded-postgres.js';
export { freePort } from './free-port.js';
export { endLeftBehind } from './orphan.js';
export { FolderInUse } from './owner.js';
export { holdsPostgres, runningPostgres } from './running-postgres.js';
export { dataFolder, enterable, makeEnterable, stateFolder } from './state-folder.js';
export { startProgram } from './server-process.js';
export { supervise } from './supervisor.js';
